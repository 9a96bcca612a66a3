/** Wrong code: what can be wrong at one place of a function, and how the code is written that can be either. @module */
import type { AnyNode, ArrayExpression, BinaryExpression, CallExpression, LogicalExpression } from 'acorn'
import type { Operator } from './injected-slips.js'

/** A mistake at a node. */
export interface Wrong {
  readonly says: string
  /** The node as it is written so that it asks whether the slip with a number is made. */
  readonly write: (number: string, inner: Inner) => string
}

/** Returns the rewritten text of a part of a node; without a part, the original text of the node itself. */
export type Inner = (part?: AnyNode) => string

/** The mistake that can be made at a node, where there is one. */
export function wrongIn(node: AnyNode, parent: AnyNode | undefined): Wrong | undefined {
  switch (node.type) {
    case 'BinaryExpression':
      return wrongOperator(node)
    case 'LogicalExpression':
      return wrongLink(node)
    case 'UnaryExpression':
      if (node.operator !== '!') return undefined
      return { says: 'without "!"', write: (number, inner) => `$slips.turned(${number}, !(${inner(node.argument)}))` }
    case 'Literal':
      return typeof node.value === 'number' ? wrongNumber(node.value, parent) : undefined
    case 'ArrayExpression':
      return wrongList(node)
    case 'CallExpression':
      return wrongMethod(node) ?? wrongTest(node, parent)
    default:
      return wrongTest(node, parent)
  }
}

const OTHERS: ReadonlyMap<string, Operator> = new Map<Operator, Operator>([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
])

function wrongOperator({ operator: right, left, right: other }: BinaryExpression): Wrong | undefined {
  const wrong = OTHERS.get(right)
  if (wrong === undefined || left.type === 'PrivateIdentifier') return undefined
  return {
    says: `"${wrong}" for "${right}"`,
    write: (number, inner) => `$slips.operate(${number}, "${right}", "${wrong}", (${inner(left)}), (${inner(other)}))`,
  }
}

function wrongLink({ operator, left, right }: LogicalExpression): Wrong | undefined {
  if (operator === '??') return undefined
  const [does, wrong] = operator === '&&' ? ['and', '||'] : ['or', '&&']
  return {
    says: `"${wrong}" for "${operator}"`,
    write: (number, inner) => `$slips.${does}(${number}, () => (${inner(left)}), () => (${inner(right)}))`,
  }
}

function wrongNumber(value: number, parent: AnyNode | undefined): Wrong | undefined {
  const isKey = parent?.type === 'Property' && parent.key.type === 'Literal' && parent.key.value === value
  if (isKey) return undefined
  return { says: `${value + 1} for ${value}`, write: (number) => `$slips.number(${number}, ${value}, ${value + 1})` }
}

/** A list of plain values in the order that somebody gave it. */
function wrongList({ elements }: ArrayExpression): Wrong | undefined {
  if (elements.length < 2 || !elements.every((one) => one?.type === 'Literal')) return undefined
  return {
    says: 'the other way round',
    write: (number, inner) => `$slips.list(${number}, [${elements.map((one) => one && inner(one)).join(', ')}])`,
  }
}

/** Methods in the place of others; where there is none, nothing is done to what the method belongs to. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['filter', ''],
  ['slice', ''],
  ['toSorted', ''],
  ['toReversed', ''],
])

function wrongMethod({ callee, arguments: args, optional }: CallExpression): Wrong | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return undefined
  const { object, property } = callee
  const wrong = METHODS.get(property.name)
  if (wrong === undefined || object.type === 'Super' || optional || callee.optional || isInChain(object))
    return undefined
  return {
    says: wrong === '' ? `without "${property.name}"` : `"${wrong}" for "${property.name}"`,
    write: (number, inner) =>
      `$slips.call(${[number, `(${inner(object)})`, `"${property.name}"`, `"${wrong}"`, ...args.map(inner)].join(', ')})`,
  }
}

/** True where something is left out if what stands before it is not there. */
const isInChain = (node: AnyNode): boolean =>
  (node.type === 'MemberExpression' && (node.optional || isInChain(node.object))) ||
  (node.type === 'CallExpression' && (node.optional || isInChain(node.callee)))

/** Finds the mistake in a test between two ways. Comparisons are excluded, since they have a mistake of their own. */
function wrongTest(node: AnyNode, parent: AnyNode | undefined): Wrong | undefined {
  if (parent?.type !== 'IfStatement' && parent?.type !== 'ConditionalExpression') return undefined
  if (parent.test !== node || node.type === 'ChainExpression') return undefined
  return { says: 'turned round', write: (number, inner) => `$slips.turned(${number}, (${inner()}))` }
}
