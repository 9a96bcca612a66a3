/** `rulewright trust`, carried out. @module */

import { isFolder, Unreadable } from '#core'
import { printResult } from '../../output/print-result.js'
import type { Session } from '../../program/command-context.js'

/** Flags of `rulewright trust`. */
export interface Flags {
  readonly remove?: true
  readonly list?: true
  readonly json?: true
}

/** Trusts a folder, or trusts it no more; prints which are trusted where that is asked for. */
export function trust({ io }: Pick<Session, 'io'>, folder: string | undefined, flags: Flags): void {
  const { trust: kept } = io
  if (kept === undefined) throw new Unreadable(['trust: nothing can be kept here'])
  if (folder === undefined && !flags.list && !flags.json)
    throw new Unreadable(['expected the folder that is to be trusted, such as . for this one, or --list'])
  if (folder !== undefined) {
    if (flags.remove) kept.remove(folder)
    else if (isFolder(folder)) kept.add(folder)
    else throw new Unreadable([`${folder}: there is no such folder`])
  }
  const folders = kept.folders()
  const listed = () => (folders.length > 0 ? folders.join('\n') : 'No folder is trusted.')
  const changed = () => `${folder} is trusted${flags.remove ? ' no more' : ''}`
  printResult(io, flags, { data: () => ({ folders }), text: () => `${flags.list ? listed() : changed()}\n` })
}
