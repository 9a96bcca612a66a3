/** Folders whose books may be loaded without being named: kept for each user, outside of every folder that somebody could hand on. @module */
import { homedir } from 'node:os'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { Unreadable } from '../files/input-error.js'
import { type FileKind, isThere, realPath, textAt } from '../files/read-file.js'
import { renewFile } from '../files/write-back.js'
import { makeFolder } from '../files/write-file.js'
import { isRecord } from '../values/json.js'
import { parseJson } from '../values/plain-data.js'

/** Folders that a user trusts. */
export interface Trust {
  /** The folders, without links that lead to them. */
  readonly folders: () => readonly string[]
  /** Tells whether a folder is trusted: it is one of these, or lies in one. */
  readonly covers: (folder: string) => boolean
  readonly add: (folder: string) => void
  readonly remove: (folder: string) => void
}

const FILE: FileKind = { most: 1024 * 1024, expected: 'the folders that are trusted' }

/** Returns the folder for user settings that apply everywhere, by the system's convention. */
function settingsFolder({ XDG_CONFIG_HOME, APPDATA }: NodeJS.ProcessEnv): string {
  const told = process.platform === 'win32' ? APPDATA : XDG_CONFIG_HOME
  return told !== undefined && isAbsolute(told) ? told : join(homedir(), '.config')
}

/** The folders that a user trusts, from the file in which they are kept. */
export function trustIn(environment: NodeJS.ProcessEnv): Trust {
  const file = join(settingsFolder(environment), 'rulewright', 'trusted.json')
  const folders = (): readonly string[] => (isThere(file) ? foldersIn(file) : [])
  const keep = (changed: (all: readonly string[]) => readonly string[]) => {
    makeFolder(dirname(file))
    const text = () => `${JSON.stringify({ folders: changed(folders()).toSorted() }, null, 2)}\n`
    renewFile(file, () => ({ text: text(), result: undefined }))
  }
  return {
    folders,
    covers: (folder) => folders().some((one) => isWithin(one, wholePath(folder))),
    add: (folder) => keep((all) => [...new Set([...all, wholePath(folder)])]),
    remove: (folder) => keep((all) => all.filter((one) => one !== wholePath(folder))),
  }
}

// Read without a schema, as a package.json is: every call of the program begins with it.
function foldersIn(file: string): readonly string[] {
  const read = parseJson(textAt(file, FILE))
  const folders = read.ok && isRecord(read.value) ? read.value.folders : undefined
  if (Array.isArray(folders) && folders.every((one) => typeof one === 'string' && isAbsolute(one))) return folders
  throw new Unreadable([`${file}: expected {"folders": [...]}, with whole paths; take the file away, or mend it`])
}

function isWithin(outer: string, inner: string): boolean {
  const way = relative(outer, inner)
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..'
}

function wholePath(folder: string): string {
  try {
    return realPath(folder)
  } catch {
    return resolve(folder)
  }
}
