/** Sources from files: YAML and JSON, each taken apart once as long as its text is the same. @module */
import { fileLabel, isStdin, NotRead, type Piped, SOURCE, textAt, textOrPiped } from '../../files/read-file.js'
import { type ParsedSource, parseSource, type SourceResult } from './parse-source.js'

/** Reads a YAML or JSON file, or what is piped in. A pipe can be read only once, so keep what comes back. */
export function readSource(file: string, piped: Piped = NOTHING): SourceResult<ParsedSource> {
  const name = fileLabel(file)
  try {
    return isStdin(file) ? parseSource(name, textOrPiped(file, SOURCE, piped)) : parsedOnce(file, textAt(file, SOURCE))
  } catch (error) {
    if (error instanceof NotRead) return { ok: false, misread: [{ file: name, path: [], message: error.why }] }
    throw error
  }
}

const NOTHING: Piped = { bytes: () => new Uint8Array() }

/** The files read so far, with the text that they had. */
const readBefore = new Map<string, { readonly text: string; readonly read: SourceResult<ParsedSource> }>()

/** Files are listed, run and published by several hands; as long as the text is the same, it is taken apart once. */
function parsedOnce(file: string, text: string): SourceResult<ParsedSource> {
  const before = readBefore.get(file)
  if (before?.text === text) return before.read
  const read = parseSource(file, text)
  readBefore.set(file, { text, read })
  return read
}
