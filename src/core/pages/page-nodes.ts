/** The nodes of a page, read as words, ids and lists. @module */
import type { InlineCode, List, ListItem, Nodes, Paragraph, PhrasingContent } from 'mdast'
import { faultAt } from './page-fault.js'
import type { TextSpan } from './page-parts.js'

const ID = /^[a-z]\w*$/i

/** Reads nodes as plain words. */
export function plainWords(nodes: readonly PhrasingContent[], around: Nodes): string {
  const words = nodes.map((node) => {
    if (node.type !== 'text') throw faultAt(node, `got ${node.type}, expected plain words`)
    return node.value
  })
  const text = words
    .join('')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
  if (text === '') throw faultAt(around, 'expected words')
  return text
}

/** Reads a node of code as an id. */
export function idOf(node: InlineCode): string {
  if (!ID.test(node.value)) throw faultAt(node, `got \`${node.value}\`, expected an id of letters and digits`)
  return node.value
}

/** True for a paragraph that begins with an id. */
export const beginsWithId = (node: Nodes | undefined): node is Paragraph & { children: [InlineCode] } =>
  node?.type === 'paragraph' && node.children[0]?.type === 'inlineCode'

/** Returns the one paragraph of an item of a list. */
export function lineOf(item: ListItem, expected: string): Paragraph {
  const [paragraph, ...others] = item.children
  if (paragraph?.type !== 'paragraph' || others.length > 0) throw faultAt(others[0] ?? item, `expected ${expected}`)
  return paragraph
}

/** Returns the words in italics that close a line, and nothing where it has none. */
export function italicsOf(nodes: readonly PhrasingContent[], expected: string): string | undefined {
  const [tail, ...others] = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '')
  if (tail === undefined) return undefined
  if (others[0] !== undefined || tail.type !== 'emphasis')
    throw faultAt(others[0] ?? tail, `expected nothing behind the id but ${expected}`)
  return plainWords(tail.children, tail)
}

/** Returns the range of a node's text. */
export const spanOf = ({ position }: Nodes): TextSpan => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

/** Returns the line on which a node begins. */
export const lineNumberOf = ({ position }: Nodes): number => position?.start.line ?? 1

/** Returns a list, or says what stands in its place. */
export function listOf(node: Nodes | undefined, above: Nodes, expected: string): List {
  if (node?.type === 'list') return node
  throw faultAt(node ?? above, `got ${node?.type ?? 'nothing'}, expected ${expected}`)
}
