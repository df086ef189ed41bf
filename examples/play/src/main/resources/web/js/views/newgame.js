// The form for a new game. Variants and their options are those that the server names.

import { button, h, replace, toast } from '../dom.js';
import { has, refusal, t } from '../i18n.js';
import { post } from '../net.js';
import { change, keepToken, settings } from '../settings.js';
import { optionName, optionText } from './words.js';

const CLOCKS = [null, [3, 2], [5, 3], [10, 5], [15, 10], [30, 20]];

// A row of big buttons of which one is chosen.
function choice(name, label, options, chosen, onchange) {
  return h('fieldset', { class: `choice ${name}` }, h('legend', {}, label),
    h('div', { class: 'options' }, options.map(([value, text, note]) =>
      h('label', {},
        h('input', { type: 'radio', name, value, checked: value === chosen, onchange: () => onchange(value) }),
        h('span', {}, h('b', {}, text), note && h('small', {}, note))))));
}

function picker(label, options, value, onchange) {
  const select = h('select', { onchange: () => onchange(select.value) }, options.map(([key, text]) => h('option', { value: key }, text)));
  select.value = value;
  return h('label', { class: 'field' }, h('span', {}, label), select);
}

// What an option that takes a number may be set to in the menu.
const NUMBERS = { repetition: ['0', '3'], quiet: ['0', '40', '60', '100'] };

function optionField(option, state) {
  const known = option.choices.length ? option.choices : NUMBERS[option.key];
  // What has no name here is for those who write the rules by hand.
  if (!known || !has(`option.${option.key}`)) return null;
  state.options[option.key] ??= option.standard;
  const values = [...new Set([...known, state.options[option.key]])];
  return picker(optionName(option.key), values.map((value) => [value, optionText(option.key, value)]), state.options[option.key],
    (value) => { state.options[option.key] = value; });
}

function rulesText(variant, state) {
  const changed = variant.options.filter((option) => state.options[option.key] && state.options[option.key] !== option.standard);
  return [variant.id, ...changed.map((option) => `${option.key}=${state.options[option.key]}`)].join(' ');
}

export async function startGame(wanted) {
  try {
    const ticket = await post('/api/games', { start: '', seat: null, level: '', clock: null, listed: false, name: settings.name, ...wanted });
    keepToken(ticket.game, ticket.token, wanted.rules);
    location.hash = `#/game/${ticket.game}`;
  } catch (error) {
    toast(refusal(error), 'bad');
  }
}

// The form for any game, or for one from a position with the rules that it has.
export function newGameForm(menu, { start = '', rules = '' } = {}) {
  const [only, ...options] = rules.split(' ');
  const variants = menu.variants.filter((variant) => !only || variant.id === only).sort((a, b) => (b.id === 'xiangqi') - (a.id === 'xiangqi'));
  const preferred = variants[0];
  const state = { variant: preferred.id, against: 'COMPUTER', options: Object.fromEntries(options.map((option) => option.split('='))), level: menu.levels[Math.min(1, menu.levels.length - 1)], seat: 'ANY', clock: '0', listed: true };
  const form = h('form', { class: 'newgame', onsubmit: (event) => { event.preventDefault(); submit(); } });

  function submit() {
    const variant = menu.variants.find((each) => each.id === state.variant);
    const clock = state.against === 'COMPUTER' ? null : CLOCKS[Number(state.clock)];
    startGame({
      rules: rulesText(variant, state),
      start,
      against: state.against,
      seat: state.against === 'NEIGHBOR' ? 'FIRST' : state.seat === 'ANY' ? null : state.seat,
      level: state.against === 'COMPUTER' ? state.level : '',
      clock: clock && { initial: clock[0] * 60000, increment: clock[1] * 1000 },
      listed: state.listed,
    });
  }

  // What is chosen changes what else there is to choose; the keyboard stays where it was.
  function renderAgain() {
    const { name } = document.activeElement;
    render();
    form.querySelector(`input[name="${name}"]:checked`)?.focus();
  }

  function render() {
    const variant = menu.variants.find((each) => each.id === state.variant);
    const people = state.against === 'PERSON';
    const name = h('input', { type: 'text', maxlength: 24, value: settings.name, placeholder: t('name.hint'), autocomplete: 'nickname', onchange: () => change({ name: name.value.trim() }) });
    replace(form,
      variants.length > 1 && choice('variant', t('new.variant'), variants.map((each) => [each.id, t(`variant.${each.id}`), t(`variant.${each.id}.note`)]), state.variant,
        (value) => { state.variant = value; state.options = {}; renderAgain(); }),
      choice('against', t('new.against'), [['COMPUTER', t('new.computer')], ['PERSON', t('new.person')], ['NEIGHBOR', t('new.neighbor')]], state.against,
        (value) => { state.against = value; renderAgain(); }),
      h('div', { class: 'fields' },
        state.against === 'COMPUTER' && menu.levels.length > 1 && picker(t('new.level'), menu.levels.map((level) => [level, t(`level.${level}`)]), state.level, (value) => { state.level = value; }),
        state.against !== 'NEIGHBOR' && picker(t('new.seat'), [['ANY', t('seat.ANY')], ['FIRST', t('seat.FIRST')], ['SECOND', t('seat.SECOND')]], state.seat, (value) => { state.seat = value; }),
        variant.options.map((option) => optionField(option, state)),
        state.against !== 'COMPUTER' && picker(t('new.clock'), CLOCKS.map((clock, index) => [String(index), clock ? t('clock.text', { minutes: clock[0], seconds: clock[1] }) : t('clock.none')]), state.clock, (value) => { state.clock = value; }),
        state.against !== 'NEIGHBOR' && h('label', { class: 'field' }, h('span', {}, t('name')), name)),
      people && h('label', { class: 'check' }, h('input', { type: 'checkbox', checked: state.listed, onchange: (event) => { state.listed = event.target.checked; } }), t('new.listed')),
      h('button', { type: 'submit', class: 'primary big' }, people ? t('new.invite') : t('new.start')));
  }
  render();
  return form;
}

export const levelName = (level) => t(`level.${level}`);
