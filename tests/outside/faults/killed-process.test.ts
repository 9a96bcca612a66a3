/** The program as it is called, killed at a call that writes: what lies there is whole, and the next run goes on. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isUnfinished } from '../../../src/core/files/unfinished-files.js'
import { packageRoot } from '../../../src/core/home/package-root.js'
import { parsePlay } from '../../../src/core/records/recorded-play.js'
import { parseJson } from '../../../src/core/values/plain-data.js'
import { temporaryFolder } from '../../temporary.js'

const command = join(packageRoot, 'dist', 'cli', 'rulewright.js')
const isAll = process.env.RULEWRIGHT_FAULTS === 'all'

interface Killed {
  readonly name: string
  readonly argv: (root: string) => readonly string[]
  readonly input?: string
  /** The command to continue with, if it is a different one. */
  readonly next?: (root: string) => readonly string[]
  /** A file that is whole whenever it is there, and how that is seen. */
  readonly file: string
  readonly isWhole: (text: string) => boolean
}

const CALLS: readonly Killed[] = [
  {
    name: 'trust',
    argv: (root) => ['trust', root],
    file: 'config/rulewright/trusted.json',
    isWhole: (text) => parseJson(text).ok,
  },
  {
    name: 'play --save',
    argv: (root) => ['play', 'front-line', '--seats', 'Red=you', '--seed', '3', '--save', join(root, 'game.jsonl')],
    input: '1\n1\n1\n',
    next: (root) => {
      const file = join(root, 'game.jsonl')
      return ['play', existsSync(file) ? '--resume' : '--save', file, ...(existsSync(file) ? [] : ['front-line'])]
    },
    file: 'game.jsonl',
    isWhole: (text) => parsePlay(text).ok,
  },
]

/** Half of what is written, in the small run: the calls that write to a file, and the one before it is put in place. */
const SOME = [4, 7]

describe('a process that is killed', () => {
  it.each(CALLS)(
    'at a write of $name leaves what is whole',
    ({ name, argv, next = argv, input = '', file, isWhole }) => {
      const root = join(temporaryFolder(), 'root')
      const config = join(root, 'config')
      const call = (words: readonly string[], at: number) =>
        spawnSync(process.execPath, ['--import', join(import.meta.dirname, 'killing.mjs'), command, ...words], {
          encoding: 'utf8',
          input,
          env: { PATH: process.env.PATH, XDG_CONFIG_HOME: config, KILL_ROOT: root, KILL_AT: String(at) },
        })
      let points = 0
      for (let at = 1; ; at += 1) {
        if (!isAll && !SOME.includes(at)) {
          if (at > Math.max(...SOME)) break
          continue
        }
        rmSync(root, { recursive: true, force: true })
        mkdirSync(root)
        const { signal } = call(argv(root), at)
        if (signal === null) break
        points += 1
        const place = join(root, file)
        expect({ at, whole: !existsSync(place) || isWhole(readFileSync(place, 'utf8')) }).toEqual({ at, whole: true })
        const { status, stderr } = call(next(root), 0)
        expect({ at, status, stderr }).toEqual({ at, status: 0, stderr: '' })
        const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
        expect({ at, left: names.filter((one) => isUnfinished(one.split('/').at(-1) ?? '')) }).toEqual({ at, left: [] })
      }
      console.log(`${name}, really killed: ${points} write points tried`)
      expect(points).toBeGreaterThanOrEqual(SOME.length)
    },
  )
})
