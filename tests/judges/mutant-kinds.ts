/**
 * Kinds of small mistakes that are put into a judge: a module that decides whether something is right.
 *
 * A mistake is the text that stands in place of a node. Words of messages are left alone: they decide nothing.
 *
 * @module
 */
import ts from 'typescript'

/** A mistake at a node. */
export interface Mistake {
  readonly kind: string
  readonly becomes: string
}

const { SyntaxKind } = ts

/** The replacements for an operator. */
const OPERATORS: ReadonlyMap<ts.SyntaxKind, readonly [kind: string, ...becomes: readonly string[]]> = new Map([
  [SyntaxKind.LessThanToken, ['comparison', '<=', '>=']],
  [SyntaxKind.LessThanEqualsToken, ['comparison', '<', '>']],
  [SyntaxKind.GreaterThanToken, ['comparison', '>=', '<=']],
  [SyntaxKind.GreaterThanEqualsToken, ['comparison', '>', '<']],
  [SyntaxKind.EqualsEqualsEqualsToken, ['equality', '!==']],
  [SyntaxKind.ExclamationEqualsEqualsToken, ['equality', '===']],
  [SyntaxKind.PlusToken, ['arithmetic', '-']],
  [SyntaxKind.MinusToken, ['arithmetic', '+']],
  [SyntaxKind.AsteriskToken, ['arithmetic', '+']],
  [SyntaxKind.SlashToken, ['arithmetic', '*']],
  [SyntaxKind.PercentToken, ['arithmetic', '*']],
  [SyntaxKind.PlusEqualsToken, ['arithmetic', '-=']],
  [SyntaxKind.MinusEqualsToken, ['arithmetic', '+=']],
])

const CHOOSING: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
])

const OPPOSITES: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
}

/** Methods without which a list or a text stays as it is. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'replace', 'replaceAll', 'toLowerCase'],
])

const LISTING: ReadonlySet<string> = new Set([
  ...['filter', 'map', 'flatMap', 'flat', 'slice', 'sort', 'toSorted', 'toReversed', 'concat'],
])

/** Methods that compare a text with what is in brackets. */
const COMPARING: ReadonlySet<string> = new Set(['startsWith', 'endsWith', 'includes', 'has'])

/** Names the mistakes that can stand in place of a node. */
export function mistakesAt(node: ts.Node, textOf: (node: ts.Node) => string): readonly Mistake[] {
  return [
    ...ofOperators(node, textOf),
    ...ofConstants(node, textOf),
    ...ofCalls(node, textOf),
    ...ofChains(node, textOf),
    ...ofConditions(node),
    ...ofReturned(node),
  ]
}

type TextOf = (node: ts.Node) => string

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)))

function ofOperators(node: ts.Node, textOf: TextOf): readonly Mistake[] {
  if (ts.isPrefixUnaryExpression(node)) return ofPrefix(node, textOf)
  if (!ts.isBinaryExpression(node)) return []
  const [left, right] = [textOf(node.left), textOf(node.right)]
  const { kind } = node.operatorToken
  if (CHOOSING.has(kind))
    return [
      { kind: 'logical', becomes: left },
      { kind: 'logical', becomes: right },
    ]
  const [name, ...becomes] = OPERATORS.get(kind) ?? ['']
  if (name === 'arithmetic' && isText(node)) return []
  return (isCondition(node) ? becomes.slice(0, name === 'comparison' ? 1 : 0) : becomes)
    .filter((operator) => !(isCondition(node) && operator === '>=' && right === '0'))
    .map((operator) => ({ kind: name, becomes: `${left} ${operator} ${right}` }))
}

const ofPrefix = ({ operator, operand }: ts.PrefixUnaryExpression, textOf: TextOf): readonly Mistake[] =>
  operator === SyntaxKind.ExclamationToken || operator === SyntaxKind.MinusToken
    ? [{ kind: operator === SyntaxKind.ExclamationToken ? 'negation' : 'arithmetic', becomes: textOf(operand) }]
    : []

