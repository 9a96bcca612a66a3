/** 6.2: SCT that an Infiltration has left in a space, or that have gone. @module */
import { one, question, range, view } from 'rulewright/book'
import { generalPoints } from './1.1-general-points.js'
import { finnishStrategies } from './3.2-finnish-strategies.js'
import { harassment } from './6.2-finnish-harassment.js'
import { GREATEST_FORCE } from './vocabulary.js'

export const breakLasts = question('breakLasts', {
  asks: 'How long do the Soviets lack the control of a space, if the SCT that have won it do not stay?',
  clauses: [harassment.lost, harassment.eliminated, harassment.available, harassment.takenBack],
  readings: {
    'until the turn ends': 'Until the turn ends: then units that stand there control it again; a marker is gone.',
    'while SCT stay': 'Not at all: the break lasts as long as SCT are there, and a marker is lost only if they stay.',
    'until taken back': 'Until a Combat Strategy has conquered it again, even if Soviet units stand there.',
  },
  usual: 'until the turn ends',
  because:
    'Control is lost by the success, whoever stays; in the next turn units keep the space again in which they stand.',
  kind: 'gap',
})

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

export const breaksFor = one('Harassment: a break without SCT', view({ breakLasts }), (row) => [
  row([harassment.lost, harassment.eliminated], { breakLasts: 'until the turn ends' }, 'the turn'),
  row(harassment.available, { breakLasts: 'while SCT stay' }, 'no time'),
  row([harassment.lost, harassment.takenBack], { breakLasts: 'until taken back' }, 'until it is conquered'),
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
