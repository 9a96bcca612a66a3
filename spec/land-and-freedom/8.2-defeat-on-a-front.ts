/** page 8, Defeat on a Front. @module */
import { among, forbid, prohibition, question, rule, view } from '#kernel'
import { eventOfACard } from './6.1-player-cards.js'
import { FATES, MEANT, victory } from './8.1-victory-on-a-front.js'
import { repeats, SHOWN } from './reasons.js'
import { section } from './section.js'

export const defeat = section('defeat', 'page 8, Defeat on a Front, para 1', 'Defeat on a Front', {
  atOnce: rule('As soon as a Front falls to -10, the players suffer Defeat there.', {
    status: repeats('page 4, Winning and Losing'),
  }),
  card: rule('A card that says so covers the Front.', { status: SHOWN }),
  neverAgain: prohibition('A defeated Front is never again strengthened or recovered.'),
  lost: rule('With Madrid, or with a second Front, the game is over, and all players have lost.', {
    status: repeats('page 4, Winning and Losing'),
  }),
})

export const defeatEffects = section('defeatEffects', 'page 8, Defeat on a Front, para 2', 'Effects of Defeat', {
  moraleOff: rule('Defeat on a Front turns off the Morale Bonus at once.'),
  tracks: rule('Collectivization, Soviet Support and Foreign Aid go down by 1 each.'),
  attacksElsewhere: rule('From then on a Fascist Attack on it falls on the remaining Front closest to Defeat instead.'),
  testsFail: rule('A Test on it fails, whatever happens.'),
  cardsElsewhere: rule('Player cards that affect it must be applied to the remaining Front closest to Defeat.'),
})

export const closestToDefeat = section('closestToDefeat', 'page 8, Defeat on a Front, para 3', 'Closest to Defeat', {
  value: rule('The Front closest to Defeat is the one closest to -10.'),
  ties: rule('The Initiative player breaks a tie among those closest to Defeat.'),
})

export const forgoing = question('forgoing', {
  asks: 'Must Strength be applied that a card gives to a victorious Front?',
  clauses: [victory.cardsElsewhere],
  readings: {
    may: 'The player may apply it to a Front of their choice, or forgo it.',
    must: 'The player must apply it to some Front.',
  },
  usual: 'may',
  because: 'The text says that it can be applied there.',
})

export const mayNotStrengthen = forbid(
  'Strength: may not be added to the Front',
  view({ fate: among(FATES, 'the Front'), meant: among(MEANT, 'what the card means by this Front') }),
  (bar) => [
    bar(victory.cardsElsewhere, { fate: 'victorious' }),
    bar(defeat.neverAgain, { fate: 'defeated' }),
    bar(eventOfACard.lines, { meant: 'not' }),
  ],
)
