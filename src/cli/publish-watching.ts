/** Publishing while somebody writes: what changed of a book is made anew, until somebody presses Ctrl-C. @module */
import { readdirSync, watch } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { packageRoot } from '../home/package-root.js'
import { type Content, writeOwn, writtenBefore } from '../outside/own-folder.js'
import { isFile, isFolder } from '../outside/read.js'
import { Unreadable } from '../outside/unreadable.js'
import type { Learnt } from '../publish/sources.js'
import { SITE } from '../site/files.js'
import type { Frame } from '../site/site.js'
import { interruptible } from './interruptible.js'
import type { Io } from './io.js'
import type { Anew, Made } from './publish-worker.js'

/** The program as it is compiled, module by module: a thread loads what changed, and what that imports. */
const COMPILED = join(packageRoot, 'dist')
const WORKER = join(COMPILED, 'src', 'cli', 'publish-worker.js')
const BOOKS = pathToFileURL(join(COMPILED, 'machines', 'books.js')).href

/** A book as it was published last. */
export interface Watched {
  readonly name: string
  readonly short: string
  readonly learnt: Learnt
}

/** A site as it was written last. */
export interface Site {
  readonly out: string
  readonly frame: Frame
  readonly files: Map<string, Content>
  readonly books: readonly Watched[]
}

/** How long nothing more must change before a book is made anew, in milliseconds: a compiler writes many files. */
const CALM = 60

/** Fails where there is nothing to be watched: a thread needs the program module by module. */
export function mustBeWatchable(): void {
  if (!isFile(WORKER))
    throw new Unreadable([
      `--watch: ${WORKER}: there is no such file; expected a checkout of the project after npm run build`,
    ])
}

/** Writes again whatever changes, until somebody interrupts. */
export const watching = (site: Site, io: Pick<Io, 'out' | 'err'>): Promise<void> =>
  interruptible(async (signal) => {
    await Promise.all(site.books.map((book) => watchedBook(book, site, io, signal)))
  })

/** Makes a book anew whenever something of it changed, one time after the other. */
async function watchedBook(book: Watched, site: Site, io: Pick<Io, 'out' | 'err'>, signal: AbortSignal): Promise<void> {
  const { name, short } = book
  let { learnt } = book
  const changes = changesOf(name, signal)
  for (let changed = await changes.next(); changed.length > 0; changed = await changes.next()) {
    const began = Date.now()
    try {
      const again = changed.filter(
        (file) => file.startsWith(`spec/${name}/examples/`) && isFile(join(packageRoot, file)),
      )
      const assets = [...site.files.keys()]
      const made = await madeAnew({
        from: { module: BOOKS },
        name,
        short,
        learnt,
        frame: site.frame,
        assets,
        changed: again,
      })
      learnt = { ...learnt, examples: made.examples }
      const stands = standing(short, again)
      for (const file of site.files.keys())
        if (file.startsWith(`${short}/`) && !made.files.has(file)) site.files.delete(file)
      for (const [file, content] of made.files)
        if (!site.files.has(file) || !stands(file)) site.files.set(file, content)
      const { written, removed } = writeOwn(SITE, site.out, site.files, writtenBefore(SITE, '--out', site.out))
      io.out(
        `${name}: ${written} files written, ${removed} removed, in ${((Date.now() - began) / 1000).toFixed(1)} s\n`,
      )
    } catch (error) {
      io.err(`${name}: not written: ${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
}

/** Pages that stay as they are drawn until all is published again: those of questions, and of examples that did not change. */
const standing = (short: string, again: readonly string[]) => {
  const stems = again.map((file) => file.replace(/^.*\//, '').replace(/\.\w+$/, ''))
  return (file: string): boolean =>
    file.startsWith(`${short}/questions/`) ||
    (file.startsWith(`${short}/examples/`) && !stems.includes(file.slice(`${short}/examples/`.length, -'.html'.length)))
}

/** The files of a book that change: those since somebody last asked, as soon as there are any; none once it is over. */
function changesOf(name: string, signal: AbortSignal) {
  const changed = new Set<string>()
  let wake = (): void => undefined
  const watchers = ['dist/spec', 'dist/machines', 'spec']
    .map((folder) => join(packageRoot, folder, name))
    .filter(isFolder)
    .flatMap(withFolders)
    .map((folder) =>
      watch(folder, (_, file) => {
        if (!/\.(?:js|ya?ml|jsonl?|md)$/.test(file ?? '')) return
        changed.add(relative(packageRoot, join(folder, file ?? '')))
        wake()
      }),
    )
  signal.addEventListener('abort', () => {
    for (const watcher of watchers) watcher.close()
    wake()
  })
  return {
    next: async (): Promise<readonly string[]> => {
      if (changed.size === 0 && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve))
      if (signal.aborted) return []
      await after(CALM)
      const all = [...changed]
      changed.clear()
      return all
    },
  }
}

/** A folder and all folders in it: each is watched by itself, so that a file that an editor replaces is still seen. */
const withFolders = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(isFolder),
]

const madeAnew = (anew: Anew): Promise<Made> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: anew })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
