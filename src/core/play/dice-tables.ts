/** Rolled: the tables in which a die decides, among all that were asked on the ways that it can fall. @module */
import type { Choice } from '../kernel/plays/decision.js'
import type { Json } from '../values/json.js'
import { canonical } from '../values/json.js'
import type { Fall, TableAsked } from './chance-outcomes.js'

/** A table in which a die decides: what it was asked for each number. */
export interface Rolled {
  /** The fields that are not the same for every number. */
  readonly differing: readonly string[]
  readonly asked: readonly { readonly one: TableAsked; readonly face: number }[]
}

/** The tables in which a die decides, and before them those whose answers they look at. */
export interface RolledTables {
  readonly rolled: readonly Rolled[]
  readonly before: readonly TableAsked[]
}

/** Finds the tables that look at the number of the die; where none does, those that answer otherwise for another number. */
export function rolledTables(falls: readonly Fall[]): RolledTables {
  const names = [...new Set(falls.flatMap(({ asked }) => asked.map(({ table }) => table.name)))]
  const looking = names.flatMap((name) => lookingAtDie(falls, name) ?? [])
  const rolled = looking.length > 0 ? looking : names.flatMap((name) => decidedByDie(falls, name) ?? [])
  const constant = constantIn(falls)
  const before = new Set<TableAsked>()
  for (const { asked, differing } of rolled) feeding(asked[0]?.one, differing, constant, before)
  return { rolled, before: [...before].toReversed() }
}

/** The number that is rolled, where an option says one. */
export const faceOf = ({ option }: Choice): number | undefined =>
  Object.values(option).find((value): value is number => typeof value === 'number')

interface AskedIn {
  readonly one: TableAsked
  readonly fall: Fall
}

const askedIn = (falls: readonly Fall[], name: string): readonly AskedIn[] =>
  falls.flatMap((fall) =>
    fall.asked
      .filter(({ table }) => table.name === name)
      .slice(0, 1)
      .map((one) => ({ one, fall })),
  )

function differingIn(asked: readonly AskedIn[]): readonly string[] {
  const [first] = asked
  return Object.keys(first?.one.view ?? {}).filter((field) =>
    asked.some(({ one }) => one.view[field] !== first?.one.view[field]),
  )
}

/** Finds the lookups of a table that differ in one field only: the number on the die. */
function lookingAtDie(falls: readonly Fall[], name: string): Rolled | undefined {
  const asked = askedIn(falls, name)
  const [field, ...more] = differingIn(asked)
  if (field === undefined || more.length > 0) return undefined
  const isFace = asked.every(({ one, fall }) => fall.rolled.some((choice) => faceOf(choice) === one.view[field]))
  return isFace
    ? { differing: [field], asked: asked.map(({ one }) => ({ one, face: Number(one.view[field]) })) }
    : undefined
}

/** A table that is asked once whatever one die shows, and answers otherwise for another number. */
function decidedByDie(falls: readonly Fall[], name: string): Rolled | undefined {
  const asked = askedIn(falls, name).flatMap(({ one, fall }) => {
    const face = fall.rolled.length === 1 && fall.rolled[0] ? faceOf(fall.rolled[0]) : undefined
    return face === undefined ? [] : [{ one, face }]
  })
  const answers = new Set(asked.map(({ one }) => canonical(one.answer)))
  if (asked.length < falls.length || answers.size < 2) return undefined
  return { differing: differingIn(askedIn(falls, name)), asked }
}

/** Lists the lookups that are the same for every die result. */
const constantIn = ([first, ...others]: readonly Fall[]): readonly TableAsked[] =>
  (first?.asked ?? []).filter((one) => others.every(({ asked }) => asked.some((other) => isSame(one, other))))

const isSame = (one: TableAsked, other: TableAsked): boolean =>
  one.table === other.table && Object.keys(one.view).every((field) => one.view[field] === other.view[field])

/** Gathers the tables that answer what another one is asked about. */
function feeding(
  asked: TableAsked | undefined,
  but: readonly string[],
  constant: readonly TableAsked[],
  found: Set<TableAsked>,
): void {
  for (const [field, value] of Object.entries(asked?.view ?? {})) {
    if (but.includes(field)) continue
    const source = constant.find((one) => !found.has(one) && one.answer === value && isOf(one, field, value))
    if (source === undefined) continue
    found.add(source)
    feeding(source, [], constant, found)
  }
}

/** The shortest word that hardly comes from elsewhere. */
const WORD = 3

/** True if a table answers with the value of a field. A number alone could come from anywhere. */
const isOf = ({ table }: TableAsked, field: string, value: Json): boolean =>
  typeof value === 'string' ? value.length >= WORD : table.name.toLowerCase().includes(field.toLowerCase())
