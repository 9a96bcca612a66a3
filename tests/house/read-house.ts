/** The house: the modules of `src` by building and room, what each imports, and figures about them. @module */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { entryOf } from '../../src/core/home/import-lines.js'
import { modulesIn } from '../result-cache/module-imports.js'
import { functionLines } from './function-lines.js'

/** A room, or a building that has none: its modules, and the rooms whose modules these import. */
export interface Room {
  readonly building: string
  /** Empty for a building without rooms. */
  readonly name: string
  readonly lines: number
  readonly uses: ReadonlySet<string>
}

/** Figures about the modules. */
export interface Figures {
  readonly files: number
  readonly lines: number
  /** The lines of what somebody imports who writes, checks or plays a book. */
  readonly author: number
  /** The lines of the kernel as a newcomer reads it: without what makes it quick. */
  readonly kernel: number
  /** The lines of the functions of the largest book, without its charts. */
  readonly functions: number
  /** Files that import each other in a circle. */
  readonly circles: readonly string[]
  /** The folder with the most files, and their number. */
  readonly fullest: readonly [folder: string, files: number]
}

/** The house as it stands in a checkout. */
export interface House {
  readonly rooms: ReadonlyMap<string, Room>
  readonly figures: Figures
}

/** The buildings with rooms of their own; a folder in another is no room. */
const WITH_ROOMS = ['core', 'lab', 'site']

const KERNEL = 'src/core/kernel/'

/** The modules from which people write, check and play books. */
const ENTRIES = ['src/book.ts', 'src/check.ts', 'src/index.ts', 'src/vitest.ts']

/** The address of a module: `core/kernel`, or `ask` in a building without rooms; nothing for a module outside. */
export function addressOf(module: string): string | undefined {
  const [, building = '', room] = /^src\/(\w+)\/(?:([\w-]+)\/)?/.exec(module) ?? []
  if (building === '' || entryOf(`#${building}`) === undefined) return undefined
  return WITH_ROOMS.includes(building) ? room && `${building}/${room}` : building
}

/** Reads the modules of a checkout. */
export function readHouse(root: string): House {
  const { textOf, importsOf } = modulesIn(root)
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .sort()
  const linesOf = (file: string) => textOf(file).split('\n').length - 1
  const sum = (some: Iterable<string>) => [...some].reduce((total, file) => total + linesOf(file), 0)
  const rooms = new Map<string, Room>()
  for (const address of new Set(files.flatMap((file) => addressOf(file) ?? []))) {
    const own = files.filter((file) => addressOf(file) === address)
    const [building = '', name = ''] = address.split('/')
    const uses = new Set(own.flatMap(importsOf).flatMap((target) => addressOf(target) ?? []))
    uses.delete(address)
    rooms.set(address, { building, name, lines: sum(own), uses })
  }
  const folders = files.map((file) => dirname(file))
  const sizes = [...new Set(folders)].map(
    (folder) => [folder, folders.filter((other) => other === folder).length] as const,
  )
  const [fullest = ['src', 0] as const] = sizes.toSorted((one, other) => other[1] - one[1])
  const author = new Set(ENTRIES.flatMap((entry) => [...reachOf(entry, importsOf)]))
  return {
    rooms,
    figures: {
      files: files.length,
      lines: sum(files),
      author: sum([...author].filter((file) => file.startsWith('src/'))),
      kernel: sum(files.filter((file) => file.startsWith(KERNEL) && !file.startsWith(`${KERNEL}quick/`))),
      functions: functionLines(root, 'all-bridges-burning'),
      circles: files.filter((file) => importsOf(file).some((next) => reachOf(next, importsOf).has(file))),
      fullest,
    },
  }
}

/** Everything that a module imports, directly or through others, and itself. */
function reachOf(module: string, importsOf: (file: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set([module])
  // A set hands out what is added while it is walked.
  for (const one of reached) for (const next of importsOf(one)) if (next.startsWith('src/')) reached.add(next)
  return reached
}
