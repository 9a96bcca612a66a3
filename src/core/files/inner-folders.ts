/** The folders in a folder. @module */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isFolder } from './read-file.js'

/** A folder and all folders in it: each is watched by itself, so that a file that an editor replaces is still seen. */
export const withFolders = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(isFolder),
]
