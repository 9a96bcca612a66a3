/** The message for an author whose book does not load: the place and the problem. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { notLoaded } from '../../src/core/home/load-error.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

const folder = temporaryFolder()
mkdirSync(join(folder, 'page'))
symlinkSync(join(packageRoot, 'node_modules'), join(folder, 'node_modules'), 'junction')
let written = 0
const manifest = (words: object): void => writeFileSync(join(folder, 'package.json'), JSON.stringify(words))
manifest({ type: 'module' })

/** Returns the output of `verify` for a book with this text. */
function said(text: string): string {
  const file = join(folder, `book-${written++}.ts`)
  writeFileSync(file, text)
  const command = join(packageRoot, 'dist', 'cli', 'rulewright.js')
  const { status, stderr } = spawnSync(process.execPath, [command, 'verify', file], { encoding: 'utf8' })
  expect(status).toBe(2)
  return stderr.replaceAll(`${folder}/`, '').trim()
}

describe('a book that does not load', () => {
  it('is told by the line that cannot be read', () => {
    expect(said('export const sticks = 7\nexport const most = (3\n')).toMatch(
      /^book-\d\.ts:[23]:\d+: cannot be loaded: Expected/,
    )
  })

  it('is told by the line at which it fails, in another file of its own too', () => {
    expect(said('export const sticks: number = 7\n\nexport const most = mots(sticks)\n')).toMatch(
      /^book-\d\.ts:3:\d+: cannot be loaded: mots is not defined$/,
    )
    writeFileSync(join(folder, 'page', 'taking.ts'), '\nexport const taking: string = turns.one\n')
    expect(said("export { taking } from './page/taking.ts'\n")).toMatch(
      /^page\/taking\.ts:2:\d+: cannot be loaded: turns is not defined$/,
    )
  })

  it('is told what is missing beside it where Node takes it for no module', () => {
    manifest({})
    expect(
      said("import { rule } from 'rulewright/book'\nexport const most = rule('Nobody takes more than three.')\n"),
    ).toMatch(/expected a package\.json beside it with "type": "module"$/)
    manifest({ type: 'module' })
  })

  it('is told by its name where no line of its own is known', () => {
    const foreign = Object.assign(new Error('it broke\nin a way'), {
      stack: `Error: it broke\n    at file://${folder}/node_modules/other/index.js:4:2\n    at node:internal/modules:9:1`,
    })
    expect(notLoaded(join(folder, 'book.ts'), foreign)).toBe(`${folder}/book.ts: cannot be loaded: it broke`)
    expect(notLoaded('book.ts', 'thrown as it is')).toBe('book.ts: cannot be loaded: thrown as it is')
  })
})
