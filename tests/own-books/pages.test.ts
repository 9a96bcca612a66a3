/** The pages of a book of one's own: changed, checked, and cited rightly or wrongly. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkCitations } from '../../src/core/home/check-citations.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { readPages } from '../../src/core/pages/read-pages.js'
import { temporaryFolder } from '../temporary.js'

const command = join(packageRoot, 'dist', 'cli', 'rulewright.js')
let mine = ''

function call(...argv: readonly string[]) {
  const { PATH, XDG_CONFIG_HOME } = process.env
  const env = { PATH, XDG_CONFIG_HOME, NO_COLOR: '1', RULEWRIGHT_JOBS: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...argv], {
    cwd: mine,
    encoding: 'utf8',
    env,
  })
  return { status, out: stdout, err: stderr.replaceAll(`${mine}/`, '').trim() }
}

const read = (file: string) => readFileSync(join(mine, file), 'utf8')

function change(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from)
  writeFileSync(join(mine, file), read(file).replace(from, to))
}

const PAGE = 'rules/1-taking.md'
const MODULE = 'rules.gen.ts'

beforeEach(() => {
  mine = join(temporaryFolder(), 'my-game')
  const { PATH, XDG_CONFIG_HOME } = process.env
  spawnSync(process.execPath, [command, 'new', mine], { env: { PATH, XDG_CONFIG_HOME } })
})

describe('a book that was begun', () => {
  it('has a module that is as its pages are, and an old one is seen from within and from outside', () => {
    expect(call('audit', 'pages', '.', '--check')).toMatchObject({ status: 0, err: '' })
    const before = read(MODULE)
    change(PAGE, 'more than three sticks', 'more than 3 sticks')
    expect(call('audit', 'pages', '.', '--check').status).toBe(1)
    expect(call('audit', 'pages', mine, '--check').status).toBe(1)
    expect(read(MODULE)).toBe(before)
  })

  it('is as its pages say, without a step between', () => {
    change(PAGE, 'more than three sticks', 'more than 3 sticks')
    change(PAGE, '- A player takes', '- It is a game of sticks. `kind` _note_\n- A player takes')
    expect(call('find', 'clauses', '.', 'sticks').out).toMatch(/taking\.kind[\s\S]*more than 3 sticks/)
    expect(read(MODULE)).toContain('kind: note("It is a game of sticks."),')
    expect(call('audit', 'pages', '.', '--check').status).toBe(0)
  })

  it('has another section once its page is listed', () => {
    writeFileSync(join(mine, 'rules', '3-manners.md'), '# 3 Manners\n\n`manners`\n\n- Be kind. `kind` _note_\n')
    expect(call('find', 'clauses', '.', 'kind').err).toBe(
      'rules/3-manners.md:1:1: expected a line for this page in contents.md',
    )
    change(
      'contents.md',
      '- [2 The end](rules/2-ending.md)\n',
      '- [2 The end](rules/2-ending.md)\n- [3 Manners](rules/3-manners.md)\n',
    )
    expect(call('find', 'clauses', '.', 'kind').out).toContain('3 manners.kind')
  })
})

describe('a citation that leads to nothing', () => {
  it.each([
    [
      'a clause',
      'bar(cited.taking.most',
      'bar(cited.taking.mots',
      '20: got cited.taking.mots, which is no clause of taking; expected one of turns, first, most, left; did you mean "most"?',
    ],
    [
      'a section',
      'bar(cited.taking.most',
      'bar(cited.takign.most',
      '13: got cited.takign, which is no section or question of the pages; expected one of taking, whoBegins, ending; did you mean "taking"?',
    ],
    [
      'a clause of a law',
      '[cited.ending.pile]',
      '[cited.ending.few]',
      '17: got cited.ending.few, which is no clause of ending; expected one of last, pile',
    ],
    [
      'a question',
      'view({ reading: cited.whoBegins })',
      'view({ reading: cited.whobegins })',
      '65: got cited.whobegins, which is no section or question of the pages; expected one of taking, whoBegins, ending; did you mean "whoBegins"?',
    ],
  ])('is told with its place: %s', (_, from, to, expected) => {
    const line =
      read('book.ts')
        .split('\n')
        .findIndex((one) => one.includes(from)) + 1
    change('book.ts', from, to)
    expect(call('verify', '.', '--next')).toMatchObject({ status: 2, err: `book.ts:${line}:${expected}` })
  })

  it('is none in words, of another import, and with what a question has', () => {
    change('book.ts', "from 'zod'\n", "from 'zod'\nimport './more.ts'\n")
    const citing = (line: string) => {
      writeFileSync(join(mine, 'more.ts'), `import * as cited from "./rules.gen.js"\n${line}\n`)
      return checkCitations(join(mine, 'book.ts'), readPages(mine))
    }
    for (const line of [
      '// cited.old.one',
      "const words = 'cited.old.one'",
      'my.cited.old.one',
      'cited.whoBegins.domain',
    ])
      expect(citing(line)).toEqual([])
    expect(citing('/* a */ cited.old.one')).toEqual([expect.stringContaining('more.ts:2:15: got cited.old')])
  })
})
