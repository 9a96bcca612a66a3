/**
 * Witnesses as example files: one example for each of two readings, which people can read and the rules can run.
 *
 * @module
 */

import {
  begunUnder,
  canonical,
  type Decision,
  describePosition,
  type GameState,
  mergePartial,
  namedOf,
  type Option,
  offeredIn,
  type Pair,
  type Position,
  type RawExample,
  type Rules,
  type Seat,
  type Witness,
} from '#core'
import type { SmallWitness } from './shrink.js'
import type { TableCase } from './table-case.js'

/** The examples of a witness: the same beginning and the same choices, under one reading and under the other. */
export function asExamples<Game extends GameState>(
  rules: Rules<Game>,
  { witness, distance }: SmallWitness<Game>,
): readonly RawExample[] {
  const { pair, call, stack, positions } = witness
  const { question, readings } = pair
  const when = whenOf(rules, witness)
  return readings.map((reading, side) => {
    const [own, other] = [positions[side], positions[1 - side]] as [Position<Game>, Position<Game>]
    return {
      ...saysWhat(pair, side),
      given: {
        ...(distance.base !== 'empty' && { from: distance.base }),
        ...(stack ? { stack } : { procedure: call.procedure.name }),
        ...(call.args !== null && { args: call.args }),
        game: mergePartial({ readings: { [question.name]: reading } }, distance.part),
      },
      ...(when.length > 0 && { when }),
      // biome-ignore lint/suspicious/noThenProperty: a word of the format, and never a function
      then: describePosition(rules, own, other),
    }
  })
}

/** The examples of a case of a table: what it is asked, and what it says, under one reading and under the other. */
export const asAskedExamples = ({ pair, table, sides }: TableCase): readonly RawExample[] =>
  sides.map(({ view, says }, side) => ({ ...saysWhat(pair, side), table, view, ...says }))

/** The head of a reading's example. */
const saysWhat = ({ question, readings }: Pair, side: number): RawExample => {
  const [reading = '', other = ''] = [readings[side], readings[1 - side]]
  return {
    name: `${question.asks} "${reading}", not "${other}"`,
    cites: [...new Set(question.clauses.map(({ id }) => id))],
    note: question.readings[reading],
  }
}

/** The choices of a witness, each with whose it is. */
function whenOf<Game extends GameState>(rules: Rules<Game>, witness: Witness<Game>): readonly RawExample[] {
  const [begun] = begunUnder(rules, witness.pair, witness) ?? []
  const made: RawExample[] = []
  let position = begun
  for (const option of witness.choices) {
    if (position === undefined) return made
    const decision = rules.decide(position)
    made.push(decision.over ? { ...option } : namedOf({ seat: seatOf(decision, option), option }))
    position = rules.choose(position, option).position
  }
  return made
}

const seatOf = (decision: Decision, option: Option): Seat =>
  offeredIn(decision).find((choice) => canonical(choice.option) === canonical(option))?.seat ?? decision.seat
