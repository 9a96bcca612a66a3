/** A book of one's own: begun by a command, found by its path, and run by every command. */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bookAround, bookAt, bookBehind } from '../../src/core/home/locate-books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { rulewright } from '../cli/call-rulewright.js'
import { temporaryFolder } from '../temporary.js'

const top = temporaryFolder()
const mine = join(top, 'my-game')
const made = await rulewright(['new', mine])
const files = readdirSync(mine, { recursive: true, encoding: 'utf8' }).filter((one) => /\w\.\w+$/.test(one))

describe('rulewright new', () => {
  it('writes a whole book in the name of the folder', () => {
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toContain('My game, a whole book')
    expect(readFileSync(join(mine, 'book.ts'), 'utf8')).toContain("title: 'My game'")
    expect(JSON.parse(readFileSync(join(mine, 'package.json'), 'utf8'))).toMatchObject({
      name: 'my-game',
      rulewright: { book: './book.ts' },
    })
    for (const file of files) expect(readFileSync(join(mine, file), 'utf8'), file).not.toMatch(/first.book/i)
  })

  it('takes a title of its own, and tells a program what it wrote', async () => {
    const { out } = await rulewright(['new', join(top, 'second'), '--title', 'The Second', '--json'])
    expect(JSON.parse(out)).toMatchObject({
      name: 'second',
      title: 'The Second',
      files: expect.arrayContaining(['book.ts']),
    })
  })

  it('touches nothing that stands', async () => {
    const { code, err } = await rulewright(['new', mine])
    expect({ code, err }).toEqual({
      code: 2,
      err: `${mine}: this folder holds something; expected a new or an empty one\n`,
    })
  })

  it.each(['My Game', 'game_2', '-x'])('wants a name that a package may have: %s', async (name) => {
    const { code, err } = await rulewright(['new', '--', join(top, name)])
    expect(code).toBe(2)
    expect(err).toContain('expected small letters, digits and hyphens')
    expect(existsSync(join(top, name))).toBe(false)
  })

  it('leaves the names of known books alone', async () => {
    const { code, err } = await rulewright(['new', join(top, 'orchard')])
    expect(code).toBe(2)
    expect(err).toContain('"orchard" is a book already')
  })
})

describe('a book of another package', () => {
  const place = { module: join(mine, 'book.ts'), home: mine }

  it('is found by its folder, its file, a file of its own, and from within', () => {
    expect(bookAt('my-game', top)).toBeUndefined()
    expect(bookAt('./my-game', top)).toEqual(place)
    expect(bookAt('my-game/book.ts', top)).toEqual(place)
    expect(bookAt('my-game/book.ts', top)).toEqual(place)
    expect(bookAt('my-game/examples/taking.yaml', top)).toBeUndefined()
    expect(bookBehind('my-game/examples/taking.yaml', top)).toEqual(place)
    expect(bookBehind('my-game/examples', top)).toEqual(place)
    expect(bookBehind('my-game', top)).toBeUndefined()
    expect(bookAround(join(mine, 'examples'))).toEqual(place)
  })

  it('is found by the name of a package that is installed, compiled where it is', () => {
    mkdirSync(join(top, 'node_modules'))
    mkdirSync(join(top, 'node_modules', 'their-game'))
    writeFileSync(
      join(top, 'node_modules', 'their-game', 'package.json'),
      JSON.stringify({ name: 'their-game', rulewright: { book: './book.ts' } }),
    )
    for (const file of ['book.ts', 'book.js']) writeFileSync(join(top, 'node_modules', 'their-game', file), '')
    const home = join(top, 'node_modules', 'their-game')
    expect(bookAt('their-game', mine)).toEqual({ module: join(home, 'book.js'), home })
  })

  it('is none where nothing tells of one, and what tells of one wrongly is told', () => {
    expect(bookAt('.', packageRoot.replace(/[^/]+$/, ''))).toBeUndefined()
    const broken = join(top, 'broken')
    mkdirSync(broken)
    writeFileSync(join(broken, 'package.json'), JSON.stringify({ name: 'broken', rulewright: { book: './none.ts' } }))
    expect(() => bookAt('./broken', top)).toThrow(`there is no file ${join(broken, 'none.ts')}`)
    writeFileSync(join(broken, 'package.json'), JSON.stringify({ name: 'broken', rulewright: {} }))
    expect(() => bookAt('./broken', top)).toThrow('expected {"book": "./book.ts"}')
  })

  it('is told to be missing where a path leads nowhere', async () => {
    const { code, err } = await rulewright(['vectors', './nowhere'])
    expect(code).toBe(2)
    expect(err).toContain('./nowhere')
  })
})

/** The built command of this package's copy. */
const command = join(packageRoot, 'dist', 'cli', 'rulewright.js')

describe.runIf(existsSync(command))('a book of another package, at the command line', async () => {
  const { spawnSync } = await import('node:child_process')
  const modules = join(mine, 'node_modules')
  mkdirSync(modules)
  for (const name of ['zod', 'ts-pattern', 'tsx', 'esbuild'])
    symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name), 'junction')
  symlinkSync(packageRoot, join(modules, 'rulewright'), 'junction')
  const say = (argv: readonly string[], cwd = mine) =>
    spawnSync(process.execPath, [command, ...argv], {
      cwd,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        XDG_CONFIG_HOME: process.env.XDG_CONFIG_HOME,
        NO_COLOR: '1',
        RULEWRIGHT_JOBS: '1',
      },
    })

  it('passes every gate, the deep ones too, in threads and in one', () => {
    const deep = say(['verify', '--deep', '--quiet', '--jobs', '2'])
    expect(deep.stdout).toContain('my-game: all 17 checks passed')
    expect(deep.status).toBe(0)
    expect(say(['verify', '--json', '--quiet', '--jobs', '1']).stdout).toBe(
      say(['verify', '--json', '--quiet', '--jobs', '2']).stdout,
    )
  })

  it('is named by its path from elsewhere, and its examples by theirs', () => {
    expect(say(['clauses', './my-game', 'sticks'], top).stdout).toContain('taking.most')
    const explained = say(['explain', 'my-game/examples/taking.yaml', '--brief'], top)
    expect(explained).toMatchObject({ status: 0 })
    expect(explained.stdout).toContain('0 not as the rules say')
  })

  it('is asked in sentences, played at random, and writes vectors that its adapter passes', () => {
    expect(say(['ask', 'Ann takes 4']).stdout).toContain('refused by 1 taking.most')
    expect(say(['playouts', '-n', '5', '--quiet']).status).toBe(0)
    expect(say(['vectors', '--out', 'vectors', '--quiet']).status).toBe(0)
    const adapter = `${process.execPath} ${command} adapter`
    const judged = say(['conform', '--vectors', 'vectors', '--command', adapter, '--quiet'])
    expect(judged.stdout + judged.stderr).toContain('passed')
    expect(judged.status).toBe(0)
  })

  it('is published', () => {
    const { status, stderr } = say(['publish', '--out', 'site', '--quiet'])
    expect({ status, stderr: stderr.replace(/^My game.*\n/, '') }).toMatchObject({ status: 0 })
    expect(readFileSync(join(mine, 'site', 'my-game', '1.html'), 'utf8')).toContain(
      'Nobody takes more than three sticks',
    )
  })
})
