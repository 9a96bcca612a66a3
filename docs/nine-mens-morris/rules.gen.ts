/** The sections and questions of the pages beside this file, which `rulewright audit pages` writes: do not edit it. @module */
import { definition, permission, prohibition, question, rule, section } from "rulewright/book"

/** 1 Board and men (rules/1-board.md) */
export const board = section("board", "1", "Board and men", {
  /** Each player has nine men. (1, rules/1-board.md) */
  nine: rule("Each player has nine men."),
})

/** 2 Placing (rules/2-placing.md) */
export const placing = section("placing", "2", "Placing", {
  /** The players take turns, and White begins. (2, rules/2-placing.md) */
  turns: rule("The players take turns, and White begins."),
  /** A player with men in hand puts one of them on the board in each turn. (2, rules/2-placing.md) */
  hand: rule("A player with men in hand puts one of them on the board in each turn."),
  /** No man is put where another stands. (2, rules/2-placing.md) */
  free: prohibition("No man is put where another stands."),
})

/** 3 Moving (rules/3-moving.md) */
export const moving = section("moving", "3", "Moving", {
  /** A player whose men are all placed moves one of them in each turn. (3, rules/3-moving.md) */
  move: rule("A player whose men are all placed moves one of them in each turn."),
  /** A man moves no further than along a line to the next point. (3, rules/3-moving.md) */
  along: prohibition("A man moves no further than along a line to the next point."),
  /** No man moves to where another stands. (3, rules/3-moving.md) */
  free: prohibition("No man moves to where another stands."),
  /** The men of a player with three men left may jump. (3, rules/3-moving.md) */
  jump: permission("The men of a player with three men left may jump."),
})

/** 4 Mills (rules/4-mills.md) */
export const mills = section("mills", "4", "Mills", {
  /** Three men of a player in a row on a line are a mill. (4, rules/4-mills.md) */
  mill: definition("Three men of a player in a row on a line are a mill."),
  /** Who closes a mill takes a man of the other player from the board. (4, rules/4-mills.md) */
  take: rule("Who closes a mill takes a man of the other player from the board."),
  /** Nobody takes but a man of the other player. (4, rules/4-mills.md) */
  theirs: prohibition("Nobody takes but a man of the other player."),
  /** Men in a mill are safe, as the others are taken first. (4, rules/4-mills.md) */
  safe: prohibition("Men in a mill are safe, as the others are taken first."),
  /** A man that is taken never comes back. (4, rules/4-mills.md) */
  gone: rule("A man that is taken never comes back."),
})

/** 5 The end (rules/5-ending.md) */
export const ending = section("ending", "5", "The end", {
  /** Who has all men placed and fewer than three left loses. (5, rules/5-ending.md) */
  few: rule("Who has all men placed and fewer than three left loses."),
  /** Who cannot move loses. (5, rules/5-ending.md) */
  stuck: rule("Who cannot move loses."),
  /** After forty turns in a row of moves without a new mill the game is drawn at once. (5, rules/5-ending.md) */
  forty: rule("After forty turns in a row of moves without a new mill the game is drawn at once."),
  /** The game is drawn when a position comes back again and again. (5, rules/5-ending.md) */
  again: rule("The game is drawn when a position comes back again and again."),
})

/** Where to does a man jump? (rules/3-moving.md) */
export const jumping = question("jumping", {
  asks: "Where to does a man jump?",
  clauses: [moving.jump],
  readings: {
    anywhere: "To any free point.",
    "over a man": "Over the next man in the row, to the point behind.",
  },
  usual: "anywhere",
  because: "Most players let the last three men fly, and the text sets no bound to a jump.",
})

/** Is a man taken where all stand in mills? (rules/4-mills.md) */
export const allSafe = question("allSafe", {
  asks: "Is a man taken where all stand in mills?",
  clauses: [mills.safe],
  readings: {
    any: "Any of them is, as there are no others.",
    none: "None is, as all are safe.",
  },
  usual: "any",
  because: "The others are taken \"first\", so that those in mills come after them.",
})

/** How many men are taken by who closes two mills at once? (rules/4-mills.md) */
export const twoMills = question("twoMills", {
  asks: "How many men are taken by who closes two mills at once?",
  clauses: [mills.take],
  readings: {
    one: "One: they close mills, and take a man.",
    two: "Two: one for each mill.",
  },
  usual: "one",
  because: "The text knows of one man that is taken.",
})

/** How often does a position come back until the game is drawn? (rules/5-ending.md) */
export const comingBack = question("comingBack", {
  asks: "How often does a position come back until the game is drawn?",
  clauses: [ending.again],
  readings: {
    once: "As soon as it stands a second time.",
    twice: "When it stands a third time.",
  },
  usual: "twice",
  because: "Again and again is more than again.",
})
