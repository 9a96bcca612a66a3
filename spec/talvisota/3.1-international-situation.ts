/** 3.1 Determination of the international situation. @module */

import { among, flag, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { EVENTS } from './vocabulary.js'

export const endsAtZero = one(
  'Morale: whether the game ends as soon as one is at 0',
  view({ down: flag('a morale is at 0', 'neither morale is at 0'), moraleWhen: cited.moraleWhen }),
  (row) => [
    row([cited.victoryConditions.finnishMorale, cited.victoryConditions.sovietMorale], { down: false }, false),
    row(cited.situation.atTheEnd, { down: true, moraleWhen: 'at the end' }, false),
    row(
      [cited.victoryConditions.finnishMorale, cited.victoryConditions.sovietMorale],
      { down: true, moraleWhen: 'at once' },
      true,
    ),
  ],
)

export const holdsAt = one(
  'Morale: when the changes of a turn are held to 23',
  view({ moraleCut: cited.moraleCut }),
  (row) => {
    const highest = [cited.sovietMorale.highest, cited.finnishMorale.highest] as const
    return [
      row([...highest, cited.situation.atTheEnd], { moraleCut: 'at the end' }, 'at the end'),
      row(highest, { moraleCut: 'at each change' }, 'at each change'),
    ]
  },
)

export const eventOf = one('The international event', view({ die: range(1, 6, 'the die') }), (row) => [
  row(cited.situation.low, { die: P.union(1, 2) }, -2),
  row(cited.situation.middle, { die: P.union(3, 4) }, 0),
  row(cited.situation.high, { die: P.union(5, 6) }, 2),
])

const event = among(EVENTS, 'where the Event marker comes to lie')

export const eventChanges = one(
  'What an international event changes of the Finnish morale',
  view({ event, before: among(EVENTS, 'where the Event marker lay before'), eventLasts: cited.eventLasts }),
  (row) => {
    const moved = [cited.situation.low, cited.situation.middle, cited.situation.high] as const
    return [
      row(moved, { eventLasts: 'for good' }, ({ event }) => event),
      row(moved, { eventLasts: 'while the marker lies there' }, ({ event, before }) => event - before),
    ]
  },
)
