/** The output of a bundler for the sources: the modules that each module needs, and the resulting files. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type InputOptions, type OutputOptions, type Plugin, rolldown } from 'rolldown'
import { entryOf, entryReader, withDirectImports } from '../src/core/home/import-lines.js'
import { packageRoot } from '../src/core/home/package-root.js'

/**
 * The modules that a module needs at once, and those it may load later. Our modules are files, all others packages or built in.
 */
export interface Needs {
  readonly now: readonly string[]
  readonly later: readonly string[]
}

/** A bundle of the sources: its files, what each module needs, and what nothing was found for. */
export interface Bundled {
  readonly chunks: readonly { readonly code: string; readonly imports: readonly string[] }[]
  readonly needs: ReadonlyMap<string, Needs>
  readonly warnings: readonly string[]
}

/** A module by its file in the project, or by the name of its package. */
const nameOf = (id: string): string => {
  const path = relative(packageRoot, id).replaceAll('\\', '/')
  return id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? (path.startsWith('..') ? id : path)
}

/** The source that a name of the package means; nothing where it is none. */
export function sourceOf(id: string): string | undefined {
  const own = entryOf(id)?.replace(/\.js$/, '') ?? /^#(spec\/.+)$/.exec(id)?.[1]
  if (own !== undefined) return join(packageRoot, `${own}.ts`)
  return id === 'rulewright/book' ? join(packageRoot, 'src', 'book.ts') : undefined
}

/** Lets imports from the entry of a building lead to the modules behind it, as the build does. */
export function pastEntries(): Plugin {
  const pathOf = (file: string, target: string) => sourceOf(target) ?? resolve(dirname(file), target)
  const behind = entryReader((file) => readFileSync(file, 'utf8'), pathOf)
  return { name: 'past-entries', transform: (code, id) => withDirectImports(id, code, behind) }
}

/** Bundles what a piece of code imports from the sources, which it names from the root of the project. */
export async function bundled(
  code: string,
  platform: NonNullable<InputOptions['platform']>,
  output: OutputOptions = {},
): Promise<Bundled> {
  const needs = new Map<string, Needs>()
  const warnings: string[] = []
  const entry = join(packageRoot, 'entry.ts')
  const bundle = await rolldown({
    input: entry,
    platform,
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    onLog: (_, { message }) => void warnings.push(message),
    plugins: [
      pastEntries(),
      {
        name: 'needs',
        resolveId: (id) => (id === entry ? id : sourceOf(id)),
        load: (id) => (id === entry ? code : undefined),
        moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) => {
          const { now, later } = needs.get(nameOf(id)) ?? { now: [], later: [] }
          needs.set(nameOf(id), {
            now: [...now, ...importedIds.map(nameOf)],
            later: [...later, ...dynamicallyImportedIds.map(nameOf)],
          })
        },
      },
    ],
  })
  const made = await bundle.generate(output)
  await bundle.close()
  const chunks = made.output.flatMap((part) => (part.type === 'chunk' ? [part] : []))
  return { chunks, needs, warnings }
}

/** Everything that is there once a module is, itself included. */
export function reachedFrom({ needs }: Pick<Bundled, 'needs'>, module: string): readonly string[] {
  const reached = new Set([module])
  // A set hands out what is added while it is walked.
  for (const one of reached) for (const other of needs.get(one)?.now ?? []) reached.add(other)
  return [...reached]
}
