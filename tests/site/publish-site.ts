/** The readers' site of two books, published once for all that looks at it in a browser. @module */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../src/core/home/package-root.js'
import { filledOnce } from '../temporary.js'
import { MISSING, program } from './chromium.mjs'

const COMMAND = join(packageRoot, 'dist', 'cli', 'rulewright.js')

/** The folder of the source code that makes the site. */
const MADE_BY = join(packageRoot, 'src', 'site')

const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(folder, name)).mtimeMs),
  )

/** True if the build is newer than these sources. */
const isBuilt = (): boolean => existsSync(COMMAND) && newest(MADE_BY) <= statSync(COMMAND).mtimeMs

/** Why nothing can be looked at, where that is so. */
export const why: string | undefined =
  program === undefined ? MISSING : isBuilt() ? undefined : 'What is built is older than its sources: npm run build.'

if (why !== undefined) console.warn(`${why} The tests of the site in a browser are skipped.`)

/** Publishes the site, once in a run, unless `RULEWRIGHT_SITE` names the folder of one. */
export function published(): string {
  if (process.env.RULEWRIGHT_SITE) return process.env.RULEWRIGHT_SITE
  const books = ['all-bridges-burning', 'front-line']
  return filledOnce('site', (folder) => {
    execFileSync(process.execPath, [COMMAND, 'publish', ...books, '--out', folder], { stdio: 'pipe' })
  })
}
