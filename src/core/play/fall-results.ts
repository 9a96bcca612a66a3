/** The results of a die: the word for each die result, and the tables that change it. @module */
import type { Json } from '../values/json.js'
import type { Fall, TableAsked } from './chance-outcomes.js'
import { faceOf, type Rolled, rolledTables } from './dice-tables.js'

/** The results of a die, in the words of their tables. */
export interface FallResults {
  /** The word of each fall. */
  readonly says: readonly Json[]
  /** The table that the number of the die is looked up in. */
  readonly lookedUp: readonly TableAsked[]
  /** The tables that make another word of it. */
  readonly changing: readonly Rolled[]
}

/** The table in which the die of falls is looked up first. */
export const tableOf = (falls: readonly Fall[]): string | undefined =>
  rolledTables(falls).rolled[0]?.asked[0]?.one.table.name

/** Finds the results in a table that is looked up in every case: its answer, or the word that replaces it later. */
export function fallResults(falls: readonly Fall[], table: string): FallResults | undefined {
  const lookedUp = falls.flatMap(({ asked }) => asked.find((one) => one.table.name === table) ?? [])
  if (falls.length === 0 || lookedUp.length < falls.length) return undefined
  const later = falls.map(({ asked }) => asked.slice(asked.findIndex((one) => one.table.name === table) + 1))
  const answers = lookedUp.map(({ answer }) => answer)
  const final = finalIn(later, answers)
  if (final === undefined) return { says: answers, lookedUp, changing: [] }
  const changed = final.words.map((word, at) => word !== answers[at])
  return { says: final.words, lookedUp, changing: changingIn(falls, later, changed, final) }
}

/** The number of different words that a field must pass on, so that it is no accident. */
const HANDED_ON = 2

type Later = readonly (readonly TableAsked[])[]

interface Final {
  /** The table that is asked about the words. */
  readonly table: string
  readonly words: readonly Json[]
  /** The tables before it whose answers they are. */
  readonly through: readonly string[]
}

/** The words of the last field that hands on the answers of a table, and whose field it is; or what its table makes of them. */
function finalIn(later: Later, answers: readonly Json[]): Final | undefined {
  const found = handedOn(later, answers)
  if (found === undefined) return undefined
  const places = later.map((asked) => asked.findLastIndex(({ table }) => table.name === found.table))
  const made = later.map((asked, at) => asked[places[at] ?? 0]?.answer ?? null)
  const rest = later.map((asked, at) => asked.slice((places[at] ?? 0) + 1))
  const further = finalIn(rest, made)
  return further ? { ...further, through: [found.table, ...further.through] } : { ...found, through: [] }
}

/** The words of the last field that hands on some answers, and whose field it is. */
function handedOn(later: Later, answers: readonly Json[]) {
  const fields = (later[0] ?? []).flatMap(({ table: { name }, view }) =>
    Object.keys(view).map((field) => ({ table: name, field })),
  )
  const handing = fields.flatMap(({ table, field }) => {
    const words = later.flatMap((asked) => asked.findLast((one) => one.table.name === table)?.view[field] ?? [])
    const same = words.filter((word, at) => typeof word === 'string' && word === answers[at])
    return words.length === later.length && new Set(same).size >= HANDED_ON ? [{ table, words }] : []
  })
  return handing.at(-1)
}

/** The tables, up to another one, that answer otherwise where a word is another one in the end. */
function changingIn(
  falls: readonly Fall[],
  later: Later,
  changed: readonly boolean[],
  { table: until, through }: Final,
): readonly Rolled[] {
  const names = [...new Set((later[0] ?? []).map(({ table }) => table.name))]
  const alone = rolledTables(falls).rolled.map(({ asked }) => asked[0]?.one.table.name)
  return names.slice(0, names.indexOf(until)).flatMap((name) => {
    // What the die decides by itself changes no word.
    if (alone.includes(name)) return []
    const asked = later.flatMap((tables) => tables.find(({ table }) => table.name === name) ?? [])
    if (asked.length < later.length || !(through.includes(name) || isChanging(asked, changed))) return []
    return [{ differing: differingIn(asked), asked: asked.flatMap((one, at) => withFace(one, falls[at])) }]
  })
}

/** True if a table gives an answer for a changed word that it never gives for an unchanged one. */
function isChanging(asked: readonly TableAsked[], changed: readonly boolean[]): boolean {
  const standing = asked.filter((_, at) => !changed[at]).map(({ answer }) => answer)
  return standing.length > 0 && asked.some(({ answer }, at) => changed[at] && !standing.includes(answer))
}

const differingIn = ([first, ...others]: readonly TableAsked[]): readonly string[] =>
  Object.keys(first?.view ?? {}).filter((field) => others.some(({ view }) => view[field] !== first?.view[field]))

/** Adds the number of the only die to the lookup of a table. */
function withFace(one: TableAsked, fall: Fall | undefined): Rolled['asked'] {
  const [only, ...more] = fall?.rolled ?? []
  const face = only && more.length === 0 ? faceOf(only) : undefined
  return face === undefined ? [] : [{ one, face }]
}
