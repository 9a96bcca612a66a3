/** The browser in which the site is looked at: one that is installed, as Debian's, or none. @module */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The program of the browser: what `CHROMIUM` names, or the first on the path. */
export const program: string | undefined =
  process.env.CHROMIUM ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(runs)

if (program === undefined)
  console.warn(
    'No Chromium was found on the path, and CHROMIUM names none: the tests of the site in a browser are skipped.',
  )

/** Starts the browser. */
export const started = (): Promise<Browser> =>
  chromium.launch({ executablePath: program ?? '', args: ['--no-sandbox', '--disable-dev-shm-usage'] })
