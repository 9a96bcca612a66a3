/** The result of an export: files, and a note on each exported item. @module */

/** One thing that was to be exported. */
export interface ExportedItem {
  readonly name: string
  /** The file of the item; absent if the export is refused. */
  readonly file?: string
  /** Why it cannot be said in this format. */
  readonly refused?: string
  /** The number of items of each kind, by the name for one of them. */
  readonly counts?: Readonly<Record<string, number>>
  /** Notes on results that the file does not show. */
  readonly notes: readonly string[]
}

/** The files of an export by name, and what is told of them. */
export interface Exported {
  readonly files: ReadonlyMap<string, string>
  readonly entries: readonly ExportedItem[]
}

/** Formats the number of items of each kind. */
export const inWords = (counts: readonly (readonly [what: string, count: number])[]): string =>
  counts.map(([what, count]) => `${count} ${what}${count === 1 ? '' : 's'}`).join(', ')
