/**
 * Before doors: where a game asks for what an example of a shut door begins directly.
 *
 * Nobody is put to a procedure that may not begin. But where its caller lets somebody choose it, the choice is refused by the same
 * clauses, and that is a situation like any other.
 *
 * @module
 */
import type { GameState, Option, Position, RefusedChoice, Rules } from '#kernel'
import type { Example, KnockedExample } from '../../examples/example.js'
import { attempted } from '../../explore/attempt.js'
import { offeredIn } from '../../explore/difference.js'
import { canonical, isRecord, type Json } from '../../kernel/json.js'
import { refusedIn } from './walk.js'

/** A procedure with its argument. */
export interface Caller {
  readonly procedure: string
  readonly args: Json
}

/** A decision at which something is refused that would begin behind a shut door. */
export interface BeforeDoor<Game extends GameState> {
  readonly caller: Caller
  readonly from: Position<Game>
  /** What is chosen before. */
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
  /** What is refused at a position, and what may be chosen. */
  const decided = (position: Position<Game>) => {
    const due = rules.decide(position)
    return due.over ? { refused: [], offered: [] } : { refused: refusedAt({ position }, due), offered: offeredIn(due) }
  }
  const foundFrom = (caller: Caller, example: KnockedExample<Game>): BeforeDoor<Game> | undefined => {
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
          const after = attempted(() => rules.choose(position, option).position)
          if (after) open.push({ position: after, choices: [...choices, option] })
        }
    }
    return undefined
  }
  return (example: KnockedExample<Game>): BeforeDoor<Game> | undefined => {
    for (const caller of callers) {
      if (caller.procedure === example.knock.chart.name) continue
      // In the game of another example a procedure may not be able to begin.
      const found = attempted(() => foundFrom(caller, example))
      if (found) return found
    }
    return undefined
  }
}

/** Whether every clause is among those that refuse something. */
function isBy({ refusals }: RefusedChoice, ids: readonly string[]): boolean {
  const named = new Set(refusals.flatMap(({ clauses }) => clauses.map(({ id }) => id)))
  return ids.every((id) => named.has(id))
}

/** How many choices are made before, and how many positions of a caller are looked at. */
const [DEEPEST, MOST] = [3, 40]

/** Whether what is refused is what an example begins: by the same clauses, and with the same argument. */
function isMeant<Game extends GameState>(
  example: KnockedExample<Game>,
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

/** Whether a choice says something of what an example begins, and nothing else. */
function leadsTo<Game extends GameState>({ knock: { chart, args } }: KnockedExample<Game>, option: Option): boolean {
  const { type: _, ...fields } = option
  const named = new Set([chart.name, ...leavesOf(args)].map(lower))
  const said = leavesOf(fields)
  return said.length > 0 && said.every((leaf) => named.has(lower(leaf)))
}

const lower = (leaf: string | number): string => String(leaf).toLowerCase()

/** Whether what is said together says what an argument says: fields of the same name alike, and all else by its name. */
function tells(args: Json, said: readonly unknown[]): boolean {
  const fields = Object.assign({}, ...said.filter(isRecord)) as Readonly<Record<string, unknown>>
  const leaves = new Set(said.flatMap(leavesOf))
  return Object.entries(isRecord(args) ? args : { args }).every(([name, value]) =>
    Object.hasOwn(fields, name)
      ? canonical(fields[name]) === canonical(value)
      : leavesOf(value).every((leaf) => leaves.has(leaf)),
  )
}

/** What a value names: its texts and numbers, and those in it. */
function leavesOf(value: unknown): readonly (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}
