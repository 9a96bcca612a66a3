/** The sections and questions of the pages beside this file, which `rulewright audit pages` writes: do not edit it. @module */
import { prohibition, question, rule, section } from "rulewright/book"

/** 1 Taking sticks (rules/1-taking.md) */
export const taking = section("taking", "1", "Taking sticks", {
  /** The players take turns. (1, rules/1-taking.md) */
  turns: rule("The players take turns."),
  /** A player takes sticks from the pile first. (1, rules/1-taking.md) */
  first: rule("A player takes sticks from the pile first."),
  /** Nobody takes more than three sticks in a turn. (1, rules/1-taking.md) */
  most: prohibition("Nobody takes more than three sticks in a turn."),
  /** Nobody takes more sticks than are left. (1, rules/1-taking.md) */
  left: prohibition("Nobody takes more sticks than are left."),
})

/** 2 The end (rules/2-ending.md) */
export const ending = section("ending", "2", "The end", {
  /** Whoever takes the last stick loses. (2, rules/2-ending.md) */
  last: rule("Whoever takes the last stick loses."),
  /** The pile has seven sticks. (2, rules/2-ending.md) */
  pile: rule("The pile has seven sticks."),
})

/** Which player begins? (rules/1-taking.md) */
export const whoBegins = question("whoBegins", {
  asks: "Which player begins?",
  clauses: [taking.first],
  readings: {
    younger: "Ann, who is the younger, begins.",
    older: "Bob, who is the older, begins.",
  },
  usual: "younger",
  because: "The text says that a player begins and not which; the younger one does in most games of this kind.",
})
