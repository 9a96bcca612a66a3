/** The syntax tree of a module, as far as pieces need it. @module */

/** A range of a text. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A node of a syntax tree, with its range in the text. */
export interface SyntaxNode extends TextRange {
  readonly type: string
  readonly [field: string]: unknown
}

/** The syntax of a module. */
export interface ModuleSyntax {
  readonly program: SyntaxNode
  readonly comments: readonly TextRange[]
}

/** Parses the text of a module. */
export type ParseModule = (text: string) => ModuleSyntax

/** Loads a parser; nothing where none is installed, as beside a package without its tools. */
export async function loadParser(): Promise<ParseModule | undefined> {
  try {
    const { parseSync } = await import('rolldown/utils')
    return (text) => {
      const { program, comments } = parseSync('module.js', text)
      return { program: program as unknown as SyntaxNode, comments }
    }
  } catch {
    return undefined
  }
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** The nodes right under a node, each with the field that holds it. */
export function* childrenOf(node: SyntaxNode): Generator<readonly [field: string, child: SyntaxNode]> {
  for (const [field, value] of Object.entries(node)) {
    if (isNode(value)) yield [field, value]
    else if (Array.isArray(value)) for (const item of value) if (isNode(item)) yield [field, item]
  }
}

/** The node in a field of another one. */
export function nodeIn(node: SyntaxNode, field: string): SyntaxNode | undefined {
  const value = node[field]
  return isNode(value) ? value : undefined
}

/** The nodes in a list of a node. */
export const nodesIn = (node: SyntaxNode, field: string): readonly SyntaxNode[] =>
  Array.isArray(node[field]) ? node[field].filter(isNode) : []

/** The name or the text that a node stands for: an identifier, or a literal text. */
export function nameIn(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'PrivateIdentifier') return String(node.name)
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}
