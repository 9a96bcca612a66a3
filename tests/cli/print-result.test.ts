import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type CommandResult, printResult } from '../../src/cli/output/print-result.js'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'

/** Prints a result and returns the output, with the forms that were made for it. */
function printed(flags: Parameters<typeof printResult>[1], colour = false) {
  const made: string[] = []
  const form = <Form>(name: string, value: Form): Form => {
    made.push(name)
    return value
  }
  const result: CommandResult = {
    data: () => form('data', { found: [1] }),
    text: (paint) => form('text', paint.strong('1 found')),
    markdown: () => form('markdown', '# 1 found'),
  }
  const output: string[] = []
  printResult({ out: (text) => output.push(text), colour }, flags, result)
  return { output: output.join(''), made }
}

describe('the result of a command', () => {
  it('is text unless another form is requested, with colours where they can be seen', () => {
    expect(printed({})).toEqual({ output: '1 found', made: ['text'] })
    expect(printed({}, true).output).toBe(paintFor(true).strong('1 found'))
  })

  it('is indented JSON with --json, also beside --markdown', () => {
    expect(printed({ json: true })).toEqual({ output: '{\n  "found": [\n    1\n  ]\n}\n', made: ['data'] })
    expect(printed({ json: true, markdown: true }).made).toEqual(['data'])
  })

  it('is Markdown with --markdown, and text where a command has no such form', () => {
    expect(printed({ markdown: true }).made).toEqual(['markdown'])
    expect(printed({ sarif: true }).made).toEqual(['text'])
  })
})

const root = resolve(import.meta.dirname, '../../src/cli')

/** True if a source file formats indented JSON itself. */
const indentsJson = (source: string): boolean =>
  /JSON\.stringify\((?:(?!JSON\.stringify)[\s\S])*?,\s*(?:null|undefined),\s*(?:\d|['"])/.test(source)

describe('the command line', () => {
  it('formats indented JSON in one module', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const indenting = files.filter((name) => indentsJson(readFileSync(join(root, name), 'utf8')))
    expect(indenting).toEqual([join('output', 'print-result.ts')])
  })

  it('is seen by the check: JSON of one line and of several, but not JSON without indentation', () => {
    expect(indentsJson("io.out(JSON.stringify(report, null, 2) + '\\n')")).toBe(true)
    expect(indentsJson('JSON.stringify(\n  { book, found: of(book) },\n  null,\n  2,\n)')).toBe(true)
    expect(indentsJson('JSON.stringify([option.type, seat])')).toBe(false)
  })
})
