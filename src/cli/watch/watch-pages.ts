/** Pages of rules while somebody writes them: their module is made anew after each change. @module */
import { watch } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { Unreadable, withFolders, writeModule } from '#core'
import { interruptible } from '#fleet'
import type { Io } from '../program/io.js'

/** The quiet time before a change is read, in milliseconds. An editor may write a file in several steps. */
const CALM = 20

/** Writes the modules of folders again after each change of a page, until somebody interrupts. */
export const watchPages = (folders: readonly string[], { out, err }: Pick<Io, 'out' | 'err'>): Promise<void> =>
  interruptible(async (signal) => {
    await Promise.all(folders.map((folder) => watchFolder(folder, { out, err }, signal)))
  })

async function watchFolder(folder: string, { out, err }: Pick<Io, 'out' | 'err'>, signal: AbortSignal): Promise<void> {
  let isChanged = false
  let wake = (): void => undefined
  const watchers = withFolders(folder).map((one) =>
    watch(one, (_, name) => {
      if (name !== null && !name.endsWith('.md')) return
      isChanged = true
      wake()
    }),
  )
  signal.addEventListener('abort', () => {
    for (const watcher of watchers) watcher.close()
    wake()
  })
  out(`${folder}: watched; Ctrl-C ends it\n`)
  while (!signal.aborted) {
    if (!isChanged) await new Promise<void>((resolve) => (wake = resolve))
    if (signal.aborted) return
    await after(CALM)
    isChanged = false
    try {
      const { file, current } = writeModule(folder)
      if (!current) out(`${file}: written\n`)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      err(`${error.lines.join('\n')}\n`)
    }
  }
}
