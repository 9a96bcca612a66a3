/** Prohibitions that nobody can run into, and why. @module */
import type { NeverRefuses } from 'rulewright/book'

export const neverRefuses: readonly NeverRefuses[] = [
  {
    reason:
      'Everybody is asked for a card three times and no more, so that nobody learns how many it is; there is no moment for a fourth.',
    clauses: ['bid.upToThree'],
  },
  {
    reason: 'It says what tokens are worth: a table adds the Strength of the Bonus, and nobody claims it.',
    clauses: ['teamwork.notAlone'],
  },
  {
    reason:
      'The Strength of the icon is given to a Front in one choice, which names a single Front; what that Front cannot take goes where the reading of what is left over sends it.',
    clauses: ['moraleBenefit.oneFront'],
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
