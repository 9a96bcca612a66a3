/** Candidates: which options of a decision the words of a sentence mean. @module */
import type { Option, Worded } from '#kernel'
import type { Named } from '../kernel/explain.js'
import { beyond, type Covered, NOTHING, naming, together, weightOf } from './covering.js'
import type { Direction, Sentence } from './sentence.js'

/** An option that words mean, with what it accounts for beyond what was accounted for before. */
export interface Meant<Choice extends Worded> {
  readonly choice: Choice
  readonly covered: Covered
  /** How much its values account for, and how much all of it does. */
  readonly byValues: number
  readonly gain: number
  /** The option, by the fields that were said. */
  readonly named: Named
}

/** What it counts where a word says where from or where to, and the option says the same, or the opposite. */
const [SAME_WAY, OTHER_WAY] = [0.2, -0.45]

/** What a word of a value counts that nobody said. */
const WORD_UNSAID = 0.1

/** What an option accounts for, of the words that are left; nothing where it accounts for none. */
export function meantBy<Choice extends Worded & { readonly seat: string }>(
  sentence: Sentence,
  before: Covered,
  asks: string,
  choice: Choice,
): Meant<Choice> | undefined {
  const { option, seat } = choice
  const fields = fieldsMeant(sentence, before, asks, option)
  const said = naming(sentence, choice.says?.() ?? '')
  const values = beyond(together(said?.covered ?? NOTHING, ...fields.map(({ covered }) => covered)), before)
  const type = naming(sentence, option.type)
  const whose = naming(sentence, seat)
  const covered = beyond(together(values, type?.covered ?? NOTHING, whose?.covered ?? NOTHING), before)
  const byValues = weightOf(values)
  if (byValues === 0 && weightOf(beyond(type?.covered ?? NOTHING, before)) === 0) return undefined
  const against = fields.reduce((sum, { unsaid, way }) => sum + unsaid * WORD_UNSAID - way, 0)
  const names = fields.length > 0 ? Object.fromEntries(fields.map(({ name, value }) => [name, value])) : option
  return { choice, covered, byValues, gain: weightOf(covered) - against, named: { seat, type: option.type, ...names } }
}

interface FieldMeant {
  readonly name: string
  readonly value: unknown
  readonly covered: Covered
  readonly unsaid: number
  readonly way: number
}

/** The fields of an option that words mean: by their values, and by their names beside those. */
function fieldsMeant(sentence: Sentence, before: Covered, asks: string, option: Option): readonly FieldMeant[] {
  return Object.entries(option).flatMap(([name, value]): readonly FieldMeant[] => {
    if (name === 'type' || value === false) return []
    const found = naming(sentence, value === true ? name : textOf(value))
    if (!found || beyond(found.covered, before).size === 0) return []
    const beside = naming(sentence, name)?.covered ?? NOTHING
    const way = wayOf(sentence, found.covered, name, asks)
    return [{ name, value, covered: together(found.covered, beside), unsaid: found.unsaid, way }]
  })
}

const textOf = (value: unknown): string =>
  typeof value === 'object'
    ? Object.values(value ?? {})
        .map(String)
        .join(' ')
    : String(value)

/** Whether what is said to be left, or to be gone to, is so in the option, too. */
function wayOf({ words }: Sentence, covered: Covered, field: string, asks: string): number {
  const said = words.find(({ at, after }) => covered.has(at) && after !== undefined)?.after
  const own = directionOf(field) ?? directionIn(asks)
  if (said === undefined || own === undefined) return 0
  return said === own ? SAME_WAY : OTHER_WAY
}

const directionOf = (field: string): Direction | undefined => (field === 'from' || field === 'to' ? field : undefined)

/** Where what is asked ends with a direction, its options lie there. */
const directionIn = (asks: string): Direction | undefined => directionOf(asks.split(/\s+/).at(-1) ?? '')

/** What a choice is called in a sentence: its values, and what its type says where it has none. */
export function spokenChoice({ type, seat: _, ...fields }: Named): string {
  const values = Object.entries(fields).flatMap(([name, value]) => {
    if (value === false || value === null) return []
    const text = value === true ? name : textOf(value)
    if (directionOf(name)) return [`${name} ${text}`]
    return [typeof value === 'number' ? `${text} ${name}` : text]
  })
  return values.length > 0 ? values.join(' ') : String(type)
}
