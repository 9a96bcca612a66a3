import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { isRecord } from '../../src/core/values/json.js'
import { engineOf } from '../../src/lab/conformance/engine/reference-implementation.js'
import { replyTo } from '../../src/lab/conformance/engine/serve-lines.js'
import { caseSchema } from '../../src/lab/conformance/format/case.js'
import { digestOf, digestOfAll } from '../../src/lab/conformance/format/digest.js'
import { manifestSchema } from '../../src/lab/conformance/format/manifest.js'
import { replySchema, requestSchema } from '../../src/lab/conformance/format/messages.js'
import { rulewright } from '../cli/call-rulewright.js'

const guide = ['conformance.md', 'protocol.md']
  .map((name) => readFileSync(join(packageRoot, 'docs', name), 'utf8'))
  .join('\n')
const lines = [...guide.matchAll(/^([→←]) (.*)$/gm)].map(([, arrow = '', text = '']) => ({ arrow, text }))
const { readings: _, ...setup } = book.bases?.setup ?? book.empty
const engine = engineOf(book)

/** True if a value matches the one in the guide, where three dots stand for anything. */
function isShown(shown: unknown, value: unknown): boolean {
  if (shown === '…') return true
  if (Array.isArray(shown))
    return Array.isArray(value) && shown.length === value.length && shown.every((one, at) => isShown(one, value[at]))
  if (!isRecord(shown)) return shown === value
  if (!isRecord(value)) return false
  const keys = [...new Set([...Object.keys(shown), ...Object.keys(value)])]
  return keys.every((key) => isShown(shown[key], value[key]))
}

/** Counts the requests in the guide up to a line. */
const requestsTo = (at: number): number => lines.slice(0, at + 1).filter(({ arrow }) => arrow === '→').length

describe('docs/conformance.md and docs/protocol.md', () => {
  test('shows every message', () => {
    const types = lines.flatMap(({ text }) => /"type": "(\w+)"/.exec(text)?.[1] ?? [])
    const known = [...requestSchema.options, ...replySchema.options].map((one) => one.unwrap().shape.type.value)
    expect(new Set(types)).toEqual(new Set(known.filter((type) => type !== 'skipped')))
    expect(guide).toContain('**skipped**')
  })
  for (const [at, { arrow, text }] of lines.entries()) {
    if (arrow !== '→') continue
    test(`line ${at + 1} is answered as the guide says: ${text.slice(0, 60)}`, () => {
      const reply = replyTo(engine, text.replace('{…}', JSON.stringify(setup)), requestsTo(at))
      const next = lines[at + 1]
      if (reply === 'stop') return expect(next).toBeUndefined()
      const shown: unknown = JSON.parse(next?.text.replaceAll('{…}', '"…"') ?? '')
      expect(isShown(shown, reply), JSON.stringify(reply).slice(0, 2000)).toBe(true)
      expect(replySchema.parse(reply)).toEqual(reply)
    })
  }
  test('gives the right digests', () => {
    const [first, second, both] = [...guide.matchAll(/`([0-9a-f]{64})`/g)].map(([, digest]) => digest)
    const [one, other] = [{ b: [1, 2], a: 'Häme' }, {}]
    expect([first, second]).toEqual([digestOf(one), digestOf(other)])
    expect(both).toBe(digestOfAll([digestOf(one), digestOf(other), digestOf(one)]))
  })
  test('shows censuses that can be taken', async () => {
    const calls = [...guide.matchAll(/^\$ rulewright (conform count .*)$/gm)].map(([, call = '']) => wordsOf(call))
    expect(calls.length).toBeGreaterThan(1)
    for (const call of calls) expect(await rulewright(call, { books })).toMatchObject({ code: 0, err: '' })
  })
})

/** The words of a command line, quoted or not. */
const wordsOf = (call: string): readonly string[] =>
  [...call.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain ?? '')

