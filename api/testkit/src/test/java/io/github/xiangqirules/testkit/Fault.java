package io.github.xiangqirules.testkit;

import com.google.common.collect.ImmutableList;

/** What can be wrong with rules, one thing at a time, and the laws that must notice it. */
enum Fault {
  NONE(),

  // Rules
  RULES_ARE_NOT_EQUAL("rulesAreAValue"),
  VARIANTS_ARE_NOT_EQUAL("rulesAreFoundByTheirText"),
  RULES_HAVE_THE_TEXT_OF_OTHERS("rulesAreFoundByTheirText"),
  STANDARD_VALUE_IS_NOT_STANDARD("optionsHaveStandardValues"),
  PLACES_COME_BACKWARDS("placesComeInTheirOrder"),
  TABLE_SPARES_EQUALS("kindsOfOneRankTakeEachOther"),

  // Positions as values
  PLAY_CHANGES_THE_POSITION("aPositionNeverChanges"),
  HASH_BY_IDENTITY("equalityAndHashAgreeWithTheText"),
  EQUALS_WITHOUT_COUNTERS("equalityAndHashAgreeWithTheText"),
  SEATS_MOVE_TWICE("theSeatsTakeTurns"),
  SECOND_BEGINS("theSeatsTakeTurns"),
  COLOURS_CHANGE_SEATS("coloursStayWithTheirSeats"),
  QUIET_PLIES_GO_ON_AFTER_A_CAPTURE("quietPliesRestartAtACaptureOrReveal"),
  QUIET_PLIES_RESTART_BY_THEMSELVES("occurrencesAreThoseOfTheWholeGame"),
  OVER_TOO_EARLY("aPositionIsOverExactlyWithoutALegalMove"),

  // Pieces
  CAPTURED_IS_ANOTHER_PIECE("aMoveTakesWhatStandsWhereItEnds"),
  PIECES_COME_FROM_NOWHERE("aCaptureTakesOnePieceOff"),
  CHECK_FROM_FACE_DOWN_PIECES("checkComesFromEnemyPieces"),
  STALEMATE_IN_CHECK("checkComesFromEnemyPieces"),
  ANY_PLACE_WILL_DO("aPlaceOfAnotherBoardIsTheCallersSlip"),

  // Moves and choices
  A_MOVE_IS_MISSING("legalMovesAreListedOnce"),
  A_MOVE_IS_LISTED_TWICE("legalMovesAreListedOnce"),
  CHOICES_ARE_COUNTED_WRONG("legalMovesAreListedOnce"),
  TOO_MUCH_IS_LEGAL("movesOfOtherPositionsAreRefused"),
  RESULTS_OF_ILLEGAL_MOVES("movesOfOtherPositionsAreRefused"),
  PLAY_REFUSES_WITH_ANOTHER_TYPE("movesOfOtherPositionsAreRefused"),
  MOVE_IS_READ_AS_ANOTHER("movesAreInternedAndReadBack", "aGameComesBackFromItsTexts"),
  SURE_RESULT_COUNTS_TWICE("aChoiceWithoutChanceIsItsOnlyResult"),

  // Chance
  OPEN_CHOICE_IS_PLAYED("anOpenChoiceIsNoResult"),
  CHANCE_IS_CHOSEN("aResultOfChanceIsNoChoice"),
  A_RESULT_IS_NOT_SHOWN("eachResultIsShownWithItsPositionAndOdds"),
  A_RESULT_IS_SHOWN_TWICE("eachResultIsShownWithItsPositionAndOdds"),
  WAYS_ARE_WRONG("eachResultIsShownWithItsPositionAndOdds"),
  RESULTS_ARE_SHOWN_OUT_OF_ORDER("eachResultIsShownWithItsPositionAndOdds"),
  SHOWN_POSITION_IS_ANOTHER("eachResultIsShownWithItsPositionAndOdds"),
  RESULTS_ARE_COUNTED_WRONG(
      "theCountOfResultsIsThatOfAllChoices", "linesOfTwoPliesAreCountedAsPlayed"),

