/** The outline of a book: its sections under each other, as what is printed over them says. @module */
import { type Clause, headOf, type Section, type SectionHead, sectionClauses } from '#core'

/** A section with its clauses, and the sections under it. */
export interface Node {
  readonly head: SectionHead
  readonly section: Section
  readonly clauses: readonly Clause[]
  readonly children: readonly Node[]
}

/** The chapters of a book, and every section by its printed number. */
export interface Outline {
  readonly chapters: readonly Node[]
  readonly numbered: ReadonlyMap<string, SectionHead>
}

/** A number without the zero that marks the head of a chapter. */
const stem = (number: string): string => number.replace(/\.0$/, '')

/** The nearest of the other sections under which one stands: `2.1` or `2` for `2.1.3`, `The end` for `The end, a tie`. */
const parentOf = (number: string, stems: ReadonlySet<string>): string | undefined =>
  [...stem(number).matchAll(/[.,]/g)].map(({ index }) => number.slice(0, index)).findLast((outer) => stems.has(outer))

/** The outline of sections, in their order. */
export function outlineOf(sections: readonly Section[]): Outline {
  const stems = new Set(sections.map((section) => stem(headOf(section).number)))
  const under = (outer: string | undefined): readonly Node[] =>
    sections
      .filter((section) => parentOf(headOf(section).number, stems) === outer)
      .map((section) => ({
        head: headOf(section),
        section,
        clauses: sectionClauses(section),
        children: under(stem(headOf(section).number)),
      }))
  return {
    chapters: asPrinted(under(undefined)),
    numbered: new Map(sections.map((section) => [headOf(section).number, headOf(section)])),
  }
}

/** Splits a place that ends with a number into the text before it and the number. */
function countedIn({ head: { number } }: Node): { readonly before: string; readonly at: number } | undefined {
  const [, before, at] = /^(page \d+, .*?)(\d+)$/.exec(number) ?? []
  return before === undefined ? undefined : { before, at: Number(at) }
}

/** Paragraphs of a page in the order in which they are printed, whatever order a book tells them in. */
function asPrinted(nodes: readonly Node[]): readonly Node[] {
  const waiting = new Map<string, Node[]>()
  for (const node of nodes.toSorted((one, other) => (countedIn(one)?.at ?? 0) - (countedIn(other)?.at ?? 0))) {
    const before = countedIn(node)?.before
    if (before !== undefined) waiting.set(before, [...(waiting.get(before) ?? []), node])
  }
  return nodes.map((node) => waiting.get(countedIn(node)?.before ?? '')?.shift() ?? node)
}

/** A section and all sections under it. */
export const withSections = (node: Node): readonly Node[] => [node, ...node.children.flatMap(withSections)]

/** The title of a section: its number and its title, each word once. A place in words is followed by a colon. */
export const titleOf = ({ number, title }: SectionHead): string => {
  if (number === title) return title
  return isNumber(number) ? `${stem(number)} ${title}` : `${placeIn(number, title)}: ${title}`
}

/** A place in words without the heading in it, where that is the title. */
const placeIn = (number: string, title: string): string =>
  number
    .split(', ')
    .filter((part) => part !== title)
    .join(', ')

/** The heading of a section and its place, if the place is in words, because people look for the title. */
export const printedOver = ({ number, title }: SectionHead): PrintedTitle | undefined =>
  isNumber(number) || number === title ? undefined : { title, where: placeIn(number, title) }

/** The place of a section for use in a sentence; a number gets the word for what it counts. */
export const whereOf = ({ number }: Pick<SectionHead, 'number'>): string =>
  isNumber(number) ? `section ${number}` : number

const isNumber = (number: string): boolean => /^\d/.test(number)

/** A title, and the place where it is printed. */
export interface PrintedTitle {
  readonly title: string
  readonly where: string
}

/** Sections that are read together: a chapter, or what is printed on a page where there are no chapters. */
export interface Chapter {
  /** The common beginning of its numbers: `3`, `page 3`, or the heading of the only section. */
  readonly key: string
  readonly title: string
  /** The printed place, if the title has no number that shows it. */
  readonly where?: string
  readonly nodes: readonly Node[]
}

/** The part of a number that sections of one chapter share. */
const keyOf = (number: string): string => /^(?:page )?\d+/.exec(number)?.[0] ?? number

/** The chapters of a book as they are read: sections under one head, or those that follow each other on a page. */
export function chaptersOf({ chapters }: Outline): readonly Chapter[] {
  const groups: (Chapter & { readonly nodes: Node[] })[] = []
  for (const node of chapters) {
    const key = keyOf(node.head.number)
    const last = groups.at(-1)
    if (last?.key === key) last.nodes.push(node)
    else groups.push({ key, title: '', nodes: [node] })
  }
  const called = groups.map(({ key, nodes }) => ({ key, nodes, ...calledBy(key, nodes) }))
  const isAlone = ({ title }: Chapter) => called.filter((other) => other.title === title).length === 1
  return called.map((chapter) => (isAlone(chapter) ? chapter : { ...chapter, title: continued(chapter) }))
}

/** The title of a chapter whose heading goes on over several: with what is first on its own page. */
function continued({ title, nodes }: Chapter): string {
  const first = nodes[0]?.head.title
  return first === undefined || first === title ? title : shortened([`${title}: ${first}`, '…'])
}

/** The title of a chapter, from its head, or from the headings in it. */
function calledBy(key: string, nodes: readonly Node[]): Pick<Chapter, 'title' | 'where'> {
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (first === undefined) return { title: key }
  if (stem(first.head.number) === key) return { title: titleOf(first.head) }
  if (first === last) return printedOver(first.head) ?? { title: titleOf(first.head) }
  const named = [...new Set(nodes.map(({ head }) => headingIn(head) ?? head.title))]
  return isNumber(key) ? { title: `${key} ${shortened(named)}` } : { title: shortened(named), where: key }
}

/** The heading that a place names between its page and what is counted under it. */
const headingIn = ({ number }: SectionHead): string | undefined =>
  number.split(', ').find((part, index) => index > 0 && !/\d/.test(part.replace(/^Appendix \d+$/, '')) && part !== '')

/** The maximum length of a chapter's joined titles, in letters. */
const LONG = 60

/** As many titles as have room, the first always. */
function shortened(titles: readonly string[]): string {
  const kept = titles.filter((_, index) => index === 0 || titles.slice(0, index + 1).join(', ').length <= LONG)
  return kept.length < titles.length ? `${kept.join(', ')}, …`.replace('…, …', '…') : kept.join(', ')
}
