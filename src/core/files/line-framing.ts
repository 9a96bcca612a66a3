/** Framing: bytes that come in pieces become lines, each of a bounded length. @module */

/** The lines completed by a piece of output. */
export interface Framed {
  readonly lines: readonly Buffer[]
  /** True if a line is too long; everything after it is ignored. */
  readonly overlong: boolean
}

const LINE_FEED = 10

/** Takes bytes piece by piece and gives the lines that they end. */
export function framing(longest: number): (piece: Buffer) => Framed {
  let open: Buffer[] = []
  let length = 0
  let overlong = false
  const ended = (rest: Buffer): Buffer => {
    const line = Buffer.concat([...open, rest])
    open = []
    length = 0
    return line
  }
  return (piece) => {
    const lines: Buffer[] = []
    let from = 0
    while (!overlong && from < piece.length) {
      const end = piece.indexOf(LINE_FEED, from)
      const part = piece.subarray(from, end === -1 ? piece.length : end)
      overlong = length + part.length > longest
      if (overlong) break
      if (end === -1) {
        open.push(part)
        length += part.length
        break
      }
      lines.push(ended(part))
      from = end + 1
    }
    return { lines, overlong }
  }
}