function ofConstants(node: ts.Node, textOf: TextOf): readonly Mistake[] {
  if (node.kind === SyntaxKind.TrueKeyword) return [{ kind: 'constant', becomes: 'false' }]
  if (node.kind === SyntaxKind.FalseKeyword) return [{ kind: 'constant', becomes: 'true' }]
  if (ts.isNumericLiteral(node))
    return [{ kind: 'constant', becomes: textOf(node) === '1' ? '0' : `(${textOf(node)} + 1)` }]
  if (ts.isStringLiteral(node) && node.text !== '' && isCompared(node)) return [{ kind: 'text', becomes: "''" }]
  return []
}

const isCompared = ({ parent }: ts.StringLiteral): boolean =>
  ts.isCaseClause(parent) || (ts.isCallExpression(parent) && COMPARING.has(calledIn(parent) ?? ''))

const calledIn = ({ expression }: ts.CallExpression): string | undefined =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined

function ofCalls(node: ts.Node, textOf: TextOf): readonly Mistake[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
  const { expression: on, name } = node.expression
  const between = node.expression.questionDotToken ? '?.' : '.'
  const opposite = Object.hasOwn(OPPOSITES, name.text) ? OPPOSITES[name.text] : undefined
  if (opposite !== undefined) {
    const given = node.arguments.map(textOf).join(', ')
    return [{ kind: 'method', becomes: `${textOf(on)}${between}${opposite}(${given})` }]
  }
  return LEFT_OUT.has(name.text) ? [{ kind: 'method', becomes: textOf(on) }] : []
}

/** The links of a chain are named where the whole chain stands. */
function ofChains(node: ts.Node, textOf: TextOf): readonly Mistake[] {
  if (!ts.isOptionalChain(node) || isInChain(node)) return []
  const whole = textOf(node)
  return linksOf(node).map((link) => {
    const at = link.getStart() - node.getStart()
    const follows = whole.slice(at + 2)
    return { kind: 'chain', becomes: `${whole.slice(0, at)}${/^[[(]/.test(follows) ? '' : '.'}${follows}` }
  })
}

function linksOf(node: ts.Node): readonly ts.Node[] {
  if (!ts.isOptionalChain(node)) return []
  const link = ts.isNonNullChain(node) ? undefined : node.questionDotToken
  return [...(link ? [link] : []), ...linksOf(node.expression)]
}

/** True of a part of a longer chain: it cannot be put in brackets without ending the chain there. */
export const isInChain = (node: ts.Node): boolean =>
  ts.isOptionalChain(node) &&
  (ts.isPropertyAccessExpression(node.parent) ||
    ts.isElementAccessExpression(node.parent) ||
    ts.isCallExpression(node.parent)) &&
  node.parent.expression === node

/** True of what is asked before one of two ways. It is made true and false, so its opposite would say no more. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node
  if (parent === undefined) return false
  if (ts.isIfStatement(parent)) return parent.expression === node
  return ts.isConditionalExpression(parent) && parent.condition === node
}

function ofConditions(node: ts.Node): readonly Mistake[] {
  const { parent } = node
  const isLoop =
    parent !== undefined && (ts.isWhileStatement(parent) || ts.isDoStatement(parent)) && parent.expression === node
  if (isLoop) return [{ kind: 'condition', becomes: 'false' }]
  return isCondition(node) ? ['true', 'false'].map((becomes) => ({ kind: 'condition', becomes })) : []
}

function ofReturned(node: ts.Node): readonly Mistake[] {
  const { parent } = node
  const isReturned =
    parent !== undefined &&
    ((ts.isReturnStatement(parent) && parent.expression === node) ||
      (ts.isArrowFunction(parent) && parent.body === node))
  if (!isReturned) return []
  const isList = ts.isArrayLiteralExpression(node) && node.elements.length > 0
  const isMade = ts.isCallExpression(node) && LISTING.has(calledIn(node) ?? '')
  return isList || isMade ? [{ kind: 'returned', becomes: '[]' }] : []
}

/** True of a statement that does something and gives nothing: it can be left out. */
export const isDoing = (node: ts.Node): node is ts.ExpressionStatement => {
  if (!ts.isExpressionStatement(node)) return false
  const done = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression
  return (
    (ts.isCallExpression(done) && done.expression.kind !== SyntaxKind.SuperKeyword) ||
    (ts.isBinaryExpression(done) && done.operatorToken.kind === SyntaxKind.EqualsToken)
  )
}
