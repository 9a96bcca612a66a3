import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeEach, describe, expect, it } from 'vitest'
import { leadsOut } from '../../src/core/files/leads-out.js'
import { isFreeFor, sha256, writeVectors } from '../../src/lab/conformance/vectors/files/folder.js'
import { readVectors } from '../../src/lab/conformance/vectors/files/read.js'
import { temporaryFolder } from '../temporary.js'
import { vectorsOfOrchard } from './orchards.js'

const vectors = vectorsOfOrchard()
let folder = ''
beforeEach(() => {
  folder = join(temporaryFolder(), 'out')
  writeVectors(folder, vectors)
})

const text = (path: string) => readFileSync(join(folder, path), 'utf8')
const json = (path: string): unknown => JSON.parse(text(path))
const lines = (path: string): readonly unknown[] =>
  text(path)
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))

/** A validator of somebody else for one of the schemas in the folder. */
function validator(name: string) {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  return ajv.compile(json(`schema/${name}.schema.json`) as object)
}

describe('what is written, judged by a validator of somebody else', () => {
  it('is a manifest, positions and cases as the schemas say', () => {
    expect(validator('manifest')(json('manifest.json'))).toBe(true)
    expect(lines('positions.jsonl').filter((line) => !validator('position')(line))).toEqual([])
    const isCase = validator('case')
    for (const origin of ['example', 'row', 'edge', 'way', 'refusal', 'game'])
      expect(lines(`cases/${origin}.jsonl`).filter((line) => !isCase(line))).toEqual([])
    expect(lines('census.jsonl').filter((line) => !isCase(line))).toEqual([])
  })

  it('is games of the book, without readings', () => {
    const isGame = validator('game')
    for (const line of lines('positions.jsonl')) expect(isGame((line as { game: unknown }).game)).toBe(true)
    expect(isGame({ ...vectors.manifest.base, baskets: { Ann: -1, Bob: 0 } })).toBe(false)
  })

  it('is no case where something of it is missing', () => {
    const [one] = vectors.cases
    expect(validator('case')(one)).toBe(true)
    expect(validator('case')({ ...one, expected: [] })).toBe(false)
    expect(validator('case')({ ...one, id: 'row 1' })).toBe(false)
  })
})

describe('reading vectors', () => {
  it('gives what was written', () => {
    const read = readVectors(folder)
    expect(read.ok && read.value.cases.map(({ id }) => id).toSorted()).toEqual(vectors.cases.map(({ id }) => id))
    expect(read.ok && [...read.value.positions]).toEqual([...vectors.positions])
  })

  it.each([
    {
      name: 'a file that was changed',
      spoil: () => appendFileSync(join(folder, 'cases/row.jsonl'), '{}\n'),
      message: /^was changed: its SHA-256 is [0-9a-f]{64}, expected [0-9a-f]{64}$/,
      at: 'cases/row.jsonl',
    },
    {
      name: 'a file that is gone',
      spoil: () => rmSync(join(folder, 'positions.jsonl')),
      message: /this file is missing/,
      at: 'positions.jsonl',
    },
    {
      name: 'a name over two lines',
      spoil: () => {
        const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
        writeFileSync(join(folder, 'manifest.json'), manifest.replace('positions.jsonl', 'a\\nb'))
      },
      message: /this file is missing/,
      at: 'a b',
    },
    {
      name: 'no manifest',
      spoil: () => rmSync(join(folder, 'manifest.json')),
      message: /missing; expected a folder that/,
      at: 'manifest.json',
    },
    {
      name: 'a format of another time',
      spoil: () => writeFileSync(join(folder, 'manifest.json'), '{"format": 2}'),
      message: /^got 2, expected 1$/,
      at: 'manifest.json',
    },
    {
      name: 'a manifest that is no JSON',
      spoil: () => writeFileSync(join(folder, 'manifest.json'), 'vectors'),
      message: /^line 1, column 1: expected JSON$/,
      at: 'manifest.json',
    },
  ])('says what is wrong with $name, and where', ({ spoil, message, at }) => {
    spoil()
    const read = readVectors(folder)
    const [problem] = read.ok ? [] : read.problems
    expect(problem?.path[0]).toBe(at)
    expect(problem?.message).toMatch(message)
  })
})

/** Something else in the place of what stands at a path. */
function exchanged(path: string, put: (path: string) => void): void {
  rmSync(path, { recursive: true })
  put(path)
}

const everythingIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const path = join(folder, name)
      return `${name} ${statSync(path).isFile() ? readFileSync(path, 'utf8') : ''}`
    })

describe('paths that a manifest names', () => {
  const outside = temporaryFolder()
  writeFileSync(join(outside, 'secret.jsonl'), '{"id": "somebody else"}\n')

  it.each([
    '../secret.jsonl',
    'cases/../../secret.jsonl',
    join(outside, 'secret.jsonl'),
    'cases/link.jsonl',
    'linked/secret.jsonl',
    'cases//row.jsonl',
    'cases/null\0byte',
    '..\\secret.jsonl',
  ])('lead nowhere outside the folder: %j', (path) => {
    symlinkSync(join(outside, 'secret.jsonl'), join(folder, 'cases', 'link.jsonl'))
    symlinkSync(outside, join(folder, 'linked'))
    const manifest = json('manifest.json') as { readonly files: readonly object[] }
    const files = [...manifest.files, { path, lines: 1, sha256: sha256('{"id": "somebody else"}\n') }]
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files }))
    const read = readVectors(folder)
    expect(read.ok ? [] : read.problems).toEqual([
      {
        path: ['manifest.json', 'files'],
        message: `${JSON.stringify(path)} leads out of the folder; expected a file in it`,
      },
    ])
  })

  it('are seen by the check: one that stays in the folder, by a link too, is read', () => {
    symlinkSync('row.jsonl', join(folder, 'cases', 'inner.jsonl'))
    expect(leadsOut(folder, 'cases/inner.jsonl')).toBe(false)
    expect(leadsOut(folder, 'cases/no-such-file.jsonl')).toBe(false)
    expect(leadsOut(folder, 'x'.repeat(5000))).toBe(true)
  })
})

describe('a folder', () => {
  it('with other things in it is not written to', () => {
    const other = temporaryFolder()
    expect(isFreeFor(other)).toBe(true)
    writeFileSync(join(other, 'letter.txt'), 'Dear Bob')
    expect(isFreeFor(other)).toBe(false)
  })

  it('with the manifest of another program is not written to', () => {
    const other = temporaryFolder()
    for (const manifest of ['{ "name": "an app", "icons": [] }', 'no JSON']) {
      writeFileSync(join(other, 'manifest.json'), manifest)
      expect(isFreeFor(other)).toBe(false)
    }
  })

  it('keeps its vectors where new ones cannot be written to their end', () => {
    const kept = temporaryFolder()
    writeVectors(kept, vectors)
    const schemas = { ...vectors.schemas, 'no/such\0name': {} }
    expect(() => writeVectors(kept, { ...vectors, schemas })).toThrow()
    expect(readVectors(kept).ok).toBe(true)
  })

  it.each([
    ['a folder in the place of a file', (kept: string) => exchanged(join(kept, 'positions.jsonl'), mkdirSync)],
    [
      'a folder in the place of the last file',
      (kept: string) => exchanged(join(kept, 'schema', 'position.schema.json'), mkdirSync),
    ],
    [
      'a file in the place of a folder',
      (kept: string) => exchanged(join(kept, 'schema'), (path) => writeFileSync(path, '')),
    ],
    [
      'a folder that is a link to elsewhere',
      (kept: string) => exchanged(join(kept, 'cases'), (path) => symlinkSync(temporaryFolder(), path)),
    ],
  ])('loses nothing where something is in the way: %s', (_, putInTheWay) => {
    const kept = temporaryFolder()
    writeVectors(kept, vectors)
    putInTheWay(kept)
    writeFileSync(join(kept, '.unfinished'), 'of somebody else')
    const before = everythingIn(kept)
    try {
      writeVectors(kept, { ...vectors, cases: vectors.cases.slice(0, 1) })
    } catch {
      expect(everythingIn(kept)).toEqual(before)
      return
    }
    expect(readVectors(kept).ok).toBe(true)
    expect(readFileSync(join(kept, '.unfinished'), 'utf8')).toBe('of somebody else')
  })

  it('with vectors in it is written anew', () => {
    expect(isFreeFor(folder)).toBe(true)
    writeVectors(folder, { ...vectors, cases: vectors.cases.slice(0, 1) })
    const read = readVectors(folder)
    expect(read.ok && read.value.cases.length).toBe(1)
  })
})
