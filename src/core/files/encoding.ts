/** Encodings: whether bytes are text in UTF-8, and what they seem to be where they are not. @module */

/** Why bytes are no text in UTF-8, and where; nothing where they are. */
export function notText(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff) || hasEverySecondNull(bytes))
    return 'is written in UTF-16, and is read as UTF-8'
  const at = bytes.indexOf(0)
  if (at >= 0) return `line ${lineAt(bytes, at)}: holds a null byte, which no text does`
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return undefined
  } catch {
    return `line ${lineAt(bytes, firstOdd(bytes))}: is not valid UTF-8`
  }
}

const startsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  bytes.length >= first.length && first.every((byte, index) => bytes[index] === byte)

/** The number of bytes to examine for the encoding of a file. */
const LOOKED_AT = 64

/** True if the first letters are UTF-16 without its mark: every second byte is null, and no other. */
function hasEverySecondNull(bytes: Uint8Array): boolean {
  const first = bytes.subarray(0, Math.min(LOOKED_AT, bytes.length - (bytes.length % 2)))
  const nulls = [0, 1].map((odd) => first.filter((byte, index) => index % 2 === odd && byte === 0).length)
  return first.length >= 4 && Math.max(...nulls) === first.length / 2 && Math.min(...nulls) === 0
}

const LINE_FEED = 10

const lineAt = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(0, at).reduce((lines, byte) => lines + (byte === LINE_FEED ? 1 : 0), 1)

/** Returns the place of the first byte that belongs to no letter. Everything before it can be decoded. */
function firstOdd(bytes: Uint8Array): number {
  let [sound, odd] = [0, bytes.length]
  while (odd - sound > 1) {
    const middle = Math.floor((sound + odd) / 2)
    if (decodes(bytes.subarray(0, middle))) sound = middle
    else odd = middle
  }
  return sound
}

/** True if bytes begin a text; the last letter may be incomplete. */
function decodes(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
