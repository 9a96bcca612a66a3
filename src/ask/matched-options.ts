/** Candidates: which options of a decision the words of a sentence mean. @module */

import type { Named, Option, Worded } from '#core'
import { beyond, type Covered, NOTHING, naming, together, weightOf } from './name-coverage.js'
import type { Direction, Sentence } from './sentence.js'

/** An option that words mean, with what it accounts for beyond what was accounted for before. */
export interface MatchedOption<Choice extends Worded> {
  readonly choice: Choice
  readonly covered: Covered
  /** The score of the words that its values cover, and the score of all covered words. */
  readonly byValues: number
  readonly gain: number
  /** The option, by the fields that were said. */
  readonly named: Named
}

/** Scores for a direction word: the option has the same direction, or the opposite one. */
const [SAME_WAY, OTHER_WAY] = [0.2, -0.45]

/** The penalty for a word of a value that nobody said. */
const WORD_UNSAID = 0.1

/** Finds the remaining words that an option covers; nothing if there are none. */
export function meantBy<Choice extends Worded & { readonly seat: string }>(
  sentence: Sentence,
  before: Covered,
  asks: string,
  choice: Choice,
): MatchedOption<Choice> | undefined {
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

/** Scores the direction of an option against the direction word in the sentence. */
function wayOf({ words }: Sentence, covered: Covered, field: string, asks: string): number {
  const said = words.find(({ at, after }) => covered.has(at) && after !== undefined)?.after
  const own = directionOf(field) ?? directionIn(asks)
  if (said === undefined || own === undefined) return 0
  return said === own ? SAME_WAY : OTHER_WAY
}

const directionOf = (field: string): Direction | undefined => (field === 'from' || field === 'to' ? field : undefined)

/** Finds the direction of the options, if the question of the offer ends with one. */
const directionIn = (asks: string): Direction | undefined => directionOf(asks.split(/\s+/).at(-1) ?? '')

/** Formats a choice as part of a sentence: its values, or the words of its type if it has none. */
export function spokenChoice({ type, seat: _, ...fields }: Named): string {
  const values = Object.entries(fields).flatMap(([name, value]) => {
    if (value === false || value === null) return []
    const text = value === true ? name : textOf(value)
    if (directionOf(name)) return [`${name} ${text}`]
    return [typeof value === 'number' ? `${text} ${name}` : text]
  })
  return values.length > 0 ? values.join(' ') : String(type)
}
