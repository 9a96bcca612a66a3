/** A file of a user as text, or why it cannot be one. @module */

/** The longest text that is read, in bytes: far more than any rulebook has. */
export const LONGEST = 4 * 1024 * 1024

/** A text, or what is wrong with the file and what was expected. */
export type Decoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string }

const no = (reason: string): Decoded => ({ ok: false, reason })

/** Decodes a file: UTF-8, else UTF-16 where it says so, else what Windows writes. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length > LONGEST) return no(tooLong(bytes.length))
  if (startsWith(bytes, '%PDF-')) return no('is a PDF; expected the text in it, as pdftotext or copying gives it')
  const text = textOf(bytes)
  if (text.trim() === '') return no('is empty; expected the text of a rulebook')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const odd = text.match(/[\0-\x08\x0E-\x1B\x7F\uFFFD]/g)?.length ?? 0
  if (odd > text.length / 50) return no('is not a text file: it is full of control characters; expected plain text')
  return { ok: true, text }
}

const inMegabytes = (size: number): string => `${Math.ceil(size / 1024 / 1024)} MB`

/** Why a file of so many bytes is not read. */
const tooLong = (size: number): string =>
  `has ${inMegabytes(size)}; expected the text of a rulebook, at most ${inMegabytes(LONGEST)}`

const startsWith = (bytes: Uint8Array, word: string) =>
  [...word].every((char, index) => bytes[index] === char.charCodeAt(0))

function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
