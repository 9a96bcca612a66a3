/** The names of sections, which repeat no part of the printed heading. @module */

/** A section, with its number, or the place where it stands. */
interface Headed {
  readonly number: string
  readonly title?: string | undefined
}

/** The number and the title of a section; the number alone where it says the title already. */
export const sectionWords = ({ number, title }: Headed): string =>
  title === undefined || number.endsWith(title) ? number : `${number} ${title}`
