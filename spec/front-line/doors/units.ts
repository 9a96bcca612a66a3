/**
 * The doors of what a unit does: where it may not begin, whatever lets the unit do it.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/forbid.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { amphibiousMove, move } from '../clauses/actions.js'
import { maneuver } from '../clauses/leadership.js'
import { paratroop } from '../clauses/missions.js'
import { regularActions, unitStatus } from '../clauses/rounds.js'
import { setup } from '../clauses/setup.js'
import { amphibiousPort } from '../questions/amphibious-port.js'
import { KINDS, STATUSES } from '../vocabulary.js'

/** Whose a unit is, for whoever would use it. */
export const WHOSE = ['own', 'enemy', 'nobody'] as const
/** Whose a unit is, for whoever would use it. */
export type Whose = (typeof WHOSE)[number]

const whose = among(WHOSE, 'whose unit is in the square')
const status = among(STATUSES, 'the unit')
const NOT_OWN = P.union('enemy', 'nobody')

/** Which Moves may not begin. */
export const mayNotSetOut = forbid('Move: may not begin', view({ whose, status }), (bar) => [
  bar(move.oneUnit, { whose: NOT_OWN }),
  bar(regularActions.activeUnits, { status: 'disrupted' }),
])

/** From where a unit would go by sea. */
export const DEPARTURES = ['own Port', "the opponent's Port", 'neutral Port', 'no Port'] as const
/** From where a unit would go by sea. */
export type Departure = (typeof DEPARTURES)[number]

/** Which Amphibious Moves may not begin. */
export const mayNotGoToSea = forbid(
  'Amphibious Move: may not begin',
  view({
    whose,
    status,
    amphibious: flag('Amphibious Moves are played', 'Amphibious Moves are not played'),
    from: among(DEPARTURES, 'where the unit goes to sea'),
    amphibiousPort,
  }),
  (bar, lift) => [
    bar([amphibiousMove.optional, setup.firstRestrictions], { amphibious: false }),
    bar(amphibiousMove.transfer, { whose: NOT_OWN }),
    bar(regularActions.activeUnits, { status: 'disrupted' }),
    bar(amphibiousMove.fromPort, { from: P.not('own Port') }),
    lift(amphibiousMove.anyCountry, { from: "the opponent's Port" }, [amphibiousMove.fromPort]),
    lift(amphibiousMove.anyCountry, { from: 'neutral Port', amphibiousPort: 'yes' }, [amphibiousMove.fromPort]),
  ],
)

/** From where a unit would drop. */
export const STARTS = ['own Air Base', "the opponent's Air Base", 'no Air Base'] as const
/** From where a unit would drop. */
export type Start = (typeof STARTS)[number]

/** Which Paratroop missions may not begin. */
export const mayNotTakeOff = forbid(
  'Paratroop: may not begin',
  view({
    whose,
    status,
    kind: among(KINDS, 'the kind of unit'),
    from: among(STARTS, 'where the unit starts'),
  }),
  (bar, lift) => [
    bar(paratroop.set, { whose: NOT_OWN }),
    bar([unitStatus.disruptedOnly, paratroop.set], { status: 'disrupted' }),
    bar(paratroop.set, { kind: P.not('Infantry') }),
    bar(paratroop.fromAirBase, { from: P.not('own Air Base') }),
    lift(paratroop.anyAirBase, { from: "the opponent's Air Base" }, [paratroop.fromAirBase]),
  ],
)

/** Which Maneuvers of one unit may not begin. */
export const mayNotBeginManeuver = forbid(
  'Maneuver: may not begin',
  view({ whose: among([...WHOSE, 'any'], 'whose unit is in the square'), status }),
  (bar) => [
    bar(maneuver.shift, { whose: NOT_OWN }),
    bar([maneuver.active, unitStatus.disruptedOnly], { status: 'disrupted' }),
  ],
)
