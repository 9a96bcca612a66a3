/** Modules that mark which of their pieces run: the same text, with a mark in each function. @module */
import type { ModulePieces, Piece } from './module-pieces.js'
import { nodeIn, nodesIn, type SyntaxNode } from './syntax.js'

/** The names that marked modules import from the module that holds the marks. */
const [RAN, AGE, DECLARED] = ['$ran', '$age', '$declared']

/** The data that the marks of a module need. */
export interface Marking {
  /** The number of its first piece. */
  readonly first: number
  /** The address of the module that holds the marks. */
  readonly marks: string
  /** Returns the new location of a module that the text names. */
  readonly moved: (target: string) => string
}

interface Edit {
  readonly at: number
  readonly text: string
  /** The number of letters that it takes away. */
  readonly away?: number
}

/** The text of a module, with marks. */
export function markedText(text: string, { pieces, imports }: ModulePieces, marking: Marking): string {
  const moved = imports.specifiers.map(({ target, start, end }): Edit => {
    return { at: start, text: JSON.stringify(marking.moved(target)), away: end - start }
  })
  const marks = pieces.flatMap((piece, place) => marksOf(text, piece, marking.first + place))
  const named = `import { age as ${AGE}, declare as ${DECLARED}, ran as ${RAN} } from ${JSON.stringify(marking.marks)};`
  return named + edited(text, [...moved, ...marks])
}

function marksOf(text: string, { kind, node }: Piece, number: number): readonly Edit[] {
  if (kind === 'question' || kind === 'section') return []
  if (kind === 'function') return marksOfFunction(text, node, `${RAN}[${number}] = ${AGE}[0]`)
  return [
    { at: node.start, text: `${DECLARED}(${number}, ` },
    { at: node.end, text: ')' },
  ]
}

function marksOfFunction(text: string, node: SyntaxNode, mark: string): readonly Edit[] {
  const body = nodeIn(node, 'body')
  if (body === undefined) return []
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: ` ${mark};` }]
  const arrow = text.indexOf('=>', Math.max(node.start, ...nodesIn(node, 'params').map(({ end }) => end)))
  return [
    { at: arrow + 2, text: ` (${mark}, ` },
    { at: node.end, text: ')' },
  ]
}

function edited(text: string, edits: readonly Edit[]): string {
  let at = 0
  let result = ''
  for (const edit of edits.toSorted((one, other) => one.at - other.at)) {
    result += text.slice(at, edit.at) + edit.text
    at = edit.at + (edit.away ?? 0)
  }
  return result + text.slice(at)
}
