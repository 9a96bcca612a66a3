/** Folding: texts that differ in one number stand together, so that a list of many stays short. @module */
import { groupsBy, runsOf } from '#core'

/** Texts that read alike but for one number, or a single one. */
export interface Folded {
  /** The numbers of the texts in the list that was folded. */
  readonly members: readonly number[]
  /** The text around the differing number, and the number of each text. */
  readonly field?: { readonly before: string; readonly after: string; readonly numbers: readonly number[] }
}

const NUMBER = /(?<![\p{L}\p{N}.])\d+(?![\p{L}\p{N}.])/gu

/** The number of texts up to which they are not folded. */
const FEW = 3

interface Text {
  readonly at: number
  /** The text between the numbers, and the numbers. */
  readonly parts: readonly string[]
  readonly numbers: readonly string[]
}

const takenApart = (text: string, at: number): Text => ({
  at,
  parts: text.split(NUMBER),
  numbers: [...text.matchAll(NUMBER)].map(([number]) => number),
})

/** One thing and several of them read alike: `1 card`, `2 cards`. */
const shapeOf = ({ parts }: Text): string =>
  parts.map((part, at) => (at === 0 ? part : part.replace(/^(\s\p{L}+?)s?(?!\p{L})/u, '$1'))).join('#')

/** Folds texts, in the order in which the first of each come. */
export function foldTexts(texts: readonly string[]): readonly Folded[] {
  const alike = groupsBy(texts.map(takenApart), shapeOf)
  return alike.flatMap(together).toSorted((one, other) => (one.members[0] ?? 0) - (other.members[0] ?? 0))
}

const alone = ({ at }: Text): Folded => ({ members: [at] })

/** Texts of one shape, folded along the number that leaves the fewest. */
function together(texts: readonly Text[]): readonly Folded[] {
  const [first] = texts
  if (first === undefined || texts.length < FEW) return texts.map(alone)
  const ways = first.numbers.map((_, place) => ({
    place,
    groups: groupsBy(texts, ({ numbers }) => numbers.with(place, '').join()),
  }))
  const [best] = ways.toSorted((one, other) => one.groups.length - other.groups.length)
  if (best === undefined) return texts.map(alone)
  return best.groups.flatMap((group) => (group.length < FEW ? group.map(alone) : [along(group, best.place)]))
}

function along(group: readonly Text[], place: number): Folded {
  const ordered = group.toSorted((one, other) => numberAt(one, place) - numberAt(other, place))
  const { parts = [], numbers = [] } = ordered.at(-1) ?? {}
  const said = parts.map((part, at) => `${part}${at === place ? '\n' : (numbers[at] ?? '')}`).join('')
  const [before = '', after = ''] = said.split('\n')
  return {
    members: ordered.map(({ at }) => at),
    field: { before, after, numbers: ordered.map((text) => numberAt(text, place)) },
  }
}

const numberAt = ({ numbers }: Text, place: number): number => Number(numbers[place])

/** Formats folded texts as one: `give 1 to 6 cards`. */
export const foldedText = ({ members: [first = 0], field }: Folded, texts: readonly string[]): string =>
  field === undefined ? (texts[first] ?? '') : `${field.before}${runsOf(field.numbers).join(', ')}${field.after}`
