/** Command lines: how the words of a command are told apart, without a shell. @module */

/** A word, as far as it has been read; nothing between two words. */
interface Reading {
  readonly words: readonly string[]
  readonly word: string | undefined
  /** The quotation mark that is open. */
  readonly quote: string | undefined
}

/**
 * The words of a command line: spaces part them, quotation marks hold them together, a backslash takes the next character
 * as it is (but between single quotation marks). Nothing where a quotation mark stays open.
 */
export function wordsOf(line: string): readonly string[] | undefined {
  let read: Reading = { words: [], word: undefined, quote: undefined }
  for (let at = 0; at < line.length; at += 1) {
    const escaped = line.charAt(at) === '\\' && read.quote !== "'" && at + 1 < line.length
    if (escaped) at += 1
    read = escaped ? longer(read, line.charAt(at)) : after(read, line.charAt(at))
  }
  if (read.quote !== undefined) return undefined
  return read.word === undefined ? read.words : [...read.words, read.word]
}

const longer = (read: Reading, character: string): Reading => ({ ...read, word: (read.word ?? '') + character })

function after(read: Reading, character: string): Reading {
  const { words, word, quote } = read
  if (character === quote) return { ...read, quote: undefined }
  if (quote !== undefined) return longer(read, character)
  if (character === '"' || character === "'") return { words, word: word ?? '', quote: character }
  if (!/\s/.test(character)) return longer(read, character)
  return { words: word === undefined ? words : [...words, word], word: undefined, quote }
}
