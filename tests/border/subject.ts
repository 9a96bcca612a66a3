/** Subjects: what the program reads, where it is read, and what came of it. @module */
import type fc from 'fast-check'
import { BadLock } from '../../src/conformance/mutants/lock.js'
import { problemLine } from '../../src/kernel/play.js'
import { Unreadable } from '../../src/outside/unreadable.js'

/** What came of something that was read: as a command ends, and what it says. */
export interface Met {
  readonly code: number
  readonly out?: string
  readonly err: string
}

/** Something that the program reads. */
export interface Subject {
  readonly name: string
  /** The files of the program that read it. */
  readonly readBy: readonly string[]
  /** What is sound of it: one value, lines of one value each, or a text as it stands. */
  readonly sound: unknown
  readonly written?: 'lines' | 'text'
  /** More that is sound, where one value does not show everything. */
  readonly also?: readonly unknown[]
  /** Inputs of its own shape, where a changed value and changed bytes would not come far. */
  readonly inputs?: fc.Arbitrary<Uint8Array>
  /** Whether a command meets it, which cuts what is long. */
  readonly isCommand?: true
  /** Whether an answer takes long, so that few inputs are sent by day. */
  readonly isSlow?: true
  /** Whether whoever sends it is a program, which gets back whole what it calls by a name of its own. */
  readonly echoes?: true
  /** What a refusal begins with, where FILE is the file that is refused. */
  readonly refusal: RegExp
  readonly meet: (file: string, bytes: Uint8Array) => Met | Promise<Met>
}

/** Where a refusal of a YAML or JSON file says that it is: a line and a column, as far as the file is a text. */
export const IN_SOURCE = /^FILE(?::\d+:\d+: |: line \d+: holds |: is written in UTF-16)/
/** Where a refusal of JSON says that it is: a line and a column, or a field, or nothing where the whole is meant. */
export const IN_JSON = /^FILE: /
/** Where a refusal of a file in a folder of vectors says that it is: a line and a column, a field, or a case. */
export const IN_VECTORS =
  /^.*: there is no such file, and the manifest names it(?:$|\n)|^\S+: was changed: |^(?:(?:manifest\.json|positions\.jsonl|cases\/\w+\.jsonl)(?::\d+|\.\w+)?: |[a-z]+-[0-9a-f]{12}(?:\.given)?: |\S+\.jsonl?: (?:line \d+: holds |is written in UTF-16))/
/** Where a refusal of JSON lines says that it is. */
export const IN_LINES = /^FILE(?::\d+: |: line \d+\b|: is written in UTF-16)/

/** What a reading came to that is no command: only what nobody can read may be thrown. */
export function reading(read: () => unknown): Met {
  try {
    read()
    return { code: 0, err: '' }
  } catch (error) {
    if (error instanceof Unreadable || error instanceof BadLock) return { code: 2, err: error.message }
    throw error
  }
}

type Problems = readonly { readonly path: readonly (string | number)[]; readonly message: string }[]

/** What a reading came to that may tell problems. */
export function parsing(parse: () => { readonly ok: boolean; readonly problems?: Problems }): Met {
  let problems: Problems = []
  const read = reading(() => {
    problems = parse().problems ?? []
  })
  return problems.length > 0 ? { code: 2, err: problems.map(problemLine).join('\n') } : read
}
