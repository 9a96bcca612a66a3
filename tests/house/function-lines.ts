/** The lines of a book's functions, but for its charts: what a reader must follow as code. @module */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Counts the lines of the outermost functions in the modules of a book, without the charts in them. */
export const functionLines = (root: string, book: string): number =>
  ['spec', 'machines']
    .map((part) => join(root, part, book))
    .filter((folder) => existsSync(folder))
    .flatMap(modulesBelow)
    .reduce((sum, file) => sum + linesIn(readFileSync(file, 'utf8')), 0)

const modulesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.gen.ts'))
    .map((name) => join(folder, name))

/** Counts the same in the text of a module. */
export function linesIn(text: string): number {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest)
  const lineAt = (place: number) => source.getLineAndCharacterOfPosition(place).line
  const linesOf = (node: ts.Node): number => lineAt(node.end) - lineAt(node.getStart(source)) + 1
  const chartsIn = (node: ts.Node): number => {
    if (isChart(node)) return linesOf(node)
    let lines = 0
    ts.forEachChild(node, (inner) => {
      lines += chartsIn(inner)
    })
    return lines
  }
  return source.statements.filter(isFunction).reduce((sum, one) => sum + linesOf(one) - chartsIn(one), 0)
}

/** A statement that declares a function: with that word, or as a constant. */
const isFunction = (statement: ts.Statement): boolean =>
  ts.isFunctionDeclaration(statement) ||
  (ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.some(
      ({ initializer }) => initializer !== undefined && ts.isArrowFunction(initializer),
    ))

/** A call that makes a chart: `chart({ ... })`, or `tools.chart({ ... })`. */
function isChart(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false
  const { expression } = node
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression
  return ts.isIdentifier(name) && name.text === 'chart'
}
