/** The source files of a book. @module */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Lists the source files below a folder, but for those that are installed there, hidden or generated. */
export function sourceFiles(folder: string, below = ''): readonly string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !/^(?:\.|node_modules$)/.test(name))
  return entries
    .flatMap((entry) => {
      const path = `${below}${entry.name}`
      if (entry.isDirectory()) return sourceFiles(join(folder, entry.name), `${path}/`)
      return entry.isFile() && /(?<!\.d|\.gen)\.m?[jt]s$/.test(path) ? [path] : []
    })
    .sort()
}
