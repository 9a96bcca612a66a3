import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'

const FILE = fileURLToPath(new URL('./not-compiling.ts', import.meta.url))
const CONFIG = fileURLToPath(new URL('../../tsconfig.json', import.meta.url))
const DIRECTIVE = /^\s*\/\/ @ts-expect-error: (.+)$/
const written = readFileSync(FILE, 'utf8').split('\n')

interface Case {
  /** The line that must not compile, counted from 1. */
  readonly line: number
  readonly reason: string
  readonly text: string
}

const cases: readonly Case[] = written.flatMap((line, index) => {
  const reason = DIRECTIVE.exec(line)?.[1]
  return reason === undefined ? [] : [{ line: index + 2, reason, text: written[index + 1]?.trim() ?? '' }]
})

/** What the compiler says of a text in the place of the file: the messages by line. */
function messagesOf(text: string): ReadonlyMap<number, string> {
  const { config } = ts.readConfigFile(CONFIG, ts.sys.readFile) as { config: { compilerOptions: object } }
  const { options } = ts.convertCompilerOptionsFromJson(
    config.compilerOptions,
    fileURLToPath(new URL('../..', import.meta.url)),
  )
  const host = ts.createCompilerHost(options)
  const read = host.readFile.bind(host)
  host.readFile = (name) => (name === FILE ? text : read(name))
  const program = ts.createProgram([FILE], options, host)
  const found = program.getSemanticDiagnostics(program.getSourceFile(FILE))
  return new Map(
    found.map(({ file, start = 0, messageText }) => [
      (file?.getLineAndCharacterOfPosition(start).line ?? -1) + 1,
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    ]),
  )
}

describe('what must not compile', () => {
  let told: ReadonlyMap<number, string> = new Map()
  beforeAll(() => {
    told = messagesOf(written.map((line) => (DIRECTIVE.test(line) ? '' : line)).join('\n'))
  }, 60_000)

  it.each(cases)('is refused for its reason in line $line: $text', ({ line, reason }) => {
    expect(told.get(line)).toContain(reason)
  })

  it('is all that is refused, so that each case stands for itself', () => {
    expect([...told.keys()]).toEqual(cases.map(({ line }) => line))
    expect(cases.length).toBeGreaterThan(20)
  })
})
