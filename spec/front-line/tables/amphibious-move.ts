/**
 * Amphibious Move: from where, and to where.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { amphibiousMove } from '../clauses/actions.js'
import { amphibiousPort } from '../questions/amphibious-port.js'
import { GROUNDS } from '../vocabulary.js'

/** From where a unit would go by sea. */
export const DEPARTURES = ['own Port', "the opponent's Port", 'neutral Port', 'no Port'] as const
/** From where a unit would go by sea. */
export type Departure = (typeof DEPARTURES)[number]

/** Where a unit may not go by sea. */
export const mayNotGoBySea = forbid(
  'Amphibious Move: may not go to the square',
  view({
    from: among(DEPARTURES, 'where the unit goes to sea'),
    amphibiousPort,
    onto: among(GROUNDS, 'the ground where it lands'),
    empty: flag('the square is empty', 'the square is not empty'),
  }),
  (bar, lift) => [
    bar(amphibiousMove.fromPort, { from: P.not('own Port') }),
    lift(amphibiousMove.anyCountry, { from: "the opponent's Port" }, [amphibiousMove.fromPort]),
    lift(amphibiousMove.anyCountry, { from: 'neutral Port', amphibiousPort: 'yes' }, [amphibiousMove.fromPort]),
    bar(amphibiousMove.toCoast, { onto: P.not(P.union('Beach', 'Port')) }),
    bar(amphibiousMove.empty, { empty: false }),
  ],
)
