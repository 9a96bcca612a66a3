/**
 * The outline of a book: its sections under each other, as their numbers say.
 *
 * @module
 */
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

/** The nearest of the other sections under which a number stands: `2` for `2.1`, where there is no `2.1` itself. */
function parentOf(number: string, stems: ReadonlySet<string>): string | undefined {
  const parts = stem(number).split('.')
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const outer = parts.slice(0, length).join('.')
    if (stems.has(outer)) return outer
  }
  return undefined
}

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

/** How a section is called: its number and its title, once where they are the same. */
export const titleOf = ({ number, title }: SectionHead): string =>
  number === title ? title : `${stem(number)} ${title}`
