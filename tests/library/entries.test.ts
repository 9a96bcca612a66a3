import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'

const guide = readFileSync(join(packageRoot, 'docs', 'library.md'), 'utf8')

/** The names that a file exports by name; one that exports everything of another file says so. */
function namesIn(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(join(packageRoot, file), 'utf8'), ts.ScriptTarget.ES2023)
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return []
    const { exportClause } = statement
    return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : ['*']
  })
}

const entries = { play: namesIn('src/index.ts'), book: namesIn('src/book.ts'), check: namesIn('src/check.ts') }

/** Lists the names that the books import from an entry. */
const imported = (text: string): readonly string[] =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\} from 'rulewright\/book'/gs)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/^type /, '')),
  )

describe('the entries of the package', () => {
  test('have few names, each once', () => {
    for (const names of Object.values(entries)) {
      expect(names).not.toContain('*')
      expect(names).toEqual([...new Set(names)])
    }
    expect(entries.play.length).toBeLessThanOrEqual(25)
    expect(entries.check.length).toBeLessThanOrEqual(10)
  })

  test('to play and to check are told in the guide, name by name', () => {
    const told = (name: string) => new RegExp(`\`${name}(\\(.*?\\))?\``).test(guide)
    expect([...entries.play, ...entries.check].filter((name) => !told(name))).toEqual([])
    expect(told('rulesOff')).toBe(false)
  })

  test('to write a book has what the books use, and the types of what that makes', () => {
    const files = ts.sys.readDirectory(packageRoot, ['.ts'], ['node_modules', 'dist'], ['spec', 'machines'])
    const used = new Set(files.flatMap((file) => imported(readFileSync(file, 'utf8'))))
    const TYPES_OF_VALUES = [
      ...['ComesTo', 'Disposition', 'Domain', 'Draft', 'Drawing', 'Field', 'Flag', 'Formula', 'Measure', 'Question'],
      ...['Section', 'Table', 'Value', 'View'],
    ]
    // For sections that a small book writes in TypeScript; those of the five books are pages.
    const SECTIONS_IN_CODE = [
      ...['component', 'definition', 'example', 'exception', 'formula', 'leftToComponent', 'note', 'permission'],
      ...['prohibition', 'question', 'rule', 'section', 'term'],
    ]
    const NOT_WRITTEN_YET = ['bookSoFar', 'unmodelled']
    expect(entries.book.filter((name) => !used.has(name)).toSorted()).toEqual(
      [...TYPES_OF_VALUES, ...SECTIONS_IN_CODE, ...NOT_WRITTEN_YET].toSorted(),
    )
  })
})
