/** Progress reports for the person at the terminal. @module */
import type { Progress } from '#core'

const CLEAR = '\r\u001b[2K'

/** Tells how far the verification of a book is, on a terminal, and wipes it out at the end. */
export function progressOf(title: string, stream: NodeJS.WriteStream = process.stderr) {
  const shows = stream.isTTY === true
  return {
    tell: ({ gate, done, total }: Progress): void => {
      if (shows) stream.write(`${CLEAR}${title}: ${gate} ${done} of ${total}`)
    },
    end: (): void => {
      if (shows) stream.write(CLEAR)
    },
  }
}
