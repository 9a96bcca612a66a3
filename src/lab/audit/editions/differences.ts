/** In what a copy differs from an edition. @module */
import { type Book, headOf } from '#core'
import type { Stretch } from './cut-into-passages.js'
import { type Lock, titlePrint } from './edition-lockfile.js'
import { stem } from './heading.js'
import { rowAt } from './layout/page-text.js'
import { movedAway } from './moved-sentences.js'
import { freshIn } from './new-text.js'
import type { Matching } from './passage-matching.js'
import type { Matched } from './passage-targets.js'
import type { EditionDifference, Note } from './report.js'
import { type Copy, type CopySection, countWords } from './rulebook-copy.js'
import { type Assignment, assignSections } from './section-matching.js'
import { changedPlaces } from './swapped-passages.js'

/** A copy held against an edition. */
export interface Compared {
  readonly differences: readonly EditionDifference[]
  readonly notes: readonly Note[]
  /** The counterpart of each section of the edition. */
  readonly became: Assignment
  /** The new words of the copy. */
  readonly fresh: readonly Stretch[]
  /** Passages that changed places where their order is a rule. */
  readonly swapped: readonly Matched[]
  /** Passages that somebody has put into another section. */
  readonly moved: readonly Matched[]
}

type Compare = Pick<Book, 'name' | 'sections'>

/** Holds a copy against an edition. */
export function compareEdition(book: Compare, lock: Lock, copy: Copy, matching: Matching): Compared {
  const became = assignSections(book, lock, copy, matching.passages)
  const fresh = freshIn(copy, matching)
  const used = new Set(became.values())
  const of = new Map<number, Matched[]>()
  for (const one of matching.passages) of.set(one.section, [...(of.get(one.section) ?? []), one])
  const moved = movedAway(matching.passages, copy)
  const found = lock.sections.map((_, section): Told => {
    const part = became.get(section)
    const swaps = swapsIn(lock, section, matching.passages)
    return differenceOf(book, copy, lock, section, {
      passages: of.get(section) ?? [],
      index: part,
      fresh: within(copy, part, fresh),
      swaps,
      moved: moved.filter((one) => one.section === section),
    })
  })
  const added = copy.parts.flatMap((part, index) =>
    used.has(index) ? [] : addedPart(copy, part, within(copy, index, fresh)),
  )
  return {
    differences: [...found.flatMap(({ differences }) => differences), ...added],
    notes: found.flatMap(({ notes }) => notes),
    became,
    fresh,
    swapped: lock.sections.flatMap((_, section) => swapsIn(lock, section, matching.passages)),
    moved,
  }
}

/** The passages of a section that changed places where their order is a rule. */
function swapsIn({ sections }: Lock, section: number, passages: readonly Matched[]): readonly Matched[] {
  const from = sections[section]?.orderedFrom
  return from === undefined ? [] : changedPlaces(passages, section, from)
}

interface Told {
  readonly differences: readonly EditionDifference[]
  readonly notes: readonly Note[]
}

/** The new words that stand in a section of a copy. */
export const within = (copy: Copy, index: number | undefined, fresh: readonly Stretch[]): readonly Stretch[] => {
  const part = index === undefined ? undefined : copy.parts[index]
  return part === undefined ? [] : fresh.filter(({ from }) => part.from <= from && from < part.to)
}

/** The fate of a section. */
interface Fate {
  readonly passages: readonly Matched[]
  /** The section of the copy that it has become. */
  readonly index: number | undefined
  readonly fresh: readonly Stretch[]
  readonly swaps: readonly Matched[]
  readonly moved: readonly Matched[]
}

