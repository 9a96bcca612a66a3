/** The outline of a book: its sections under each other, as what is printed over them says. @module */
import { type Clause, clausesOf, headOf, type Section, type SectionHead } from '../kernel/clause.js'

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
        clauses: clausesOf(section),
        children: under(stem(headOf(section).number)),
      }))
  return {
    chapters: under(undefined),
    numbered: new Map(sections.map((section) => [headOf(section).number, headOf(section)])),
  }
}

/** A section and all sections under it. */
export const withSections = (node: Node): readonly Node[] => [node, ...node.children.flatMap(withSections)]

/** How a section is called: its number and its title, once where they are the same; a place in words has a colon behind it. */
export const titleOf = ({ number, title }: SectionHead): string => {
  if (number === title) return title
  return isNumber(number) ? `${stem(number)} ${title}` : `${number}: ${title}`
}

/** What is printed over a section and where that is, if it is a place in words: people look for the title. */
export const printedOver = ({
  number,
  title,
}: SectionHead): { readonly title: string; readonly where: string } | undefined =>
  isNumber(number) || number === title ? undefined : { title, where: number }

/** Where a section stands, as a sentence says it: a number needs the word for what it counts. */
export const whereOf = ({ number }: Pick<SectionHead, 'number'>): string =>
  isNumber(number) ? `section ${number}` : number

const isNumber = (number: string): boolean => /^\d/.test(number)

/** Sections that are read together: a chapter, or what is printed on a page where there are no chapters. */
export interface Chapter {
  /** What all of its numbers begin with: `3`, `page 3`, or the heading of the only section. */
  readonly key: string
  readonly title: string
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
  return groups.map(({ key, nodes }) => ({ key, nodes, title: chapterTitle(key, nodes) }))
}

function chapterTitle(key: string, nodes: readonly Node[]): string {
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (first === undefined || first === last || stem(first.head.number) === key) return first ? titleOf(first.head) : key
  return /^\d/.test(key) ? `${key} ${first.head.title}, …` : key.replace(/^p/, 'P')
}
