/** Packages that only some commands need; users of those commands install them. @module */
import { createRequire } from 'node:module'
import { Unreadable } from './input-error.js'

/**
 * Imports packages, or says which of them to install.
 *
 * @param asked - the option or the command that needs them
 */
export async function optionalPackage<T>(asked: string, names: readonly string[], load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw thrown
    throw new Unreadable([missingPackage(asked, names)])
  }
}

/** Says which packages to install for an option or a command. */
export const missingPackage = (asked: string, names: readonly string[]): string =>
  `${asked}: needs what Rulewright does not bring along; install it: npm install ${names.join(' ')}`

/** True if a package is installed. */
export function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name)
    return true
  } catch {
    return false
  }
}
