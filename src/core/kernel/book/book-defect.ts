/** Defects: a book that contradicts itself while it runs. They are faults of the model, never of the player. @module */

/** Thrown when a book breaks the promises that its charts, tables and offers make. */
export class Defect extends Error {
  override readonly name = 'Defect'
}

/** A value that must be there by the rules; that it is not is a defect. */
export function certain<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Defect(`there is no ${what}`)
  return value
}