  // Repetition
  KEY_HAS_COUNTERS("theKeyTellsWhatCountsAsTheSame"),
  KEY_WITHOUT_SIDE("theKeyTellsWhatCountsAsTheSame"),
  SAME_ONLY_LATER("equalPositionsCountAsTheSame"),
  SAME_WITH_EITHER_SIDE("whatCountsAsTheSameLooksTheSame"),
  SAME_ONLY_WITH_COUNTERS("countersDoNotMatterForRepetition"),

  // Games
  PLAY_ANSWERS_DIFFERENTLY(
      "aGameRemembersItsPositionsAndMoves",
      "takingBackGivesTheGameOfThatTime",
      "aDealerMakesAChoiceAResult"),
  JUDGE_FORGETS_THE_BOARD("aGameIsOverWhenItsPositionIs"),
  RULING_OF_ANOTHER_PLY("aRulingSaysWhy"),
  JUDGE_CHANGES_ITS_MIND(
      "anEndingEndsAGameAndIsTakenBack",
      "aPreviewIsWhatPlayingBrings",
      "aPreviewOfAnOpenChoiceIsWhatAllResultsShare"),

  // Deals
  SECRET_IN_TO_STRING("aDealHidesItsSecret"),
  DEAL_EQUALS_NO_OTHER("aDealGivesTheSameResultAgain"),
  SECRET_WITHOUT_SALT("aDealIsCommittedToByItsHash"),
  COMMITMENT_TO_SOMETHING_ELSE("aDealIsCommittedToByItsHash"),
  DEAL_GIVES_WHAT_IS_NOT_THERE("aDealGivesAResultOfTheChoice"),
  DEAL_TAKES_ANY_CHOICE("aDealGivesAResultOfTheChoice"),
  DEAL_CHANGES_ITS_MIND("aDealGivesTheSameResultAgain"),
  DEAL_DIFFERS_AFTER_A_RESTART("aDealGivesTheSameResultAgain"),

  // Texts
  TEXT_LOSES_A_COUNTER("aPositionComesBackFromItsText"),
  LENIENT_READER_COMPLAINS("theLenientReaderReadsCanonicalTexts"),
  LENIENT_READER_IS_SILENT("theLenientReaderTellsWhatIsNotCanonical"),
  UNREADABLE_BY_ANOTHER_TYPE("aTextIsASetupOrIsRefused"),
  PROBLEM_BEYOND_THE_TEXT("aTextIsASetupOrIsRefused"),
  STRICT_READER_REPAIRS("aTextIsASetupOrIsRefused"),
  SETUP_HAS_PROBLEMS_AND_A_POSITION("aSetupHasAPositionOrProblems"),
  ANY_TEXT_IS_A_MOVE("aTextIsAMoveOrIsRefused", "replayKeepsTheGoodEventsBeforeABadOne"),
  ILLEGAL_MEANINGS("aTextMeansLegalMovesOrIsRefused"),
  SECRET_IN_EXCEPTIONS("aTextIsASecretOrIsRefusedUnseen"),
  OPTIONS_REFUSED_BY_ANOTHER_TYPE("aTextNamesRulesOrIsRefused"),
  NULL_IS_READ("nullIsTheCallersSlip"),

  // Notations and diagrams
  TWO_MOVES_SHARE_A_TEXT("noTwoMovesShareAText"),
  WRITTEN_AND_NOT_READ("whatIsWrittenIsRead"),
  ANY_MOVE_IS_WRITTEN("aMoveOfAnotherPositionIsNotWritten"),
  THERE_IS_NO_NOTATION("aGameIsToldInEachNotation"),
  LAST_LINE_HAS_NO_END("aPositionIsDrawnInLines"),
  PICTURE_IS_CUT_OFF("aPictureIsAWholeDocument"),
  PICTURE_HAS_IDS("aPictureIsAWholeDocument"),

  // Threads
  ANSWERS_ONLY_ITS_MAKER("threadsSeeTheSame");

  private final ImmutableList<String> caughtBy;

  Fault(String... caughtBy) {
    this.caughtBy = ImmutableList.copyOf(caughtBy);
  }

  /** The laws that must notice it, among others perhaps. */
  ImmutableList<String> caughtBy() {
    return caughtBy;
  }
}
