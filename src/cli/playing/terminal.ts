/** The terminal: lines as somebody types them, or as they are piped in. @module */
import { createInterface } from 'node:readline'
import type { LineReader } from '../io.js'

/** Reads an input line by line. Ctrl-C and Ctrl-D both end it; what is written stays on the screen. */
export function linesOf(input: NodeJS.ReadStream, output: NodeJS.WriteStream): LineReader {
  const typed = input.isTTY === true
  const reader = createInterface({ input, terminal: typed, ...(typed && { output }) })
  const lines = reader[Symbol.asyncIterator]()
  reader.on('SIGINT', () => reader.close())
  // A terminal that is gone is the end of its input.
  input.on('error', () => reader.close())
  return {
    next: async (prompt) => {
      if (typed) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      const { done, value } = await lines.next()
      if (done && typed) output.write('\n')
      return done ? undefined : value
    },
    close: () => reader.close(),
  }
}
