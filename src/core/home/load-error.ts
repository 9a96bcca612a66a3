/** Why a module cannot be loaded: what is wrong, and in which line. @module */
import { dirname, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Why a module cannot be loaded, in one line: where, as far as that is known, and what is wrong. */
export function notLoaded(module: string, error: unknown): string {
  if (!(error instanceof Error)) return `${module}: cannot be loaded: ${String(error)}`
  const [first = '', second = ''] = error.message.split('\n')
  if ('code' in error && NO_MODULE.includes(String(error.code)))
    return `${module}: cannot be loaded: Node reads it as a CommonJS module; expected a package.json beside it with "type": "module"`
  // What reads TypeScript says on its first line how much is wrong, and then each of it with its place.
  const [, at, what] = /^(.+:\d+:\d+): ERROR: (.*)$/.exec(second) ?? []
  if (at !== undefined && what !== undefined) return `${at}: cannot be loaded: ${what}`
  return `${placeIn(module, error.stack ?? '') ?? module}: cannot be loaded: ${first}`
}

/** Error codes of Node for a module in a package without `"type": "module"`. */
const NO_MODULE = ['ERR_REQUIRE_CYCLE_MODULE', 'ERR_REQUIRE_ESM']

/** The innermost place that is written beside the module or further in, and is no package. */
function placeIn(module: string, stack: string): string | undefined {
  const within = `${dirname(module)}${sep}`
  for (const [, written = '', spot] of stack.matchAll(
    /(file:\/\/[^\s()]+?|(?:\/|[A-Z]:\\)[^\s()]+?)(:\d+(?::\d+)?)(?=\)|\s|$)/g,
  )) {
    const file = written.startsWith('file:') ? fileURLToPath(written.replace(/\?.*$/, '')) : written
    if (file.startsWith(within) && !file.includes(`${sep}node_modules${sep}`)) return `${file}${spot}`
  }
  return undefined
}
