/** 3.1 Determination of the international situation. @module */
import { among, flag, note, one, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { victoryConditions } from './1.2-victory-conditions.js'
import { gameTurn } from './2.4-game-turn.js'
import { HISTORY, repeats } from './reasons.js'
import { ahead, section } from './section.js'
import { EVENTS } from './vocabulary.js'

export const situation = section('situation', '3.1', 'Determination of the international situation', {
  track: rule('The track of International Events has the spaces -2, 0 and +2.'),
  begins: rule('The Event marker begins on 0.', { status: repeats('2.1') }),
  die: rule('Every turn the Finnish player rolls a die.'),
  low: rule('1, 2: the marker moves to -2, and Finland is 2 points of morale poorer.'),
  middle: rule('3, 4: the marker moves to 0, and nothing changes.'),
  high: rule('5, 6: the marker moves to +2, and Finland gains 2 points of morale.'),
  history: note('So support and mediation took turns.', { status: HISTORY }),
  atTheEnd: rule('The morale of both is determined for good only at the end of the turn.'),
})

export const moraleWhen = question('moraleWhen', {
  asks: 'When does morale change?',
  clauses: [situation.atTheEnd, gameTurn.morale, ahead('sovietMorale.begins')],
  readings: {
    'at the end': 'At the end of the turn, by all that has happened in it; who has won is found then.',
    'at once': 'As soon as something changes it; at 0 the game ends.',
  },
  usual: 'at the end',
  because: 'The end of the turn has a step for it, and 3.1 says to wait until then.',
})

export const endsAtZero = one(
  'Morale: whether the game ends as soon as one is at 0',
  view({ down: flag('a morale is at 0', 'neither morale is at 0'), moraleWhen }),
  (row) => [
    row([victoryConditions.finnishMorale, victoryConditions.sovietMorale], { down: false }, false),
    row(situation.atTheEnd, { down: true, moraleWhen: 'at the end' }, false),
    row([victoryConditions.finnishMorale, victoryConditions.sovietMorale], { down: true, moraleWhen: 'at once' }, true),
  ],
)

export const moraleCut = question('moraleCut', {
  asks: 'When is a morale that would rise above 23 held there?',
  clauses: [ahead('sovietMorale.highest'), ahead('finnishMorale.highest'), situation.atTheEnd],
  readings: {
    'at the end': 'Once all changes are counted: what is lost later is taken from what was won.',
    'at each change': 'At each change: what is lost later is taken from 23.',
  },
  usual: 'at the end',
  because:
    'Morale is determined at the end of the turn; until then there are only changes, which are counted together.',
  kind: 'gap',
})

export const holdsAt = one('Morale: when the changes of a turn are held to 23', view({ moraleCut }), (row) => {
  const highest = [ahead('sovietMorale.highest'), ahead('finnishMorale.highest')] as const
  return [
    row([...highest, situation.atTheEnd], { moraleCut: 'at the end' }, 'at the end'),
    row(highest, { moraleCut: 'at each change' }, 'at each change'),
  ]
})

export const eventLasts = question('eventLasts', {
  asks: 'For how long does an international event change the Finnish morale?',
  clauses: [situation.low, situation.high],
  readings: {
    'for good': 'For good: each roll adds to those before.',
    'while the marker lies there': 'As long as the Event marker lies where it does: when it moves, that is undone.',
  },
  usual: 'for good',
  because: 'Points are lost and won, and nothing gives them back; the turn is the one in which that happens.',
})

export const eventOf = one('The international event', view({ die: range(1, 6, 'the die') }), (row) => [
  row(situation.low, { die: P.union(1, 2) }, -2),
  row(situation.middle, { die: P.union(3, 4) }, 0),
  row(situation.high, { die: P.union(5, 6) }, 2),
])

const event = among(EVENTS, 'where the Event marker comes to lie')

export const eventChanges = one(
  'What an international event changes of the Finnish morale',
  view({ event, before: among(EVENTS, 'where the Event marker lay before'), eventLasts }),
  (row) => {
    const moved = [situation.low, situation.middle, situation.high] as const
    return [
      row(moved, { eventLasts: 'for good' }, ({ event }) => event),
      row(moved, { eventLasts: 'while the marker lies there' }, ({ event, before }) => event - before),
    ]
  },
)
