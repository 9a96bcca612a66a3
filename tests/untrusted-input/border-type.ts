/** Subjects: what the program reads, where it is read, and what came of it. @module */
import type fc from 'fast-check'
import { Unreadable } from '../../src/core/files/input-error.js'
import { problemLine } from '../../src/core/records/recorded-play.js'
import { BadLock } from '../../src/lab/conformance/mutants/verdict-lockfile.js'

/** The result of reading something: the exit code of a command, and its output. */
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
  /** The sound part of it: one value, lines of one value each, or a text as it stands. */
  readonly sound: unknown
  readonly written?: 'lines' | 'text'
  /** More that is sound, where one value does not show everything. */
  readonly also?: readonly unknown[]
  /** Inputs of its own shape, where a changed value and changed bytes would not come far. */
  readonly inputs?: fc.Arbitrary<Uint8Array>
  /** True if a command reads it, which shortens long text. */
  readonly isCommand?: true
  /** True if an answer takes long, so that few inputs are sent by day. */
  readonly isSlow?: true
  /** True if the sender is a program, which gets back its own names in full. */
  readonly echoes?: true
  /** The start of a refusal, with FILE for the refused file. */
  readonly refusal: RegExp
  readonly meet: (file: string, bytes: Uint8Array) => Met | Promise<Met>
}

/** The place in a refusal of a YAML or JSON file: a line and a column, if the file is text. */
export const IN_SOURCE = /^FILE(?::\d+:\d+: |: line \d+: (?:is not valid |holds a null byte)|: is written in UTF-16)/
/** The same of a file in a folder of examples: what is no example at all leaves a folder without any. */
export const IN_FOLDER = new RegExp(`${IN_SOURCE.source}|: this folder holds no example files; `)
/** The place in a refusal of JSON: a line and a column, a field, or nothing if the whole is meant. */
export const IN_JSON = /^FILE: /
/** The place in a refusal of a file in a folder of cases: a line and a column, a field, or a case. */
export const IN_VECTORS =
  /^.*: this file is missing, but the manifest names it(?:$|\n)|^\S+: was changed: |^(?:(?:manifest\.json|positions\.jsonl|cases\/\w+\.jsonl)(?::\d+|\.\w+)?: |[a-z]+-[0-9a-f]{12}(?:\.given)?: |\S+\.jsonl?: (?:line \d+: (?:is not valid |holds a null byte)|is written in UTF-16))/
/** The place in a refusal of JSON lines. */
export const IN_LINES = /^FILE(?::\d+: |: line \d+\b|: is written in UTF-16)/

/** Runs a reader that is no command. It may throw only if the input is unreadable. */
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

/** Runs a parser that may return problems. */
export function parsing(parse: () => { readonly ok: boolean; readonly problems?: Problems }): Met {
  let problems: Problems = []
  const read = reading(() => {
    problems = parse().problems ?? []
  })
  return problems.length > 0 ? { code: 2, err: problems.map(problemLine).join('\n') } : read
}
