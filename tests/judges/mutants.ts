/**
 * Mutants of a judge, all in one copy of its source: each stands beside what is written, and one at a time is switched on.
 *
 * @module
 */
import ts from 'typescript'
import { isDoing, isInChain, type Mistake, mistakesAt } from './mutant-kinds.js'

/** One mutant of a module. */
export interface Mutant {
  /** Its number in the copy, from 1. */
  readonly number: number
  /** Its name: the function, the kind and both texts. It stays the same where other parts of the module change. */
  readonly name: string
  readonly line: number
}

/** A module with all its mutants. */
export interface Mutated {
  readonly mutants: readonly Mutant[]
  /** The copy in which they can be switched on. */
  readonly text: string
}

/**
 * Switched on and counted here. Nothing is switched on at 0: what is reached then is noted. A mutant that is asked so often will never
 * end.
 */
const SWITCH =
  ';function __judge(n) { const s = (globalThis.__judges ??= { active: 0, reached: new Set(), asked: 0 }); ' +
  'if (s.active === 0) { s.reached.add(n); return false } ' +
  "if (s.active !== n) return false; if ((s.asked += 1) > 1e6) throw new Error('never ends'); return true }"

/** Makes all mutants of a module. */
export function mutated(source: string): Mutated {
  const file = ts.createSourceFile('judge.ts', source, ts.ScriptTarget.ES2023, true)
  const textOf = (node: ts.Node) => node.getText(file)
  const mutants: Mutant[] = []
  const named = new Map<string, number>()

  const made = (node: ts.Node, { kind, becomes }: Mistake): number => {
    const name = `${functionOf(node)}: ${kind}: ${short(textOf(node))} -> ${short(becomes)}`
    const before = named.get(name) ?? 0
    named.set(name, before + 1)
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
    mutants.push({ number: mutants.length + 1, name: before === 0 ? name : `${name} #${before + 1}`, line })
    return mutants.length
  }

  const written = (node: ts.Node): string => {
    if (isFixed(node)) return textOf(node)
    const own = isExpressionPlace(node) ? mistakesAt(node, textOf) : []
    const switches = own.map((mistake) => `__judge(${made(node, mistake)}) ? (${mistake.becomes}) : `)
    const leftOut = isDoing(node) ? made(node, { kind: 'statement', becomes: 'nothing' }) : undefined
    const inner = partsOf(node)
    if (leftOut !== undefined) return `{ if (!__judge(${leftOut})) { ${inner} } }`
    // A constructor must call `super` in no block, else its fields are set too early.
    if (ts.isExpressionStatement(node)) return inner.startsWith('super(') ? inner : `{ ${inner} }`
    return switches.length > 0 ? `(${switches.join('')}${inner})` : inner
  }

  const partsOf = (node: ts.Node): string => {
    let text = ''
    let at = node.getStart(file)
    ts.forEachChild(node, (child) => {
      const start = child.getStart(file)
      text += source.slice(at, start) + written(child)
      at = child.end
    })
    return text + source.slice(at, node.end)
  }

  const text = partsOf(file) + source.slice(file.endOfFileToken.end)
  return { mutants, text: `${text}\n${SWITCH}\n` }
}

const short = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ')
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}

const LONGEST = 70

/** Types and names are no code that runs. */
const isFixed = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (ts.isVariableStatement(node) && (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword))

/** True where another expression can stand in brackets without meaning something else. */
function isExpressionPlace(node: ts.Node): boolean {
  const { parent } = node
  if (parent === undefined || isInChain(node)) return false
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return parent.name !== node
  if (ts.isMethodDeclaration(parent) || ts.isPropertySignature(parent)) return parent.name !== node
  if (ts.isBindingElement(parent)) return parent.propertyName !== node && parent.name !== node
  if (ts.isPrefixUnaryExpression(parent) && ts.isNumericLiteral(node)) return false
  if (ts.isDeleteExpression(parent) || ts.isPostfixUnaryExpression(parent)) return false
  return !(ts.isExpressionStatement(parent) && ts.isCallExpression(node))
}

/** The name of the function, constant or method around a node. */
function functionOf(node: ts.Node): string {
  for (let around = node.parent; around !== undefined; around = around.parent) {
    if ((ts.isFunctionDeclaration(around) || ts.isMethodDeclaration(around)) && around.name)
      return around.name.getText()
    if (ts.isVariableDeclaration(around) && ts.isSourceFile(around.parent.parent.parent)) return around.name.getText()
  }
  return 'module'
}
