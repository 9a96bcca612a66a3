/** Headings that begin with a number: `3.2.1 Rally`, alone on a line or before the words of the section. @module */
import type { SectionHead } from '#core'
import { type Heading, type Heads, stem } from './heading.js'
import { behind, spelling } from './layout/normalized-letters.js'
import type { PageText, PlacedLine } from './layout/page-text.js'

/** A line that may be a heading, and how much speaks for it. */
interface Candidate extends Heading {
  readonly surely: boolean
  readonly begins: boolean
}

const NUMBER = /^[\s*#_§]*(\d{1,2}(?:\.\d{1,2}){0,4})[.:)]?(?:\s*[-–—]\s*|\s+)(?=\S)/
const CONTENTS = /^[\s.·…_]*\d{1,3}\s*$|(?:\.\s?){4,}\d*\s*$/
/** A line of a table of contents. */
const LISTED = /^[\s*#_§]*\d[\d.]*\s.*\d\s*$/
const LONGEST_TITLE = 70
/** The number of a page before that of a section, with a space between them or without one. */
const PAGES = [/^[\s*#_§]*\d(?=\s*\d)\s*/, /^[\s*#_§]*\d\d(?=\s*\d)\s*/, /^[\s*#_§]*\d{3}(?=\s*\d)\s*/]

export function numberedHeadings(page: PageText, { numbered }: Heads): readonly Heading[] {
  if (numbered.length === 0) return []
  const known: Known = {
    byNumber: new Map(numbered.map((head) => [stem(head.number), head])),
    titles: numbered.map(({ title }) => spelling(title)).filter((title) => title.length > 2),
    dotless: numbered.some(({ number }) => !number.includes('.')),
  }
  const candidates = page.lines.flatMap(
    (line, index) => behindPageNumber(page, line, known) ?? candidateIn(page, line, index, known) ?? [],
  )
  return bestOfEach(page, candidates)
}

interface Known {
  readonly byNumber: ReadonlyMap<string, SectionHead>
  readonly titles: readonly string[]
  readonly dotless: boolean
}

/** A heading with the number and title of a section that the book has, behind the number of a page. */
function behindPageNumber(page: PageText, line: PlacedLine, known: Known): Candidate | undefined {
  for (const pattern of PAGES) {
    const at = pattern.exec(line.text)?.[0].length ?? 0
    const match = at > 0 ? NUMBER.exec(line.text.slice(at)) : null
    const head = known.byNumber.get(stem(match?.[1] ?? ''))
    if (!match || !head) continue
    const from = line.from + at
    const begin = from + match[0].length
    const rest = page.text.slice(begin, begin + 3 * LONGEST_TITLE)
    const end = titleEnd(rest, spelling(head.title))
    if (end === undefined || isContents(line.text.slice(at + match[0].length), rest, end)) continue
    return { number: head.number, title: head.title, head, from, to: begin + end, begins: true, surely: true }
  }
  return undefined
}

function candidateIn(page: PageText, line: PlacedLine, index: number, known: Known): Candidate | undefined {
  const match = NUMBER.exec(line.text)
  const number = match?.[1]
  if (match === null || number === undefined) return undefined
  const at = match[0].length
  const head = known.byNumber.get(stem(number))
  const rest = page.text.slice(line.from + at, line.from + at + 3 * LONGEST_TITLE)
  const found = head && titleEnd(rest, spelling(head.title))
  const before = page.lines[index - 1]?.text ?? ''
  const place = { number, from: line.from, begins: line.begins || /[.!?:”"]\s*$/.test(before) }
  const headed = head ? { head } : {}
  const numbered = head && behindTitle(page, index, rest, spelling(head.title))
  if (head && numbered !== undefined)
    return { ...place, ...headed, title: head.title, to: line.from + at + numbered, surely: true }
  if (head && found !== undefined)
    return isContents(line.text.slice(at), rest, found)
      ? undefined
      : { ...place, ...headed, title: head.title, to: line.from + at + found, surely: true }
  const titled = known.titles.map((title) => titleEnd(rest, title)).find((end) => end !== undefined)
  const length = titled ?? titleLength(line.text.slice(at))
  if (length === undefined || isContents(line.text.slice(at), rest, length)) return undefined
  const goesOn = /\b(?:see|section|sections|and|or|to|in|of|by|per|the|\()\s*$|,\s*$/i.test(before)
  const isItem = !number.includes('.') && (!known.dotless || !place.begins || titled === undefined)
  if (goesOn || isItem) return undefined
  return {
    ...place,
    ...headed,
    title: rest.slice(0, length).trim(),
    to: line.from + at + length,
    surely: titled !== undefined,
  }
}

/** Finds the end of a title printed here. No further word in lower case may follow it. */
function titleEnd(rest: string, title: string): number | undefined {
  const end = behind(rest, title)
  return end === undefined || /^[\p{L}\p{N}]|^ +\p{Ll}/u.test(rest.slice(end)) ? undefined : end
}

/** Finds the end of a title that only a page number may follow, outside a table of contents. */
function behindTitle(page: PageText, index: number, rest: string, title: string): number | undefined {
  const end = behind(rest, title)
  const isBeside = [index - 1, index + 1].some((at) => LISTED.test(page.lines[at]?.text ?? ''))
  return end === undefined || isBeside || !/^[ \t]*\d{1,3}[ \t]*(?:\n|$)/.test(rest.slice(end)) ? undefined : end
}

const isContents = (line: string, rest: string, end: number): boolean => {
  const tail = rest.slice(end).split('\n')[0] ?? ''
  return CONTENTS.test(tail) || CONTENTS.test(line.slice(end))
}

/** The length of an unknown title: to the end of a short line, or to a stop after a few words. */
function titleLength(line: string): number | undefined {
  if (!/^\p{Lu}/u.test(line)) return undefined
  const stop = line.search(/[.:](?:\s|$)/)
  const end = stop > 0 ? stop : line.trimEnd().length
  return end <= LONGEST_TITLE && !/[,;()]/.test(line.slice(0, end)) ? end : undefined
}

/** One heading for each number: the surest, then one that begins a paragraph, then the one with most words below it. */
function bestOfEach(page: PageText, candidates: readonly Candidate[]): readonly Heading[] {
  const weight = (one: Candidate, index: number) => {
    const room = (candidates[index + 1]?.from ?? page.text.length) - one.to
    return (one.surely ? 2e9 : 0) + (one.begins ? 1e9 : 0) + Math.min(room, 9e8)
  }
  const best = new Map<string, { readonly one: Candidate; readonly weight: number }>()
  for (const [index, one] of candidates.entries()) {
    const weighed = weight(one, index)
    const before = best.get(stem(one.number))
    if (before === undefined || before.weight < weighed) best.set(stem(one.number), { one, weight: weighed })
  }
  return [...best.values()].map(({ one: { surely: _, begins: __, ...heading } }) => heading)
}
