/**
 * Headings: where the sections of a copy begin.
 *
 * A book says by its sections how they are headed. Where what is printed over a section is a number, the heading is the
 * number with a title; where it is a place or a title, the heading is the title alone, and some sections may have none.
 *
 * @module
 */
import type { Section } from '#core'
import { type Heading, headsOf } from './heading.js'
import { numberedHeadings } from './headings-by-number.js'
import { titledHeadings } from './headings-by-title.js'
import type { PageText } from './layout/page-text.js'

/** The headings of a copy, in the order in which they stand. */
export function headingsOf(page: PageText, sections: readonly Section[]): readonly Heading[] {
  const heads = headsOf(sections)
  const numbered = numberedHeadings(page, heads)
  const titled = titledHeadings(page, heads, numbered)
  return [...numbered, ...titled].toSorted((one, other) => one.from - other.from)
}
