#!/usr/bin/env node
/** The command line of Rulewright. @module */
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import module from 'node:module'
import picocolors from 'picocolors'
import {
  answeredBy,
  auditCommand,
  diffBehaviourCommand,
  EXIT,
  editingCommands,
  linesOf,
  publishCommand,
  run,
  runAgain,
  settingsFrom,
  verifyCommand,
  widthIn,
} from '#cli'
import { bookAround, booksFrom, bytesFrom, packageRoot, trustIn } from '#core'

// Later calls need not compile again what this one loads. Node 20 has no such cache.
const { enableCompileCache } = module as { readonly enableCompileCache?: () => unknown }
enableCompileCache?.()

// A reader that has seen enough, such as `head`, closes the pipe; that is no failure.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(EXIT.ok)
  try {
    writeSync(process.stderr.fd, `rulewright: the output cannot be written (${code})\n`)
  } catch {
    // Nobody can be told.
  }
  process.exit(EXIT.unreadable)
})
// Where nobody can be told what is wrong, the exit code still says it.
process.stderr.on('error', () => undefined)

/** Codes that clear a terminal and its scrollback. */
const CLEARED = '\u001b[2J\u001b[3J\u001b[H'

/** The books of this package, found as those of every other. */
const own = bookAround(packageRoot)

const io = {
  out: (text: string) => void process.stdout.write(text),
  drained: async () => {
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain')
  },
  err: (text: string) => void process.stderr.write(text),
  ...(process.stdout.isTTY && { clear: () => void process.stdout.write(CLEARED) }),
  told: (line: string) => void process.stderr.write(line),
  bytes: (most: number) => bytesFrom(process.stdin.fd, most),
  lines: () => linesOf(process.stdin, process.stdout),
  typed: process.stdin.isTTY === true,
  ...widthIn(process.env, process.stdout),
  colour: picocolors.isColorSupported,
  ...(own && { from: own }),
  folder: process.cwd(),
  trust: trustIn(process.env),
  handOver: (root: string) => answeredBy(root, process.argv.slice(2)),
  again: runAgain,
  settings: () => settingsFrom(process.env),
  debug: process.env.RULEWRIGHT_DEBUG === '1',
}

const more = [verifyCommand, publishCommand, auditCommand, diffBehaviourCommand, ...editingCommands]
const code = await run(process.argv.slice(2), io, own ? await booksFrom(own) : [], more)
process.exitCode = Math.max(code, Number(process.exitCode ?? 0))
