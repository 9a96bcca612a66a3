/** Headings without a number: a title alone on its line, or before a colon, a stop, a dash or a bracket. @module */
import type { SectionHead } from '#core'
import type { Heading, Heads } from './heading.js'
import { behind, spelling } from './layout/normalized-letters.js'
import type { PageText } from './layout/page-text.js'

interface TitledHeading extends Heading {
  readonly head: SectionHead
  /** The place of the section in the book. */
  readonly rank: number
}

const MARKS = /^[\s*#_•◦>]*/
const LONG_LINE = 160
const PAGE_NUMBER = /^\W*\d{1,3}\W*$/

/** The headings that are titles. In a book with numbers, they stand alone on their lines. */
export function titledHeadings(page: PageText, heads: Heads, numbered: readonly Heading[]): readonly Heading[] {
  const alone = heads.numbered.length > 0
  const found = heads.titled.flatMap((head, rank) =>
    occurrences(page, head, alone).map((one) => ({ ...one, head, rank })),
  )
  const sorted = found.toSorted((one, other) => one.from - other.from || other.to - one.to)
  const chosen = alone ? fullest(page, sorted, numbered) : inOrder(page, sorted)
  return chosen.map(({ rank: _, ...heading }) => heading)
}

/** The possible headings of a section: its title, the end of its title, or the end of its name unless that is only a place. */
const printedOver = ({ number, title }: SectionHead): readonly string[] => [
  ...new Set([title, lastOf(title, ': '), ...[lastOf(number, ', ')].filter((place) => !isPlace(place))]),
]

const lastOf = (text: string, between: string): string => text.split(between).at(-1) ?? text

const isPlace = (text: string): boolean => /^(?:page|para|paragraph|step)\b|^\P{Lu}/u.test(text)

function occurrences(page: PageText, head: SectionHead, alone: boolean): readonly Heading[] {
  return printedOver(head).flatMap((title) => {
    const spelled = spelling(title)
    return starts(page).flatMap((from) => {
      const rest = page.text.slice(from, from + 3 * title.length + 20)
      if (!/^[\p{Lu}\p{N}]/u.test(rest)) return []
      const end = behind(rest, spelled)
      if (end === undefined || !isEnd(rest.slice(end), alone, from === 0)) return []
      return [{ number: head.number, title, from, to: from + end }]
    })
  })
}

const isEnd = (tail: string, alone: boolean, first: boolean): boolean =>
  alone ? /^[\s*_]*(?:\n|$)/.test(tail) : first || /^[)\]"”’]?[ *_]*(?:\t|\n|$|[:.>–—(])/.test(tail)

const known = new WeakMap<PageText, readonly number[]>()

/** The positions where a heading may begin: the start of a line, or a sentence in a line that is a complete paragraph. */
function starts(page: PageText): readonly number[] {
  const before = known.get(page)
  if (before) return before
  const all = page.lines.flatMap(({ text, from, begins }, index) => {
    // A line that goes on with a sentence is no heading; the number of a page may stand between.
    const before = page.lines.slice(0, index).findLast((one) => !PAGE_NUMBER.test(one.text))?.text ?? ''
    if (!begins && !/[.!?:)”"]\W*$/.test(before)) return []
    const first = from + (MARKS.exec(text)?.[0].length ?? 0)
    if (text.length < LONG_LINE) return [first]
    return [first, ...[...text.matchAll(/[.!?:)]\s+/g)].map(({ index, 0: gap }) => from + index + gap.length)]
  })
  known.set(page, all)
  return all
}

/** Of every title, the place with most words below it. */
function fullest(
  page: PageText,
  found: readonly TitledHeading[],
  numbered: readonly Heading[],
): readonly TitledHeading[] {
  const all = [...found, ...numbered].map(({ from }) => from).toSorted((one, other) => one - other)
  const room = ({ from }: Heading) => (all.find((next) => next > from) ?? page.text.length) - from
  const best = new Map<number, TitledHeading>()
  for (const one of found) {
    const before = best.get(one.rank)
    if (before === undefined || room(before) < room(one)) best.set(one.rank, one)
  }
  return [...best.values()]
}

/**
 * The longest list of titles that stand in the order of the book: an index or a list of words has them in another.
 * A title outside it that stands over a paragraph in one place only has been moved.
 */
function inOrder(page: PageText, all: readonly TitledHeading[]): readonly TitledHeading[] {
  const found = withoutRepeats(page, all)
  const lengths: number[] = []
  const links: number[] = []
  for (const [index, { rank, from }] of found.entries()) {
    lengths[index] = 1
    links[index] = -1
    for (let earlier = 0; earlier < index; earlier += 1) {
      const longer = (lengths[earlier] ?? 0) + 1
      const before = found[earlier]
      if (before === undefined || before.rank >= rank || before.to > from) continue
      if (longer <= (lengths[index] ?? 0)) continue
      lengths[index] = longer
      links[index] = earlier
    }
  }
  const chain: TitledHeading[] = []
  for (let at = lengths.lastIndexOf(Math.max(...lengths)); at >= 0; at = links[at] ?? -1)
    chain.unshift(found[at] as TitledHeading)
  const placed = new Set(chain.map(({ rank }) => rank))
  const over = found.filter((one) => !placed.has(one.rank) && paragraph(page, one) > ENTRY)
  const moved = over.filter(({ rank }) => over.filter((other) => other.rank === rank).length === 1)
  return [...chain, ...moved]
}

/** No entry of an index is longer. */
const ENTRY = 60

/** Titles but for those that only say again, over the first paragraph, what stands alone in the line before. */
const withoutRepeats = ({ text }: PageText, found: readonly TitledHeading[]): readonly TitledHeading[] =>
  found.filter(
    ({ rank, from }) =>
      !found.some((other) => other.rank === rank && other.to < from && /^[\s*#_\d]*$/.test(text.slice(other.to, from))),
  )

/** The length of the paragraph that begins with a title, or that follows a title on its own line. */
const paragraph = ({ text }: PageText, { from, to }: Heading): number => {
  const alone = /^[ *_]*\n\n/.exec(text.slice(to))
  const end = text.indexOf('\n\n', alone ? to + alone[0].length : from)
  return (end < 0 ? text.length : end) - from
}
