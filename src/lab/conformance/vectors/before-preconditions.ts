/**
 * Before doors: where a game asks for what an example of a shut door begins directly.
 *
 * Nobody is put to a procedure that may not begin. But where its caller lets somebody choose it, the choice is refused by the same
 * clauses, and that is a situation like any other.
 *
 * @module
 */

import {
  canonical,
  type Example,
  type GameState,
  isRecord,
  type Json,
  type Option,
  offeredIn,
  type Position,
  type PreconditionExample,
  type RefusedChoice,
  type Rules,
  tryOrUndefined,
} from '#core'
import { refusedIn } from './rules-walker.js'

/** A procedure with its argument. */
export interface Caller {
  readonly procedure: string
  readonly args: Json
}

/** A decision at which something is refused that would begin behind a shut door. */
export interface BeforeDoor<Game extends GameState> {
  readonly caller: Caller
  readonly from: Position<Game>
  /** The choices made before it. */
  readonly choices: readonly Option[]
  readonly refused: RefusedChoice
}

/** The procedures that examples and worlds of a book begin, with their arguments: each may call what stands behind a door. */
export function callersIn<Game extends GameState>(
  { book }: Pick<Rules<Game>, 'book'>,
  examples: readonly Example<Game>[],
): readonly Caller[] {
  const begun = examples.flatMap((example) =>
    example.kind === 'played' && example.begun.args !== undefined
      ? [{ procedure: example.begun.procedure, args: example.begun.args as Json }]
      : [],
  )
  const worlds = book.worlds.map(({ call: { procedure, args } }) => ({ procedure: procedure.name, args: args as Json }))
  return [...new Map([...begun, ...worlds].map((one) => [canonical(one), one])).values()]
}

/** Finds the first decision of a caller at which what an example begins is refused by the clauses that it names. */
export function beforeDoors<Game extends GameState>(rules: Rules<Game>, callers: readonly Caller[]) {
  const refusedAt = refusedIn(rules.book)
  /** The refusals and the options of a position. */
  const decided = (position: Position<Game>) => {
    const due = rules.decide(position)
    return due.over ? { refused: [], offered: [] } : { refused: refusedAt({ position }, due), offered: offeredIn(due) }
  }
  const foundFrom = (caller: Caller, example: PreconditionExample<Game>): BeforeDoor<Game> | undefined => {
    const from = rules.begin(example.knock.game, caller.procedure, caller.args).position
    const open: { readonly position: Position<Game>; readonly choices: readonly Option[] }[] = [
      { position: from, choices: [] },
    ]
    for (const { position, choices } of open) {
      const { refused, offered } = decided(position)
      const found = refused.find((one) => isMeant(example, caller, choices, one))
      if (found) return { caller, from, choices, refused: found }
      if (choices.length >= DEEPEST || open.length > MOST) continue
      for (const { option } of offered)
        if (choices.length === 0 || leadsTo(example, option)) {
          const after = tryOrUndefined(() => rules.choose(position, option).position)
          if (after) open.push({ position: after, choices: [...choices, option] })
        }
    }
    return undefined
  }
  return (example: PreconditionExample<Game>): BeforeDoor<Game> | undefined => {
    for (const caller of callers) {
      if (caller.procedure === example.knock.chart.name) continue
      // In the game of another example a procedure may not be able to begin.
      const found = tryOrUndefined(() => foundFrom(caller, example))
      if (found) return found
    }
    return undefined
  }
}

/** True if every listed clause is among those that refuse the choice. */
function isBy({ refusals }: RefusedChoice, ids: readonly string[]): boolean {
  const named = new Set(refusals.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
  return ids.every((id) => named.has(id))
}

/** The maximum number of earlier choices, and of positions to examine for a caller. */
const [DEEPEST, MOST] = [3, 40]

/** True if the refused choice is the one of the example: the same clauses refuse it, and its argument is the same. */
function isMeant<Game extends GameState>(
  example: PreconditionExample<Game>,
  caller: Caller,
  choices: readonly Option[],
  one: RefusedChoice,
): boolean {
  const { chart, args } = example.knock
  const isBehind = one.refusals.some(({ inside = [] }) => inside.some(({ procedure }) => procedure === chart.name))
  return (
    isBy(one, example.refusedBy) &&
    (isBehind || leadsTo(example, one.option)) &&
    tells(args, [caller.args, one.seat, ...choices, one.option])
  )
}

/** True if a choice names parts of the example's procedure and argument, and nothing else. */
function leadsTo<Game extends GameState>(
  { knock: { chart, args } }: PreconditionExample<Game>,
  option: Option,
): boolean {
  const { type: _, ...fields } = option
  const named = new Set([chart.name, ...leavesOf(args)].map(lower))
  const said = leavesOf(fields)
  return said.length > 0 && said.every((leaf) => named.has(lower(leaf)))
}

const lower = (leaf: string | number): string => String(leaf).toLowerCase()

/** True if several values together state an argument: fields of the same name agree, and all other values appear. */
function tells(args: Json, said: readonly unknown[]): boolean {
  const fields = Object.assign({}, ...said.filter(isRecord)) as Readonly<Record<string, unknown>>
  const leaves = new Set(said.flatMap(leavesOf))
  return Object.entries(isRecord(args) ? args : { args }).every(([name, value]) =>
    Object.hasOwn(fields, name)
      ? canonical(fields[name]) === canonical(value)
      : leavesOf(value).every((leaf) => leaves.has(leaf)),
  )
}

/** The texts and numbers in a value. */
function leavesOf(value: unknown): readonly (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}
