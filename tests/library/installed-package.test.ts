/** The package that is published: small, and nothing missing where it is installed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, cpSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'
import { packed, putBeside } from './install-package.js'

/** A problem that are-the-types-wrong reports for one way to find the types. */
interface Problem {
  readonly kind: string
  readonly resolutionKind?: string
  readonly resolutionOption?: string
}

/** Builds the command that tests an implementation of a user's own book. */
const conforming = (...implementation: readonly string[]): readonly string[] => [
  ...['conform', './my-game', '--vectors', 'vectors', '--command'],
  ['node', ...implementation].join(' '),
]

/** The bytes of the package, as it is sent and as it lies on a disk. */
const MOST = { packed: 3_100_000, unpacked: 15_100_000 }

/** The definitions of what an entry exports. */
const typesOf = (target: unknown): readonly string[] =>
  typeof target === 'object' && target !== null && 'types' in target ? [String(target.types).slice('./'.length)] : []

describe('the package, packed and installed', () => {
  const { folder, home, tarball, size, unpackedSize, files, rulewright } = packed()
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly exports: Readonly<Record<string, unknown>>
    readonly dependencies: Readonly<Record<string, string>>
  }
  const entries = Object.entries(manifest.exports).flatMap(([entry, target]) =>
    typeof target === 'object' ? [manifest.name + entry.slice(1)] : [],
  )

  test('is small, and holds nothing twice', () => {
    expect(size).toBeLessThan(MOST.packed)
    expect(unpackedSize).toBeLessThan(MOST.unpacked)
    expect(files.filter((file) => /^dist\/(?:src|spec|machines|tests)\/.*\.js$/.test(file))).toEqual([])
    expect(files.filter((file) => /^spec\/.*(?:answers|mutants\.lock)\.jsonl$/.test(file))).toEqual([])
  })

  test('brings two packages along, which its types and the books of others share with it', () => {
    expect(Object.keys(manifest.dependencies).toSorted()).toEqual(['ts-pattern', 'xstate'])
  })

  test('runs a book that imports zod where nobody has installed it', () => {
    const alone = temporaryFolder()
    const copy = join(alone, 'program', 'node_modules', 'rulewright')
    cpSync(home, copy, { recursive: true })
    putBeside(dirname(copy), ['ts-pattern', 'xstate'])
    writeFileSync(
      join(alone, 'book.mjs'),
      `import { bookSoFar, rule, section } from 'rulewright/book'
import { z } from 'zod'
const taking = section('taking', '1', 'Taking', { most: rule('A player takes at most three.') })
const begun = bookSoFar({ name: 'alone', title: 'Alone', edition: 'one page', sections: [taking] })
export const book = { ...begun, schema: z.object({ left: z.int() }), empty: { left: 3 } }
`,
    )
    const program = join(copy, 'dist', 'cli', 'rulewright.js')
    const asked = spawnSync(process.execPath, [program, 'verify', './book.mjs', '--json'], {
      cwd: alone,
      encoding: 'utf8',
    })
    expect(JSON.parse(asked.stdout)).toMatchObject({ book: 'alone', clauses: [{ id: 'taking.most' }] })
  })

  test('has the definitions that its entries reach, and no others but of the kernel', () => {
    const definitions = files.filter((file) => file.endsWith('.d.ts'))
    const reached = new Set(Object.values(manifest.exports).flatMap((target) => typesOf(target)))
    for (const file of reached)
      for (const [, to = ''] of readFileSync(join(home, file), 'utf8').matchAll(
        /(?:from |import\()['"](\.[^'"]+)\.js['"]/g,
      ))
        reached.add(`${join(dirname(file), to)}.d.ts`)
    expect([...reached].filter((file) => !definitions.includes(file))).toEqual([])
    expect(definitions.filter((file) => !reached.has(file) && !file.startsWith('dist/src/core/kernel/'))).toEqual([])
  })

  test('has no link that leads nowhere', () => {
    const linked = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [
          ...readFileSync(join(home, file), 'utf8')
            .replace(/^```[\s\S]*?^```/gm, '')
            .matchAll(/\]\(([^)#\s]+)/g),
        ].map(([, to = '']) => ({ file, to })),
      )
      .filter(({ to }) => !/^(?:https?:|mailto:)/.test(to))
    expect(linked.length).toBeGreaterThan(50)
    expect(linked.filter(({ file, to }) => !existsSync(join(home, dirname(file), to)))).toEqual([])
  })

  test('has types that are right, as far as whoever imports modules can see', () => {
    const attw = join(packageRoot, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js')
    // Into a file: it leaves before a pipe has taken all that it says.
    const said = join(folder, 'types.json')
    const out = openSync(said, 'w')
    spawnSync(process.execPath, [attw, tarball, '--format', 'json'], { stdio: ['ignore', out, 'inherit'] })
    closeSync(out)
    const { analysis } = JSON.parse(readFileSync(said, 'utf8')) as {
      readonly analysis: { readonly problems: readonly Problem[] }
    }
    // Only modules are exported: neither the resolution of Node 10 nor require finds them, and their problems are none.
    const older = analysis.problems.filter(({ resolutionKind, resolutionOption }) =>
      [resolutionKind, resolutionOption].some((one) => one === 'node10' || one === 'node16-cjs'),
    )
    expect(older.length).toBeGreaterThan(0)
    expect(analysis.problems.filter((one) => !older.includes(one))).toEqual([])
  })

  test.each([
    { args: ['--help'], says: /Usage: rulewright/ },
    { args: ['books'], says: /^talvisota /m },
    { args: ['ask', 'abb', 'reds rally Viipuri'], says: /Viipuri/ },
    { args: ['play', 'rcw'], input: '1\n', says: /Russia/ },
    { args: ['clauses', 'fl', 'rally'], says: /rally/i },
    { args: ['export', 'rcw', 'dmn', '--out', 'dmn'], says: /dmn/i },
    { args: ['new', 'my-game'], says: /rules\/ holds the rules as pages/ },
    { args: ['verify', './my-game'], says: /passed/ },
    { args: ['vectors', './my-game', '--out', 'vectors'], says: /goals: \d+ of \d+ shown/ },
    {
      args: conforming(join(home, 'docs', 'adapters', 'template.mjs')),
      says: /^– [\s\S]*\d+ skipped[\s\S]*nothing was asked/,
    },
    {
      args: conforming(join(home, 'dist', 'cli', 'rulewright.js'), 'adapter', './my-game'),
      says: /^✓ [\s\S]*\d+ passed/,
    },
  ])('answers $args', ({ args, input, says }) => {
    const { code, out, err } = rulewright(args, input)
    expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(says)
  })

  test('explains an example of a book', () => {
    const file = files.find((one) => /^spec\/russian-civil-war\/examples\/[\w-]+\.yaml$/.test(one)) ?? ''
    expect(rulewright(['explain', join(home, file), '--brief'])).toMatchObject({ code: 0 })
  })

  test('publishes a book where the package is installed that lays out pictures, and names it otherwise', () => {
    expect(rulewright(['publish', 'rcw', '--out', 'site'])).toEqual({
      code: 2,
      err: 'publish: needs what Rulewright does not bring along; install it: npm install @hpcc-js/wasm-graphviz\n',
      out: '',
    })
    putBeside(dirname(home), ['@hpcc-js/wasm-graphviz'])
    expect(rulewright(['publish', 'rcw', '--out', 'site'])).toMatchObject({ code: 0 })
    expect(readFileSync(join(folder, 'site', 'index.html'), 'utf8')).toContain('<rw-')
    expect(existsSync(join(folder, 'site', 'assets', 'examples-rcw', 'positions.json'))).toBe(true)
  })

  test('says plainly what it comes without', () => {
    expect(rulewright(['mutants', 'rcw', '--lock'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/there is no .*--update writes it/),
    })
    expect(rulewright(['publish', 'rcw', '--out', 'site', '--watch'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/expected a checkout of the project/),
    })
  })

  // rulewright/vitest can be imported only where vitest runs: the tests of a new book do that.
  test('is imported by each of its entries', () => {
    const imported = entries.filter((entry) => !entry.endsWith('/vitest'))
    const code = `for (const entry of ${JSON.stringify(imported)}) console.log(Object.keys(await import(entry)).join())`
    const names = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' })
    expect(imported.length).toBeGreaterThan(5)
    expect(names.trim().split('\n').filter(Boolean)).toHaveLength(imported.length)
  })
})
