/** The terminal: lines as somebody types them, or as they are piped in. @module */
import { createInterface } from 'node:readline'
import { framing, Unreadable } from '#core'
import type { LineReader } from '../program/io.js'

/** The most bytes of a line that is piped in, where nobody says otherwise: far more than any request has. */
const LONGEST = 64 * 1024 * 1024

/** Reads what is piped in line by line; a line that is too long ends it, and what cannot be held is not. */
export function pipedLines(
  input: AsyncIterable<Buffer> & { readonly destroy?: () => unknown },
  longest: number = LONGEST,
): LineReader {
  const lines = linesFrom(input, longest)
  return {
    next: async () => {
      const { done, value } = await lines.next()
      return done ? undefined : value
    },
    close: () => void input.destroy?.(),
  }
}

async function* linesFrom(input: AsyncIterable<Buffer>, longest: number): AsyncGenerator<string, undefined> {
  const frame = framing(longest)
  for await (const piece of input) {
    const { lines, overlong } = frame(piece)
    for (const line of lines) yield textOf(line)
    if (overlong)
      throw new Unreadable([
        `<stdin>: a line has more than ${longest} bytes; expected one JSON object or one command a line`,
      ])
  }
  const [last] = frame(Buffer.from('\n')).lines
  if (last !== undefined && last.length > 0) yield textOf(last)
  return undefined
}

const textOf = (line: Buffer): string => line.toString('utf8').replace(/\r$/, '')

/** Reads an input line by line. Ctrl-C and Ctrl-D both end it; what is written stays on the screen. */
export function linesOf(input: NodeJS.ReadStream, output: NodeJS.WriteStream): LineReader {
  const typed = input.isTTY === true
  if (!typed) return pipedLines(input)
  const reader = createInterface({ input, terminal: true, output })
  const lines = reader[Symbol.asyncIterator]()
  reader.on('SIGINT', () => reader.close())
  // A terminal that is gone is the end of its input.
  input.on('error', () => reader.close())
  return {
    next: async (prompt) => {
      reader.setPrompt(prompt)
      reader.prompt()
      const { done, value } = await lines.next()
      if (done) output.write('\n')
      return done ? undefined : value
    },
    close: () => reader.close(),
  }
}
