/**
 * Amphibious Move: to where.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { amphibiousMove } from '../clauses/actions.js'
import { GROUNDS } from '../vocabulary.js'

/** Where a unit may not go by sea. */
export const mayNotGoBySea = forbid(
  'Amphibious Move: may not go to the square',
  view({
    onto: among(GROUNDS, 'the ground where it lands'),
    empty: flag('the square is empty', 'the square is not empty'),
  }),
  (bar) => [
    bar(amphibiousMove.toCoast, { onto: P.not(P.union('Beach', 'Port')) }),
    bar(amphibiousMove.empty, { empty: false }),
  ],
)
