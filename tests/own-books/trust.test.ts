/** Files that somebody was sent run no code: a book is loaded where it is named, or in a folder that is trusted. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

const command = join(packageRoot, 'dist', 'cli', 'rulewright.js')
const config = temporaryFolder()
const sent = temporaryFolder()
const ran = join(sent, 'ran')

const call = (argv: readonly string[], cwd = sent) => {
  const env = { PATH: process.env.PATH, XDG_CONFIG_HOME: config, NO_COLOR: '1', RULEWRIGHT_JOBS: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...argv], { cwd, encoding: 'utf8', env })
  return { status, out: stdout, err: stderr }
}

/** Writes a file of the folder that was sent. */
function write(name: string, text: string): void {
  mkdirSync(join(sent, name, '..'), { recursive: true })
  writeFileSync(join(sent, name), text)
}

const RUNS = `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(ran)}, '')\n`
const manifest = (book: string) => JSON.stringify({ name: 'game', type: 'module', rulewright: { book } })
write('package.json', manifest('./book.js'))
write('book.js', RUNS)
write('rulewright.json', '{ "book": "./book.js" }')
write('examples/one.yaml', 'book: game\nexamples: []\n')
write('position.json', '{ "book": "game", "game": {} }')
write('play.json', '{ "book": "game" }')
write('plan.json', '{ "runs": [{ "book": "./book.js", "n": 1 }] }')
// A copy of the program to which a call would be handed, and a book that is called as a file is.
write('node_modules/rulewright/package.json', '{ "name": "rulewright" }')
write('node_modules/rulewright/dist/cli/rulewright.js', RUNS)
write('node_modules/position/package.json', manifest('./book.js'))
write('node_modules/position/book.js', RUNS)
write('position', '{ "book": "position", "game": {} }')

describe('a folder that somebody was sent', () => {
  beforeEach(() => rmSync(ran, { force: true }))

  it.each([
    ['ask', 'position.json'],
    ['ask', 'position'],
    ['explain', 'examples/one.yaml'],
    ['explain', 'examples'],
    ['explain', '.'],
    ['replay', 'play.json'],
    ['play', '--resume', 'play.json'],
    ['playouts', '--plan', 'plan.json'],
    ['books'],
    ['verify'],
    ['clauses', 'front-line', 'book.js'],
  ])('runs nothing by a call of %s %s', (...argv) => {
    const { err } = call(argv)
    expect(existsSync(ran)).toBe(false)
    expect(err).toContain(
      `${join(sent, 'book.js')}: not loaded, for its folder is not trusted; name the book, or trust the folder (rulewright trust --help)`,
    )
  })

  it('runs nothing from elsewhere, by its files', () => {
    for (const argv of [
      ['ask', join(sent, 'position.json')],
      ['explain', join(sent, 'examples')],
    ])
      call(argv, temporaryFolder())
    expect(existsSync(ran)).toBe(false)
  })

  it('runs what is named, and what is trusted, until it is trusted no more', () => {
    rmSync(join(sent, 'node_modules', 'rulewright'), { recursive: true })
    call(['clauses', './book.js'])
    expect(existsSync(ran)).toBe(true)
    rmSync(ran)
    expect(call(['trust', '.'])).toMatchObject({ status: 0, out: '. is trusted\n' })
    expect(call(['trust', '--list']).out).toBe(`${sent}\n`)
    call(['explain', 'examples'])
    expect(existsSync(ran)).toBe(true)
    rmSync(ran)
    expect(JSON.parse(call(['trust', '.', '--remove', '--json']).out)).toEqual({ folders: [] })
    call(['explain', 'examples'])
    expect(existsSync(ran)).toBe(false)
  })

  it('stays trusted where others are trusted at the same time', async () => {
    const names = ['a', 'b', 'c', 'd']
    const folders = names.map((name) => join(sent, name))
    for (const folder of folders) mkdirSync(folder)
    const env = { PATH: process.env.PATH, XDG_CONFIG_HOME: config }
    const all = folders.map((folder) => once(spawn(process.execPath, [command, 'trust', folder], { env }), 'exit'))
    expect((await Promise.all(all)).map(([code]) => code)).toEqual([0, 0, 0, 0])
    const { out } = call(['trust', '--list'])
    for (const folder of folders) expect(out).toContain(folder)
    for (const folder of folders) call(['trust', '--remove', folder])
  })

  it('cannot trust itself, and nothing is trusted that is not there', () => {
    expect(call(['trust', 'nowhere'])).toMatchObject({ status: 2, err: 'nowhere: there is no such folder\n' })
    expect(call(['trust'])).toMatchObject({ status: 2, err: expect.stringContaining('expected the folder') })
    writeFileSync(join(config, 'rulewright', 'trusted.json'), '{ "folders": ["."] }')
    expect(call(['books'])).toMatchObject({ status: 2, err: expect.stringContaining('with whole paths') })
  })
})
