/** A citation in an editor: its words are shown, and its definition is found. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'

const folder = join(packageRoot, 'docs', 'first-book')
const file = join(folder, 'book.ts')
const parsed = ts.getParsedCommandLineOfConfigFile(
  join(packageRoot, 'tsconfig.json'),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
)
const service = ts.createLanguageService({
  getCompilationSettings: () => ({
    ...parsed?.options,
    paths: { 'rulewright/book': [join(packageRoot, 'src', 'book.ts')] },
  }),
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  getScriptSnapshot: (name) =>
    ts.sys.fileExists(name) ? ts.ScriptSnapshot.fromString(readFileSync(name, 'utf8')) : undefined,
  getCurrentDirectory: () => packageRoot,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
})
const place = readFileSync(file, 'utf8').indexOf('cited.taking.most') + 'cited.taking.m'.length

describe('a citation in an editor', () => {
  it('shows the words of the clause, with its section and its page', () => {
    const { documentation } = service.getQuickInfoAtPosition(file, place) ?? {}
    expect(ts.displayPartsToString(documentation)).toBe(
      'Nobody takes more than three sticks in a turn. (1, rules/1-taking.md)',
    )
  })

  it('leads to where the clause is defined', () => {
    const [found] = service.getDefinitionAtPosition(file, place) ?? []
    const text = readFileSync(found?.fileName ?? '', 'utf8')
    expect(found?.fileName).toBe(join(folder, 'rules.gen.ts'))
    expect(text.slice(found?.textSpan.start).split('\n')[0]).toMatch(/^most: prohibition\(/)
  })
})