function differenceOf(book: Compare, copy: Copy, lock: Lock, section: number, fate: Fate): Told {
  const { passages, index, fresh, swaps, moved } = fate
  const { number = '', title: printed = '' } = lock.sections[section] ?? {}
  const lost = passages.filter(({ pieces }) => pieces.length === 0)
  const about = { number, ...titleOf(book, number) }
  const part = index === undefined ? undefined : copy.parts[index]
  if (part === undefined) return withoutHeading(copy, about, passages, lost)
  const line = lineOf(copy, part)
  const differences: EditionDifference[] = []
  if (stem(part.number) !== stem(number)) differences.push({ kind: 'renumbered', ...about, to: part.number, line })
  if (titlePrint(book, part.title) !== printed) differences.push({ kind: 'retitled', ...about, now: part.title, line })
  if (lost.length > 0 || fresh.length > 0)
    differences.push({ kind: 'changed', ...about, ...amounts(passages, lost), ...newWords(copy, fresh) })
  if (swaps.length > 0)
    differences.push({ kind: 'swapped', ...about, moved: swaps.length, lines: rowsOf(copy, piecesOf(swaps)) })
  if (moved.length > 0)
    differences.push({
      kind: 'moved',
      ...about,
      moved: moved.length,
      under: elsewhere(copy, part, moved),
      lines: rowsOf(copy, piecesOf(moved)),
    })
  const stay = passages.filter((one) => !moved.includes(one))
  const away = lost.length > 0 ? [] : elsewhere(copy, part, stay)
  const order = lost.length === 0 && swaps.length === 0 && away.length === 0 && !inOrder(stay)
  const notes: Note[] = [
    ...(away.length > 0 ? [{ kind: 'elsewhere' as const, ...about, under: away }] : []),
    ...(order ? [{ kind: 'reordered' as const, ...about }] : []),
  ]
  return { differences, notes }
}

const piecesOf = (passages: readonly Matched[]): readonly Stretch[] => passages.flatMap(({ pieces }) => pieces)

/** A section whose heading the copy lacks: it is missing, unless most of its words stand under other headings. */
function withoutHeading(
  copy: Copy,
  about: { readonly number: string },
  passages: readonly Matched[],
  lost: readonly Matched[],
): Told {
  if (lost.length * 2 < passages.length) {
    const changed: EditionDifference = { kind: 'changed', ...about, ...amounts(passages, lost), words: 0, lines: [] }
    const under = elsewhere(copy, undefined, passages)
    return { differences: lost.length > 0 ? [changed] : [], notes: [{ kind: 'elsewhere', ...about, under }] }
  }
  return { differences: [{ kind: 'missing', ...about, ...amounts(passages, lost) }], notes: [] }
}

const amounts = (passages: readonly Matched[], lost: readonly Matched[]) => ({
  lost: lost.length,
  of: passages.length,
})

const newWords = (copy: Copy, fresh: readonly Stretch[]) => ({
  words: fresh.reduce((sum, { from, to }) => sum + countWords(copy, from, to), 0),
  lines: rowsOf(copy, fresh),
})

/** The lines of the user's file on which stretches begin. */
const rowsOf = ({ page, letters }: Copy, stretches: readonly Stretch[]): readonly number[] => [
  ...new Set(stretches.map(({ from }) => rowAt(page, letters.at[from] ?? 0))),
]

/** A section that the edition does not have; where the book has one and all its words are known, only its heading was not recognised before. */
const addedPart = (copy: Copy, part: CopySection, fresh: readonly Stretch[]): readonly EditionDifference[] =>
  part.number === '' || (part.head && fresh.length === 0)
    ? []
    : [
        {
          kind: 'added',
          number: part.number,
          title: part.title,
          words: countWords(copy, part.from, part.to),
          line: lineOf(copy, part),
        },
      ]

const lineOf = ({ page }: Copy, { heading }: CopySection): number => rowAt(page, heading?.from ?? 0)

export function titleOf({ sections }: Pick<Book, 'sections'>, number: string): { readonly title?: string } {
  const head = sections.map(headOf).find((one) => stem(one.number) === stem(number))
  return head ? { title: head.title } : {}
}

/** The numbers of other sections in which passages stand. */
const elsewhere = ({ parts }: Copy, part: CopySection | undefined, passages: readonly Matched[]): readonly string[] => {
  const under = passages
    .flatMap(({ pieces }) => pieces)
    .flatMap(({ from }) => parts.find((one) => one.from <= from && from < one.to) ?? [])
  return [...new Set(under.filter((one) => one !== part).map(({ number }) => number))]
}

const inOrder = (passages: readonly Matched[]): boolean => {
  const starts = passages.flatMap(({ pieces }) => pieces.slice(0, 1)).map(({ from }) => from)
  return starts.every((from, index) => from >= (starts[index - 1] ?? 0))
}
