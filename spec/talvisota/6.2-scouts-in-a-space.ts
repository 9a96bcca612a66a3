/** 6.2: SCT that an Infiltration has left in a space, or that have gone. @module */

import { one, range, view } from 'rulewright/book'
import * as cited from './rules.gen.js'
import { GREATEST_FORCE } from './vocabulary.js'

export const drivenBack = one(
  'Harassment: SCT that a combat has driven back',
  view({ drivenScouts: cited.drivenScouts }),
  (row) => [
    row([cited.harassment.available, cited.finnishStrategies.once], { drivenScouts: 'the turn after' }, 'wait'),
    row(cited.harassment.fromFront, { drivenScouts: 'for the harassment' }, 'can be used'),
  ],
)

export const scoutsCounted = one(
  'Combat: whether SCT in the space count among the units of the force',
  view({ scoutsCount: cited.scoutsCount }),
  (row) => [
    row(cited.generalPoints.force, { scoutsCount: 'among the six' }, true),
    row(cited.harassment.takenBack, { scoutsCount: 'a force of their own' }, false),
  ],
)

export const scoutsThatFight = one(
  'Combat: SCT of the space that fight beside a Combat Strategy',
  view({
    scouts: range(0, 3, 'SCT in the space'),
    room: range(0, GREATEST_FORCE, 'units that the Combat Strategy has less than six'),
    scoutsCount: cited.scoutsCount,
  }),
  (row) => [
    row(cited.generalPoints.force, { scoutsCount: 'among the six' }, ({ scouts, room }) => Math.min(scouts, room)),
    row(cited.harassment.takenBack, { scoutsCount: 'a force of their own' }, ({ scouts }) => scouts),
  ],
)
