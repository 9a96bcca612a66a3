/** Detection of changes in a book while somebody writes it. Reports a change once the content differs and compiles. @module */
import { readdirSync, watch } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type TypeScript from 'typescript'
import {
  bytesAt,
  DATA,
  hashOfContent,
  hasPages,
  isFile,
  isFolder,
  makeFolder,
  packageRoot,
  textAt,
  Unreadable,
  withFolders,
  writeModule,
  writeWhole,
} from '#core'

/** Changes of a book, as they come. */
export interface Changes {
  /** Until something changed, or nothing more will. */
  readonly come: () => Promise<void>
  /** The files that changed since this was last asked, as seen from the folder of the package: modules as they are compiled. */
  readonly taken: () => Promise<readonly string[]>
}

/** The quiet time before a change is accepted, in milliseconds. An editor may write a file in several steps. */
const CALM = 30

const WATCHED = /\.(?:ts|js|ya?ml|jsonl?|md)$/

/** Begins to watch the folders of a book. */
export async function changesOf(name: string, signal: AbortSignal): Promise<Changes> {
  const folders = ['dist/spec', 'dist/machines', 'spec', 'machines']
    .map((folder) => join(packageRoot, folder, name))
    .filter(isFolder)
    .flatMap(withFolders)
  const seen = new Map(folders.flatMap(watchedIn).map((path) => [path, contentAt(path)]))
  const changed = new Set<string>()
  const isNew = (path: string): boolean => contentAt(path) !== seen.get(path)
  let wake = (): void => undefined
  const watchers = folders.map((folder) =>
    watch(folder, (_, file) => {
      const path = join(folder, file ?? '')
      if (!WATCHED.test(path) || !isNew(path)) return
      changed.add(path)
      wake()
    }),
  )
  signal.addEventListener('abort', () => {
    for (const watcher of watchers) watcher.close()
    wake()
  })
  const compile = await compiler((path) => seen.set(path, contentAt(path)))
  return {
    come: async () => {
      if (changed.size === 0 && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve))
    },
    taken: async () => {
      await after(CALM)
      const all = [...changed].filter(isNew)
      changed.clear()
      if (all.some((path) => path.endsWith('.md'))) all.push(...moduleOfPages(join(packageRoot, 'spec', name), isNew))
      for (const path of all) seen.set(path, contentAt(path))
      return all.map((path) => relative(packageRoot, path.endsWith('.ts') && isFile(path) ? compile(path) : path))
    },
  }
}

/** Writes the module of a book's pages, and names it if it is another one now. */
function moduleOfPages(folder: string, isNew: (path: string) => boolean): readonly string[] {
  if (!hasPages(folder)) return []
  const { file } = writeModule(folder, relative(packageRoot, folder))
  return isNew(file) ? [file] : []
}

const watchedIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => WATCHED.test(name))
    .map((name) => join(folder, name))

const contentAt = (path: string): string | undefined => (isFile(path) ? hashOfContent(bytesAt(path, DATA)) : undefined)

/** Builds a function that compiles one module and returns the path of the result. It does not check types; `tsc` does. */
async function compiler(written: (path: string) => void): Promise<(path: string) => string> {
  const found = createRequire(import.meta.url).resolve('typescript')
  const { default: ts } = (await import(pathToFileURL(found).href)) as { readonly default: typeof TypeScript }
  const compilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    isolatedModules: true,
  }
  return (path) => {
    const text = textAt(path, DATA)
    const { outputText, diagnostics = [] } = ts.transpileModule(text, {
      compilerOptions,
      fileName: path,
      reportDiagnostics: true,
    })
    if (diagnostics.length > 0) throw new Unreadable(diagnostics.map((one) => faultLine(ts, path, one)))
    const compiled = join(packageRoot, 'dist', relative(packageRoot, path).replace(/\.ts$/, '.js'))
    makeFolder(join(compiled, '..'))
    writeWhole(compiled, outputText)
    written(compiled)
    return compiled
  }
}

function faultLine(
  ts: typeof TypeScript,
  path: string,
  { file, start = 0, messageText }: TypeScript.Diagnostic,
): string {
  const { line, character } = file?.getLineAndCharacterOfPosition(start) ?? { line: 0, character: 0 }
  return `${relative(packageRoot, path)}:${line + 1}:${character + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
}
