import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'
import { rulewright } from './call-rulewright.js'

const guide = readFileSync(join(packageRoot, 'docs', 'components.md'), 'utf8')
const examples = join(packageRoot, 'docs', 'components')
const shown = readdirSync(examples)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({ name: file.replace('.yaml', ''), text: readFileSync(join(examples, file), 'utf8') }))

let folder = ''
beforeAll(() => {
  folder = temporaryFolder()
})

function given(name: string, text: string, ...argv: readonly string[]) {
  const file = join(folder, `${name}.yaml`)
  writeFileSync(file, text)
  return rulewright([...argv, '--component', `${name}=${file}`], { books })
}

describe('docs/components.md', () => {
  test('has an example file for every component that can be given, or says where another guide has it', () => {
    const names = books.flatMap(({ components }) => Object.keys(components))
    expect(names.filter((name) => !shown.some((file) => file.name === name))).toEqual(['events'])
    expect(shown.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([])
    expect(guide).toContain('event-packs.md')
  })
  test('explains every component that can be given, and lists every example file', () => {
    const list = readFileSync(join(examples, 'README.md'), 'utf8')
    for (const { name } of shown) {
      expect(guide).toContain(`**\`${name}\`**`)
      expect(list).toContain(`[${name}](${name}.yaml)`)
    }
  })
  test.each(shown)('shows $name as games can be played over them', async ({ name, text }) => {
    const { code, out, err } = await given(name, text, 'playouts', '-n', '1')
    expect(err).toBe('')
    expect(out).toContain('1 random game')
    expect(code).toBe(0)
  })
  test('shows boards that are stand-ins no more, once they are given', async () => {
    const boards = shown.find(({ name }) => name === 'boards')?.text ?? ''
    expect((await rulewright(['play', 'front-line'], { books })).out).toContain('Battle Board')
    const { out } = await given('boards', boards, 'play')
    expect(out).toMatch(/^Front Line/)
    expect(out).not.toContain('Battle Board')
  })
  test('shows results none of whose icons may stand twice in a cell', async () => {
    const results = shown.find(({ text }) => /\bicons:/.test(text))
    const twice = results?.text.replace(/\[(\w[\w ]*)\]/, '[$1, $1]') ?? ''
    expect(twice).not.toBe(results?.text)
    const { code, err } = await given(results?.name ?? '', twice, 'books')
    expect([code, err]).toEqual([2, expect.stringContaining('names an icon twice; expected each once')])
  })
  test('tells a mistake as the program does', async () => {
    const boards = shown.find(({ name }) => name === 'boards')?.text ?? ''
    const { err } = await given('boards', boards.replace('Cvvhvmdvvv', 'Chvhmxdvvh'), 'books')
    const told = err.replace(/^.*boards\.yaml:\d+:\d+: /, '')
    expect(told).not.toBe('')
    expect(guide).toContain(told)
  })
})