describe('the schemas in spec', () => {
  const schemas = { request: requestSchema, reply: replySchema, case: caseSchema, manifest: manifestSchema }
  for (const [name, schema] of Object.entries(schemas))
    test(`spec/${name}.schema.json is what the program prints`, async () => {
      const committed = readFileSync(join(packageRoot, 'spec', `${name}.schema.json`), 'utf8')
      expect(JSON.parse(committed)).toEqual({
        ...JSON.parse(JSON.stringify(z.toJSONSchema(schema))),
        $id: `urn:rulewright:${name}:1`,
      })
      expect((await rulewright(['schema', name])).out).toBe(committed)
    })
})

test('the schemas in spec take the messages of the guide, and no others', () => {
  const validator = new Ajv2020({ strict: false })
  addFormats.default(validator)
  const taking = (name: string) =>
    validator.compile(JSON.parse(readFileSync(join(packageRoot, 'spec', `${name}.schema.json`), 'utf8')))
  const takes = { '→': taking('request'), '←': taking('reply') }
  for (const { arrow, text } of lines.filter((line) => line.text.startsWith('{'))) {
    const message: unknown = JSON.parse(text.replaceAll('{…}', '{}'))
    const said = arrow === '→' ? '→' : '←'
    expect(takes[said](message), text).toBe(true)
    expect(takes[said === '→' ? '←' : '→'](message), text).toBe(false)
    expect(takes[said]({ ...(message as object), more: true }), text).toBe(false)
  }
})

const hasPython = spawnSync('python3', ['--version']).status === 0

describe.each([
  { language: 'JavaScript', command: process.execPath, file: 'template.mjs', runs: true },
  { language: 'Python', command: 'python3', file: 'template.py', runs: hasPython },
])('the template in $language', ({ language, command, file, runs }) => {
  const path = join(packageRoot, 'docs', 'adapters', file)
  const say = (input: string) => spawnSync(command, [path], { input, encoding: 'utf8' })
  const told = runs ? '' : ` (not run: there is no ${language} here)`

  test.skipIf(!runs)(`answers the lines of the guide, and skips what it does not know${told}`, () => {
    const said = lines
      .filter(({ arrow }) => arrow === '→')
      .map(({ text }) => `${text.replace('{…}', JSON.stringify(setup))}\n`)
    const { stdout, status, stderr } = say([...said, '{"type": "case", "id": "after the end"}\n'].join(''))
    const replies = stdout
      .trim()
      .split('\n')
      .map((line) => replySchema.parse(JSON.parse(line)))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(replies.map(({ type }) => type)).toEqual(['started', ...Array(5).fill('skipped'), 'errored'])
  })
  test.skipIf(!runs)(`goes on after lines that it cannot read, and ends with its input${told}`, () => {
    const odd = ['[]', 'null', '', '{"type": "constructor", "id": "7"}', '{"type": "case", "id": 8}', '{"id"', '\u0000']
    const { stdout, status } = say(`${odd.join('\n')}\n{"type": "census", "id": "last"}`)
    const replies = stdout
      .trim()
      .split('\n')
      .map((line) => replySchema.parse(JSON.parse(line)))
    expect(status).toBe(0)
    expect(replies.map(({ type }) => type)).toEqual([...odd.map(() => 'errored'), 'skipped'])
    expect(replies[3]).toMatchObject({ id: '7' })
  })
  test.skipIf(!runs)(`computes digests as the rules do${told}`, () => {
    const games = [setup, { b: [1, 2, { 10: null, 9: true }], a: 'Häme "x"\n' }, {}, {}]
    const code = {
      Python: `import json, sys; sys.path.insert(0, ${JSON.stringify(join(path, '..'))}); import template; print(template.digest_of_all(json.loads(sys.stdin.buffer.read())))`,
      JavaScript: `import {readFileSync} from 'node:fs'; import {digestOfAll} from ${JSON.stringify(path)}; console.log(digestOfAll(JSON.parse(readFileSync(0, 'utf8'))))`,
    }[language]
    const flags = language === 'Python' ? ['-B', '-c'] : ['--input-type=module', '-e']
    const { stdout } = spawnSync(command, [...flags, code ?? ''], { input: JSON.stringify(games), encoding: 'utf8' })
    expect(stdout.trim()).toBe(digestOfAll(games.map((game) => digestOf(game as never))))
  })
})
