// Signs on buttons, drawn so that no font has to have them.

import { s } from './dom.js';

const PATHS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  on: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  flip: 'M8 20V5m0 0L4.500 9M8 5l3.500 4M16 4v15m0 0l-3.500-4m3.500 4l3.500-4',
  left: 'M5 5v5h5M5.500 10A7.500 7.500 0 1 1 5 15',
  right: 'M19 5v5h-5M18.500 10A7.500 7.500 0 1 0 19 15',
  above: 'M4 8l8-4 8 4-8 4zM4 12l8 4 8-4M4 16l8 4 8-4',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3m0 12v3M3 12h3m12 0h3M5.600 5.600l2.100 2.100m8.600 8.600l2.100 2.100m0-12.800l-2.100 2.100m-8.600 8.600l-2.100 2.100',
};

export const icon = (name) => s('svg', { class: `sign ${name}`, viewBox: '0 0 24 24', 'aria-hidden': 'true' }, s('path', { d: PATHS[name] }));
