/**
 * Folders that a command writes: marked as its own, only what changed is written, and what is not its own is not touched.
 *
 * All that stands there can be made again, so the last of two writers may win; but one writes after the other, and never a mixture.
 *
 * @module
 */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../values/plain-data.js'
import { briefly } from './escape.js'
import { Unreadable } from './input-error.js'
import { leadsOut } from './leads-out.js'
import { bytesAt, DATA, isFile, isFolder, isThere, textIfThere } from './read-file.js'
import { alone, isUnfinished, takeAwayUnfinished } from './unfinished-files.js'
import { cannotBeWritten, makeFolder, mustTakeFiles, takeAway, writeWhole } from './write-file.js'

/** The content of a file in the folder. */
export type Content = string | Uint8Array

/** A kind of folder that a command writes. */
export interface OwnFolder {
  /** The file by which it is known; it lists what was written there. */
  readonly marker: string
  /** The command. */
  readonly by: string
}

const markerSchema = z.strictObject({ files: z.array(z.string()) })

/** Lists the files written into a folder before. Fails if the folder holds someone else's files. */
export function writtenBefore(kind: OwnFolder, flag: string, folder: string): ReadonlySet<string> {
  const { by } = kind
  mustTakeFiles(flag, folder)
  const listed = listedIn(kind, folder)
  if (listed) return listed
  takeAwayUnfinished(folder, [kind.marker, onlyOne(kind)])
  if (isFolder(folder) && !readdirSync(folder).every(isUnfinished))
    throw new Unreadable([
      `${flag}: ${folder}: this folder holds something else; expected a new or empty folder, or one that ${by} wrote`,
    ])
  return new Set()
}

/** The files that a folder lists as written before; nothing where it has no list. */
function listedIn(kind: OwnFolder, folder: string): ReadonlySet<string> | undefined {
  const marker = join(folder, kind.marker)
  const text = textIfThere(marker, DATA)
  if (text === undefined) return undefined
  const read = parseJson(text)
  const known = markerSchema.safeParse(read.ok ? read.value : undefined)
  if (known.success) return within(folder, kind, known.data.files)
  throw new Unreadable([
    `${marker}: expected the list of files that ${kind.by} wrote; take the folder away, or name another one`,
  ])
}

/** The files that a folder lists, none of which leads out of it; leftovers of a run that was killed are taken away. */
function within(folder: string, { marker, by }: OwnFolder, listed: readonly string[]): ReadonlySet<string> {
  const files = [marker, ...listed]
  const outside = files.find((file) => leadsOut(folder, file))
  if (outside !== undefined)
    throw new Unreadable([
      `${join(folder, marker)}: "${briefly(outside)}" leads out of the folder; expected files within it, where alone ${by} writes`,
    ])
  takeAwayUnfinished(folder, files)
  return new Set(listed)
}

/** The changes to the files of a folder. */
export interface FolderChanges {
  readonly written: number
  readonly unchanged: number
  readonly removed: number
}

/** Writes files into such a folder, as far as they changed, and takes away what was its own and is no more. */
export const writeOwn = (
  kind: OwnFolder,
  folder: string,
  files: ReadonlyMap<string, Content>,
  own: ReadonlySet<string>,
): FolderChanges => {
  const gone = (now: ReadonlySet<string>) => [...now].filter((file) => !files.has(file))
  const { changed, removed } = renewed(kind, folder, { files, gone }, own)
  return { written: changed.length, unchanged: files.size - changed.length, removed }
}

/** Writes some files of such a folder, as far as they changed, and takes others away; whatever else is its own stays. */
export const renewOwn = (
  kind: OwnFolder,
  folder: string,
  { files, gone }: { readonly files: ReadonlyMap<string, Content>; readonly gone: readonly string[] },
  own: ReadonlySet<string>,
): Renewed => renewed(kind, folder, { files, gone: () => gone }, own)

interface Renewed {
  readonly changed: readonly string[]
  readonly removed: number
}

interface Renewal {
  readonly files: ReadonlyMap<string, Content>
  /** The files that leave, of those that are there by then. */
  readonly gone: (own: ReadonlySet<string>) => readonly string[]
}

/** The number of pauses a writer waits for another one in the same folder. A site has thousands of files. */
const PATIENCE = 12_000

const onlyOne = ({ marker }: OwnFolder): string => `${marker}.folder`

/** Renews a folder while nobody else does; what somebody else has written there meanwhile is the command's own, too. */
function renewed(kind: OwnFolder, folder: string, { files, gone }: Renewal, before: ReadonlySet<string>): Renewed {
  makeFolder(folder)
  try {
    return alone(
      join(folder, onlyOne(kind)),
      () => {
        const own = new Set([...before, ...(listedIn(kind, folder) ?? [])])
        return renew(kind, folder, { files, leaving: gone(own) }, own)
      },
      PATIENCE,
    )
  } catch (error) {
    if (error instanceof Unreadable || !(error instanceof Error) || !('code' in error)) throw error
    throw cannotBeWritten('', folder, error)
  }
}

function renew(
  { marker, by }: OwnFolder,
  folder: string,
  { files, leaving }: { readonly files: ReadonlyMap<string, Content>; readonly leaving: readonly string[] },
  own: ReadonlySet<string>,
): Renewed {
  const foreign = [...files.keys()].filter(
    (file) => !own.has(file) && (isThere(join(folder, file)) || leadsOut(folder, file)),
  )
  if (foreign.length > 0)
    throw new Unreadable(
      foreign.map((file) => `${join(folder, file)}: ${by} did not write this file; expected an empty or new folder`),
    )
  const changed = [...files].filter(([file, content]) => !isSame(join(folder, file), content))
  const gone = leaving.filter((file) => own.has(file) && isFile(join(folder, file)))
  const all = new Set([...own, ...files.keys()])
  if (changed.length + gone.length > 0) {
    // Listed before it is written: what is cut off in between is still known to be ours.
    mark(folder, marker, [...all])
    for (const path of new Set(changed.map(([file]) => dirname(join(folder, file))))) makeFolder(path)
    for (const [file, content] of changed) writeWhole(join(folder, file), content)
    for (const file of gone) takeAway(join(folder, file))
  }
  for (const file of leaving) all.delete(file)
  mark(folder, marker, [...all])
  return { changed: changed.map(([file]) => file), removed: gone.length }
}

function mark(folder: string, marker: string, files: readonly string[]): void {
  const text = `${JSON.stringify({ files: files.toSorted() }, null, 1)}\n`
  makeFolder(folder)
  if (!isSame(join(folder, marker), text)) writeWhole(join(folder, marker), text)
}

function isSame(file: string, content: Content): boolean {
  if (!isFile(file)) return false
  return Buffer.from(content).equals(bytesAt(file, DATA))
}
