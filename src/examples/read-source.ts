/** Sources from files: YAML and JSON, each taken apart once as long as its text is the same. @module */
import { isStdin, NotRead, nameOf, type Piped, SOURCE, textAt, textOrPiped } from '../outside/read.js'
import { parseSource, type Read, type Source } from './source.js'

/** Reads a YAML or JSON file, or what is piped in. A pipe can be read only once, so keep what comes back. */
export function readSource(file: string, piped: Piped = NOTHING): Read<Source> {
  const name = nameOf(file)
  try {
    return isStdin(file) ? parseSource(name, textOrPiped(file, SOURCE, piped)) : parsedOnce(file, textAt(file, SOURCE))
  } catch (error) {
    if (error instanceof NotRead) return { ok: false, misread: [{ file: name, path: [], message: error.why }] }
    throw error
  }
}

const NOTHING: Piped = { bytes: () => new Uint8Array() }

/** What was read from files, with the text that they had. */
const readBefore = new Map<string, { readonly text: string; readonly read: Read<Source> }>()

/** Files are listed, run and published by several hands; as long as the text is the same, it is taken apart once. */
function parsedOnce(file: string, text: string): Read<Source> {
  const before = readBefore.get(file)
  if (before?.text === text) return before.read
  const read = parseSource(file, text)
  readBefore.set(file, { text, read })
  return read
}
