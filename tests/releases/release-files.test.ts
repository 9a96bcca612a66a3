/** The files attached to a release: schemas that a validator accepts, and the news. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

const folder = join(temporaryFolder(), 'released')
execFileSync(process.execPath, [join(packageRoot, 'release', 'files.mjs'), folder], { stdio: 'ignore' })

describe('the files of a release', () => {
  it('are the program in one file, what is new, and schemas', () => {
    expect(readdirSync(folder).toSorted()).toEqual(['NOTES.md', 'rulewright.mjs', 'schemas'])
    expect(readFileSync(join(folder, 'NOTES.md'), 'utf8')).toMatch(/\S/)
  })

  it('hold the schemas of every book, which a validator takes together', () => {
    const files = readdirSync(join(folder, 'schemas'))
    for (const { name, components } of books)
      for (const part of ['game', ...Object.keys(components)]) expect(files).toContain(`${name}-${part}.schema.json`)
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    const schemas = files.map((file) => JSON.parse(readFileSync(join(folder, 'schemas', file), 'utf8')))
    expect(new Set(schemas.map(({ $id }) => $id)).size).toBe(files.length)
    for (const schema of schemas) ajv.addSchema(schema)
    for (const { $id } of schemas) expect(ajv.getSchema($id), $id).toBeTypeOf('function')
  })
})

describe('what is new in a version', async () => {
  const { notesOf, editionBefore, ruleNotes } = (await import(join(packageRoot, 'release', 'files.mjs'))) as {
    readonly notesOf: (changelog: string, version: string) => string
    readonly editionBefore: (names: readonly string[], version: string) => string | undefined
    readonly ruleNotes: (told: readonly { readonly page: string; readonly same: boolean }[]) => string
  }
  const log =
    '# Changelog\n\n## Unreleased\n\n- new\n\n## 0.2.0 (2027-01-01)\n\n### Books\n\n- old\n\n## 0.1.0\n\n- first\n'

  it('is its own section, and until it has one what is not released', () => {
    expect(notesOf(log, '0.2.0')).toBe('### Books\n\n- old\n')
    expect(notesOf(log, '0.1.0')).toBe('- first\n')
    expect(notesOf(log, '0.3.0')).toBe('- new\n')
  })

  it('is told of the rules since the edition that was kept for the version before', () => {
    expect(editionBefore(['v0.10.0', 'v0.9.0', 'v0.11.0', 'second-printing'], '0.11.0')).toBe('v0.10.0')
    expect(editionBefore(['v0.2.0', 'draft'], '0.2.0')).toBeUndefined()
  })

  it('tells of each book whose rules changed, below the rest', () => {
    const page = '# The Game: what changed\n\n## 1 Taking\n\n- **Reworded**\n'
    const other = '# Other: what changed\n\nNothing changed.\n'
    expect(
      ruleNotes([
        { page, same: false },
        { page: other, same: true },
      ]),
    ).toBe('\n## The Game: what changed\n\n### 1 Taking\n\n- **Reworded**\n')
    expect(ruleNotes([{ page: other, same: true }])).toBe('')
  })

  it('is missed where the change log has neither', () => {
    expect(() => notesOf('# Changelog\n', '0.1.0')).toThrow('expected a heading "## 0.1.0"')
  })
})

describe('the container', () => {
  const text = readFileSync(join(packageRoot, 'release', 'Containerfile'), 'utf8')
  const instructions = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)] as const)
  const all = (name: string) => instructions.flatMap(([one, rest]) => (one === name ? [rest] : []))

  it('has only instructions that there are, and images with a version', () => {
    const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'ENTRYPOINT', 'CMD']
    expect(instructions.filter(([name]) => !known.includes(name))).toEqual([])
    for (const image of all('FROM'))
      expect(image).toMatch(/^docker\.io\/library\/node:\d+-slim@sha256:[0-9a-f]{64}(?: AS \w+)?$/)
  })

  it('runs the program, and not as root', () => {
    const last = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'))
    expect(last.filter(([name]) => name === 'USER')).toEqual([['USER', 'node']])
    expect(JSON.parse(all('ENTRYPOINT')[0] ?? '')).toEqual(['rulewright'])
    expect(JSON.parse(all('CMD')[0] ?? '')).toEqual(['--help'])
  })

  it('copies what is there: the checkout, and what a stage before has written', () => {
    const copied = all('COPY').map((rest) => rest.split(' '))
    expect(copied.map(([from]) => from)).toEqual(['.', '--from=built'])
    const [, , written = ''] = /node (release\/[\w-]+\.mjs) (\S+)/.exec(all('RUN')[0] ?? '') ?? []
    expect(copied[1]?.[1]).toBe(`/rulewright/${written}`)
    const script = /node (release\/[\w-]+\.mjs)/.exec(text)?.[1] ?? ''
    expect(existsSync(join(packageRoot, script))).toBe(true)
    const left = readFileSync(join(packageRoot, '.dockerignore'), 'utf8').trim().split('\n')
    expect(left.filter((one) => script.startsWith(one) || one === 'src' || one === 'package-lock.json')).toEqual([])
  })
})
