/** Prohibitions that nobody can run into, and why. @module */
import type { NeverRefuses } from 'rulewright/book'

export const neverRefuses: readonly NeverRefuses[] = [
  {
    reason: 'It says what tokens are worth: a table adds the Strength of the Bonus, and nobody claims it.',
    clauses: ['teamwork.notAlone'],
  },
  {
    reason:
      'The cards of a bid are discarded before a card is chosen, and lie among the others there; every card to be played is chosen from the hand.',
    clauses: ['bid.notPlayed'],
  },
  {
    reason:
      'It says whom a Non-player has lose Hero points. A player with the Initiative may choose any who is tied, and a Non-player is asked nothing.',
    clauses: ['losingTies.notItself'],
  },
]
