/** What an export comes to: files, and what is told of each thing that was to be exported. @module */

/** One thing that was to be exported. */
export interface Told {
  readonly name: string
  /** Where it stands; left out where it is refused. */
  readonly file?: string
  /** Why it cannot be said in this format. */
  readonly refused?: string
  /** How many of each there are, by what one is called. */
  readonly counts?: Readonly<Record<string, number>>
  /** What became of it that its file does not show. */
  readonly notes: readonly string[]
}

/** The files of an export by name, and what is told of them. */
export interface Exported {
  readonly files: ReadonlyMap<string, string>
  readonly entries: readonly Told[]
}

/** How many of each there are, in words. */
export const inWords = (counts: readonly (readonly [what: string, count: number])[]): string =>
  counts.map(([what, count]) => `${count} ${what}${count === 1 ? '' : 's'}`).join(', ')
