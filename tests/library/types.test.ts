/**
 * The number of files that a compiler examines for an importer of the package. It is counted, because times differ between
 * machines.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { programOf } from './compiler-program.js'
import { packed } from './install-package.js'

const OPTIONS: ts.CompilerOptions = {
  exactOptionalPropertyTypes: true,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2023,
  types: [],
}

const IMPORTED = [
  ['rulewright', 'rulesOf'],
  ['rulewright/book', 'section'],
  ['rulewright/check', 'verify'],
  ['rulewright/vitest', 'gatesOf'],
  ['rulewright/all-bridges-burning', 'allBridgesBurning'],
  ['rulewright/front-line', 'frontLine'],
  ['rulewright/land-and-freedom', 'landAndFreedom'],
  ['rulewright/russian-civil-war', 'russianCivilWar'],
  ['rulewright/talvisota', 'talvisota'],
] as const

describe('the definitions of the package', () => {
  const { folder } = packed()
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')

  test('lack nothing, also for who checks the definitions of packages themselves', () => {
    const file = join(folder, 'all.ts')
    writeFileSync(file, IMPORTED.map(([entry, name]) => `export { ${name} } from '${entry}'\n`).join(''))
    const options = {
      ...OPTIONS,
      exactOptionalPropertyTypes: false,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      skipLibCheck: false,
    }
    const program = programOf([file], options)
    const files = program.getSourceFiles().filter((one) => !program.isSourceFileDefaultLibrary(one))
    const told = [
      ...program.getConfigFileParsingDiagnostics(),
      ...program.getOptionsDiagnostics(),
      ...program.getGlobalDiagnostics(),
      ...files.flatMap((one) => [...program.getSyntacticDiagnostics(one), ...program.getSemanticDiagnostics(one)]),
    ]
    expect(files.length).toBeGreaterThan(100)
    expect(told.map(({ messageText }) => messageText)).toEqual([])
  })

  test.each(IMPORTED)('are quick to check for an import of %s', (entry, name) => {
    const file = join(folder, `${name}.ts`)
    writeFileSync(file, `import { ${name} } from '${entry}'\nexport const it = ${name}\n`)
    const program = programOf([file], OPTIONS)
    expect(program.getSemanticDiagnostics().map(({ messageText }) => messageText)).toEqual([])
    const definitions = program.getSourceFiles().filter((one) => !program.isSourceFileDefaultLibrary(one))
    const lines = (files: readonly ts.SourceFile[]) => files.reduce((sum, one) => sum + one.getLineStarts().length, 0)
    const ours = definitions.filter(({ fileName }) => fileName.includes('/node_modules/rulewright/'))
    expect(ours.length).toBeGreaterThan(10)
    expect(lines(ours)).toBeLessThan(4500)
    expect(lines(definitions)).toBeLessThan(14_000)
    expect(program.getTypeCount()).toBeLessThan(500)
  })
})

test('the game of a book, as the package defines it, is the game of its schema', () => {
  const books = IMPORTED.filter(([entry]) => /-|talvisota/.test(entry)).map(([entry]) =>
    entry.slice('rulewright/'.length),
  )
  const files = books.flatMap((book) => [
    join(packageRoot, 'dist', 'machines', book, 'book.d.ts'),
    join(packageRoot, 'dist', 'spec', book, 'game.d.ts'),
  ])
  const program = programOf(files, OPTIONS)
  const checker = program.getTypeChecker()
  const games = files.map((file) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const exported = module ? checker.getExportsOfModule(module) : []
    const game = exported.find(({ name }) => name === 'Game')
    if (game === undefined) throw new Error(`${file}: expected the type Game`)
    return checker.getDeclaredTypeOfSymbol(game)
  })
  const unknown = games.filter((game) => checker.isTypeAssignableTo(game, checker.getNumberType()))
  const differing = books.filter((_, index) => {
    const [told, meant] = games.slice(2 * index)
    return !(told && meant && checker.isTypeAssignableTo(told, meant) && checker.isTypeAssignableTo(meant, told))
  })
  expect(books).toHaveLength(5)
  expect(unknown).toEqual([])
  expect(differing).toEqual([])
})
