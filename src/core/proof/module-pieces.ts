/**
 * Pieces of a module: its functions, and what it declares by name, such as tables and charts.
 *
 * A piece has the text that is its own: where another piece stands in it, that one's name stands there instead. What no piece
 * holds is the load text of the module: it runs while the module is loaded.
 *
 * @module
 */
import { type Imports, importsOf } from './imports.js'
import { childrenOf, nameIn, nodeIn, nodesIn, type ParseModule, type SyntaxNode, type TextRange } from './syntax.js'

/** The kind of a piece: a function, or what a call declares by name. */
export type PieceKind = 'function' | 'table' | 'chart' | 'question' | 'section'

/** A piece of a module. */
export interface Piece {
  readonly kind: PieceKind
  /** The names on the way to it, each with its number among those with the same name. */
  readonly path: string
  /** The piece around it, by its place among the pieces of the module; left out where the load text is around it. */
  readonly parent?: number
  /** Its own text. */
  readonly text: string
  /** The modules that its imported names come from. */
  readonly origins: readonly string[]
  readonly node: SyntaxNode
}

/** A module in pieces. */
export interface ModulePieces {
  readonly load: Pick<Piece, 'text' | 'origins'>
  /** In the order of their text, so that a piece stands behind the one around it. */
  readonly pieces: readonly Piece[]
  readonly imports: Imports
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** The functions of the package for authors that declare something. */
const BOOK = 'rulewright/book#'
const DECLARING: ReadonlyMap<string, PieceKind> = new Map(
  Object.entries({
    [`${BOOK}one`]: 'table',
    [`${BOOK}first`]: 'table',
    [`${BOOK}sum`]: 'table',
    [`${BOOK}forbid`]: 'table',
    [`${BOOK}question`]: 'question',
    [`${BOOK}section`]: 'section',
  }),
)

interface Cut {
  readonly start: number
  readonly end: number
  readonly mark: string
}

interface Around {
  readonly parent: number | undefined
  readonly path: string
  readonly kind: PieceKind | undefined
  readonly cuts: Cut[]
  readonly origins: Set<string>
  /** The number of times that each name has come up right in it. */
  readonly names: Map<string, number>
}

const begun = (parent: number | undefined, path: string, kind: PieceKind | undefined): Around => ({
  parent,
  path,
  kind,
  cuts: [],
  origins: new Set(),
  names: new Map(),
})

/** Takes a module apart. */
export function takeApart(text: string, parse: ParseModule): ModulePieces {
  const { program, comments } = parse(text)
  const imports = importsOf(program)
  const clean = withoutComments(text, comments)
  const found: { readonly node: SyntaxNode; readonly around: Around; readonly kind: PieceKind; own: Around }[] = []

  const late = new Set<SyntaxNode>()

  const visit = (node: SyntaxNode, around: Around, label: string): void => {
    const kind = late.has(node) ? undefined : kindOf(node, around, imports)
    if (kind === undefined) {
      walk(node, around, label)
      return
    }
    const name = label === '' ? kind : label
    const number = around.names.get(name) ?? 0
    around.names.set(name, number + 1)
    const path = `${around.path}/${name}${number === 0 ? '' : `~${number}`}`
    around.cuts.push({ start: node.start, end: node.end, mark: `‹${name}›` })
    const own = begun(found.length, path, kind)
    found.push({ node, around, kind, own })
    walk(node, own, '')
  }
  const walk = (node: SyntaxNode, around: Around, label: string): void => {
    for (const made of madeLate(node)) late.add(made)
    if (node.type === 'ImportDeclaration') return void around.cuts.push({ start: node.start, end: node.end, mark: '' })
    if (node.type === 'Identifier') note(String(node.name), around, imports)
    const inner = labelOf(node) ?? label
    for (const [field, child] of childrenOf(node)) if (!isOnlyName(node, field)) visit(child, around, inner)
  }

  const top = begun(undefined, '', undefined)
  walk(program, top, '')
  return {
    load: { text: withCuts(clean, 0, text.length, top.cuts), origins: [...top.origins].sort() },
    pieces: found.map(({ node, around, kind, own }) => ({
      kind,
      path: own.path,
      ...(around.parent !== undefined && { parent: around.parent }),
      text: withCuts(clean, node.start, node.end, own.cuts),
      origins: [...own.origins].sort(),
      node,
    })),
    imports,
  }
}

/** The functions by which a schema makes its parts when it is first used: once, whoever uses it. */
function madeLate(node: SyntaxNode): readonly SyntaxNode[] {
  const called = node.type === 'CallExpression' ? nodeIn(node, 'callee') : undefined
  return called?.type === 'MemberExpression' && nameIn(nodeIn(called, 'property')) === 'lazy'
    ? nodesIn(node, 'arguments')
    : []
}

/** The kind of the piece that a node is; nothing where it is part of the piece around it. */
function kindOf(node: SyntaxNode, around: Around, { origins }: Imports): PieceKind | undefined {
  // Rows and readings are one with what declares them.
  if (around.kind !== undefined && around.kind !== 'function' && around.kind !== 'chart') return undefined
  if (FUNCTIONS.includes(node.type)) return 'function'
  if (node.type !== 'CallExpression') return undefined
  const called = nodeIn(node, 'callee')
  const name = called?.type === 'Identifier' ? nameIn(called) : undefined
  if (name === undefined) return undefined
  if (name === 'chart' && origins.get('charting') === `${BOOK}charting`) return 'chart'
  return DECLARING.get(origins.get(name) ?? '')
}

function note(name: string, { origins: noted }: Around, { origins }: Imports): void {
  const origin = origins.get(name)
  if (origin !== undefined) noted.add(origin)
}

/** Tells if a field of a node holds a name that stands for itself. */
const isOnlyName = (node: SyntaxNode, field: string): boolean =>
  node.computed !== true &&
  ((node.type === 'MemberExpression' && field === 'property') ||
    (field === 'key' &&
      node.shorthand !== true &&
      ['Property', 'MethodDefinition', 'PropertyDefinition'].includes(node.type)))

/** Finds the name of the pieces right under a node. */
function labelOf(node: SyntaxNode): string | undefined {
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    return nameIn(nodeIn(node, 'id'))
  if (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(node.type)) return nameIn(nodeIn(node, 'key'))
  return node.type === 'AssignmentExpression' ? nameIn(nodeIn(node, 'left')) : undefined
}

/** A text without its comments and without some cuts of it. */
function withCuts(text: string, start: number, end: number, cuts: readonly Cut[]): string {
  let at = start
  let own = ''
  for (const cut of cuts.toSorted((one, other) => one.start - other.start)) {
    own += text.slice(at, cut.start) + cut.mark
    at = cut.end
  }
  return (own + text.slice(at, end)).replaceAll(/\s*\0[\0\s]*/g, '\n')
}

/** The same text with a zero in place of each letter of a comment. */
function withoutComments(text: string, comments: readonly TextRange[]): string {
  let clean = ''
  let at = 0
  for (const { start, end } of comments) {
    clean += text.slice(at, start) + '\0'.repeat(end - start)
    at = end
  }
  return clean + text.slice(at)
}
