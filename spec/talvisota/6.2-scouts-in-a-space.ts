/** 6.2: SCT that an Infiltration has left in a space, or that have gone. @module */
import { one, question, range, view } from 'rulewright/book'
import { generalPoints } from './1.1-general-points.js'
import { finnishStrategies } from './3.2-finnish-strategies.js'
import { harassment } from './6.2-finnish-harassment.js'
import { GREATEST_FORCE } from './vocabulary.js'

export const scoutsCount = question('scoutsCount', {
  asks: 'Do SCT in a space count among the six units of the force beside which they fight?',
  clauses: [generalPoints.force, harassment.takenBack],
  readings: {
    'among the six': 'Yes: of the SCT only as many fight at a time as make six.',
    'a force of their own': 'No: they are a force of their own, with a limit of its own.',
  },
  usual: 'among the six',
  because: 'A force is six units at most, whatever they are, and those that are added to it are part of it.',
  kind: 'gap',
})

export const drivenScouts = question('drivenScouts', {
  asks: 'When can SCT be used again that a combat has driven back from the space in which they had stayed?',
  clauses: [harassment.available, harassment.takenBack, finnishStrategies.once],
  readings: {
    'the turn after': 'In the turn after.',
    'for the harassment': 'For the harassment of the same turn, but for no Combat Strategy.',
  },
  usual: 'the turn after',
  because: 'Units are used once a turn, and engaged SCT of a harassment wait for the turn after as well.',
  kind: 'gap',
})

export const drivenBack = one('Harassment: SCT that a combat has driven back', view({ drivenScouts }), (row) => [
  row([harassment.available, finnishStrategies.once], { drivenScouts: 'the turn after' }, 'wait'),
  row(harassment.fromFront, { drivenScouts: 'for the harassment' }, 'can be used'),
])

export const scoutsCounted = one(
  'Combat: whether SCT in the space count among the units of the force',
  view({ scoutsCount }),
  (row) => [
    row(generalPoints.force, { scoutsCount: 'among the six' }, true),
    row(harassment.takenBack, { scoutsCount: 'a force of their own' }, false),
  ],
)

export const scoutsThatFight = one(
  'Combat: SCT of the space that fight beside a Combat Strategy',
  view({
    scouts: range(0, 3, 'SCT in the space'),
    room: range(0, GREATEST_FORCE, 'units that the Combat Strategy has less than six'),
    scoutsCount,
  }),
  (row) => [
    row(generalPoints.force, { scoutsCount: 'among the six' }, ({ scouts, room }) => Math.min(scouts, room)),
    row(harassment.takenBack, { scoutsCount: 'a force of their own' }, ({ scouts }) => scouts),
  ],
)
