/** Trees of code, as acorn reads them: the parts of a node, what is declared by it, and what it imports. @module */
import type {
  AnyNode,
  ArrowFunctionExpression,
  DoWhileStatement,
  ForStatement,
  FunctionDeclaration,
  FunctionExpression,
  Literal,
  WhileStatement,
} from 'acorn'

/** A function as it is written. */
export type FunctionNode = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression

export const isFunction = (node: AnyNode): node is FunctionNode =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression'

/** A loop that goes on as long as something holds. */
export type LoopNode = DoWhileStatement | ForStatement | WhileStatement

export const isLoop = (node: AnyNode): node is LoopNode =>
  node.type === 'ForStatement' || node.type === 'WhileStatement' || node.type === 'DoWhileStatement'

/**
 * Laws and findings judge a book, and what can never be is asked of nobody. None of them is among its rules: a slip there breaks
 * no rule.
 */
export function isJudge(node: AnyNode): boolean {
  if (node.type === 'CallExpression') return node.callee.type === 'Identifier' && JUDGES.has(node.callee.name)
  if (node.type === 'Property') return BREAKING.has(nameOf(node) ?? '')
  return (
    node.type === 'ObjectExpression' && ['because', 'when'].every((name) => node.properties.map(nameOf).includes(name))
  )
}

const BREAKING = new Set(['breaks', 'broken'])

const JUDGES = new Set(['finding', 'law', 'looked', 'searched'])

/** The parts of a node, in the order in which they are written. */
export const partsOf = (node: AnyNode): readonly AnyNode[] =>
  [...new Set(Object.values(node).flat().filter(isNode))]
    .toSorted((one, other) => one.start - other.start)
    // What is written in short, as `{ a }`, is both its key and its value.
    .filter((part, at, all) => at === 0 || part.start >= (all[at - 1]?.end ?? 0))

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** By which name something is declared, where it has one. */
export function nameOf(node: AnyNode): string | undefined {
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration')
    return node.id?.type === 'Identifier' ? node.id.name : undefined
  if (node.type !== 'Property' && node.type !== 'MethodDefinition' && node.type !== 'PropertyDefinition')
    return undefined
  if (node.computed) return undefined
  if (node.key.type === 'Identifier') return node.key.name
  return node.key.type === 'Literal' ? String(node.key.value) : undefined
}

/** The import source that a node names. */
export function importedBy(node: AnyNode): Literal | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return node.source
    case 'ExportNamedDeclaration':
      return node.source ?? undefined
    case 'ImportExpression':
      return node.source.type === 'Literal' ? node.source : undefined
    default:
      return undefined
  }
}
