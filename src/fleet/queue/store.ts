/** What a store is, wherever it keeps its bytes. @module */

/** A place for bytes, by names. */
export interface Store {
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Reads the content stored under a name; nothing if there is none. */
  readonly get: (name: string) => Promise<Uint8Array | undefined>
  readonly remove: (name: string) => Promise<void>
}
