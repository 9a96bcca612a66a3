/** The command line, called from a test with the toy book. */

import type { AddCommand } from '../../src/cli/program/command-context.js'
import type { LineReader } from '../../src/cli/program/io.js'
import { run } from '../../src/cli/program/run.js'
import type { RunAgain } from '../../src/cli/program/run-again.js'
import type { Settings } from '../../src/cli/program/settings.js'
import { trustIn } from '../../src/core/home/trusted-folders.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { asListed, type ListedBook } from '../../src/core/kernel/book/listed-book.js'
import { book } from '../kernel/orchard.js'

/** The toy book, and another of the same rules. */
export const library: readonly Book[] = [book, { ...book, name: 'garden', title: 'Garden' }]

/** The output of a call, and its exit code. */
export interface Called {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The lines of a text, as they would be piped in. */
function linesIn(text: string): LineReader {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return { next: async () => lines.shift(), close: () => undefined }
}

/** An input that is piped in. */
export const inputOf = (piped: string | Uint8Array) => {
  const bytes = typeof piped === 'string' ? Buffer.from(piped) : piped
  const lines = () => linesIn(new TextDecoder().decode(bytes))
  return { bytes: () => bytes, lines, typed: false }
}

const listed = (book: Book | ListedBook): ListedBook => ('load' in book ? book : asListed(book))

/** Calls the command line. */
export async function rulewright(
  argv: readonly string[],
  {
    books = library,
    more = [],
    debug = false,
    colour = false,
    piped = '',
    typed,
    lines,
    told,
    settings,
    width,
    again,
  } = {} as {
    readonly settings?: () => Promise<Settings>
    readonly books?: readonly (Book | ListedBook)[]
    readonly more?: readonly AddCommand[]
    readonly debug?: boolean
    readonly colour?: boolean
    readonly width?: number
    readonly again?: RunAgain
    readonly piped?: string | Uint8Array
    readonly lines?: () => LineReader
    /** True if the lines are typed at a terminal. */
    readonly typed?: boolean
    readonly told?: (line: string) => void
  },
): Promise<Called> {
  const out: string[] = []
  const err: string[] = []
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    ...inputOf(piped),
    ...(typed && { typed }),
    ...(lines && { lines }),
    ...(told && { told }),
    ...(width && { width }),
    ...(again && { again }),
    colour,
    debug,
    trust: trustIn(process.env),
    ...(settings && { settings }),
  }
  const code = await run(argv, io, books.map(listed), more)
  return { code, out: out.join(''), err: err.join('') }
}
