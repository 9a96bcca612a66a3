/** Headings: their form, and the headings of a book's sections. @module */
import { headOf, type Section, type SectionHead } from '#core'

/** The heading of a section in a copy. */
export interface Heading {
  /** The printed number or title. */
  readonly number: string
  readonly title: string
  /** The section of the book with this number, or this title. */
  readonly head?: SectionHead
  /** Its place in the text, from its number to the end of its title. */
  readonly from: number
  readonly to: number
}

/** The headings of a book's sections. */
export interface Heads {
  readonly numbered: readonly SectionHead[]
  readonly titled: readonly SectionHead[]
}

/** True if the print over a section is a number. */
export const isNumber = (number: string): boolean => /^\d+(\.\d+)*$/.test(number)

/** A number without the zero that marks the head of a chapter: 3 for 3.0. */
export const stem = (number: string): string => number.replace(/\.0$/, '')

/** Tells sections with numbers from those without. */
export function headsOf(sections: readonly Section[]): Heads {
  const heads = sections.map(headOf)
  return {
    numbered: heads.filter(({ number }) => isNumber(number)),
    titled: heads.filter(({ number }) => !isNumber(number)),
  }
}
