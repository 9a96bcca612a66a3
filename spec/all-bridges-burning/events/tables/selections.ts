/**
 * What the tables of Events share about selections.
 *
 * @module
 */

/** How a selection stands to the others that could be made. */
interface Weighed {
  /** Whether less of the text can be carried out in all, if it is made. */
  readonly less: boolean
  readonly reading: 'any selection' | 'as much as possible'
}

/** Selections are weighed only where a reading asks for it. */
export const notWeighed = {
  because: 'where any selection will do, none is weighed',
  when: ({ less, reading }: Weighed): boolean => less && reading === 'any selection',
}
