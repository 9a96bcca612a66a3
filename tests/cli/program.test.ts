import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AddCommand } from '../../src/cli/program/command-context.js'
import { exampleJsonSchema } from '../../src/core/examples/format/file-format.js'
import { packageRoot, packageVersion } from '../../src/core/home/package-root.js'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { rulewright } from './call-rulewright.js'

const failing =
  (error: unknown): AddCommand =>
  (program) =>
    void program.command('fail').action(() => {
      throw error
    })

describe('rulewright', () => {
  test('prints its version', async () => {
    expect(await rulewright(['--version'])).toEqual({ code: 0, out: `${packageVersion()}\n`, err: '' })
    expect(JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))).toMatchObject({ name: 'rulewright' })
  })
  test('prints help, for every command with examples of its use', async () => {
    const { code, out } = await rulewright(['--help'])
    expect(code).toBe(0)
    for (const command of ['explain', 'ask', 'play', 'play replay', 'find clauses', 'export schema']) {
      expect(out).toContain(`  ${command.split(' ')[0]} `)
      const help = await rulewright(['help', ...command.split(' ')])
      expect(help.code).toBe(0)
      expect(help.out).toMatch(new RegExp(`^(?:Example: |  )(?:.*\\| )?rulewright ${command}`, 'm'))
    }
  })
  test('shows five things that a person does where no command is given, and ends with 2', async () => {
    const { code, out, err } = await rulewright([])
    expect([code, out]).toEqual([2, ''])
    expect(err.match(/^ {2}.* rulewright /gm)).toHaveLength(5)
    expect(err).toContain('"rulewright --help" lists every command')
  })
  test('suggests the command and the option that were meant, and ends with 2', async () => {
    const command = await rulewright(['exlpain'])
    expect(command).toMatchObject({ code: 2, out: '' })
    expect(command.err).toContain("error: unknown command 'exlpain'\n(Did you mean explain?)")
    const option = await rulewright(['books', '--jsn'])
    expect(option).toMatchObject({ code: 2, out: '' })
    expect(option.err).toContain("error: unknown option '--jsn'\n(Did you mean --json?)")
  })
  test('says in one line that something unexpected happened, and ends with 70', async () => {
    const error = new TypeError('it broke\nbadly')
    expect(await rulewright(['fail'], { more: [failing(error)] })).toEqual({
      code: 70,
      out: '',
      err: 'rulewright: internal error: it broke (RULEWRIGHT_DEBUG=1 shows where)\n',
    })
    const { err } = await rulewright(['fail'], { more: [failing(error)], debug: true })
    expect(err).toContain('program.test.ts')
  })
  test('tells a fault of the book from one of its own', async () => {
    const { code, err } = await rulewright(['fail'], { more: [failing(new Defect('a dead end'))] })
    expect(code).toBe(70)
    expect(err).toBe('rulewright: the book contradicts itself: a dead end (RULEWRIGHT_DEBUG=1 shows where)\n')
  })
})

describe('rulewright find books', () => {
  test('lists the books, for people and for programs', async () => {
    const { out } = await rulewright(['books'])
    expect(out).toBe('orchard  Orchard, a toy: 13 clauses\ngarden  Garden, a toy: 13 clauses\n')
    const json = await rulewright(['books', '--json'])
    expect(JSON.parse(json.out)).toEqual([
      { name: 'orchard', title: 'Orchard', edition: 'a toy', clauses: 13, seats: [], components: [] },
      { name: 'garden', title: 'Garden', edition: 'a toy', clauses: 13, seats: [], components: [] },
    ])
  })
})

describe('rulewright export schema', () => {
  test('prints the schema of what is read and written', async () => {
    const { code, out } = await rulewright(['schema', 'example'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      $id: 'urn:rulewright:example:1',
      ...JSON.parse(JSON.stringify(exampleJsonSchema())),
    })
    for (const what of ['position', 'report', 'replay', 'playouts'])
      expect(JSON.parse((await rulewright(['schema', what])).out)).toHaveProperty('$schema')
  })
  test('of something else is refused with what there is', async () => {
    const { code, err } = await rulewright(['schema', 'games'])
    expect(code).toBe(2)
    expect(err).toContain(
      'Allowed choices are game, example, position, report, replay, playouts, readings, comparison, witnesses, audit, standing, behaviour, changes, clarification, request, reply, case, manifest, mutants, census.',
    )
  })
})
