/** The browser in which the site is looked at and printed: one that is installed, as Debian's, or none. @module */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function runs(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The program of the browser: what `CHROMIUM` names, or the first on the path. */
export const program =
  process.env.CHROMIUM ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(runs)

/** The message if there is none. */
export const MISSING = 'No Chromium was found on the path, and CHROMIUM names none.'

/** Starts the browser. */
export const started = () =>
  chromium.launch({ executablePath: program ?? '', args: ['--no-sandbox', '--disable-dev-shm-usage'] })
