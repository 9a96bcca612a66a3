/** What a user need not say again with every command. @module */

/** Settings that apply unless the command line overrides them. */
export interface Settings {
  readonly book?: string
  /** Readings under which games begin, each as `question=reading`. */
  readonly readings: readonly string[]
  /** The variable or file that set each value, and whether the book was set in a file. */
  readonly from?: { readonly book: string; readonly readings: string; readonly isFile: boolean }
}

/** Nothing is set. */
export const UNSET: Settings = { readings: [] }
