/** Questions of a page: a heading that asks, readings with a tick, why, and what they concern. @module */
import type { Heading, List, ListItem, Nodes, Paragraph } from 'mdast'
import { QUESTION_KINDS, type QuestionKind } from '../kernel/sections/question-kinds.js'
import { faultAt } from './page-fault.js'
import { beginsWithId, idOf, italicsOf, lineNumberOf, lineOf, listOf, plainWords, spanOf } from './page-nodes.js'
import type { PageQuestion, PageReading } from './page-parts.js'

/** Parses a question. */
export function parseQuestion(heading: Heading, body: readonly Nodes[]): PageQuestion {
  const asks = plainWords(heading.children, heading)
  if (!asks.endsWith('?'))
    throw faultAt(heading, `"${asks}": expected a question, or the id of the section below the heading`)
  const last = body.at(-1)
  if (!beginsWithId(last))
    throw faultAt(last ?? heading, 'expected an id and the clauses at the end, such as `rallyNumber` _rally.perSpace_')
  const [list, because, ...rest] = body.slice(0, -1)
  if (because?.type !== 'paragraph')
    throw faultAt(
      because ?? heading,
      `got ${because?.type ?? 'nothing'}, expected why the ticked reading is the usual one`,
    )
  return {
    is: 'question',
    name: idOf(last.children[0]),
    asks,
    readings: parseReadings(listOf(list, heading, 'the readings')),
    because: plainWords(because.children, because),
    reason: spanOf(because),
    ...parseRemarks(rest),
    ...parseConcern(last),
    line: lineNumberOf(heading),
  }
}

function parseReadings(list: List): readonly PageReading[] {
  const readings = list.children.map(parseReading)
  const usual = readings.filter((reading) => reading.usual).length
  if (usual !== 1) throw faultAt(list, `got ${usual} ticked readings, expected one`)
  return readings
}

const READING = 'a reading, such as - [x] **up to** Any number may be placed.'

function parseReading(item: ListItem): PageReading {
  const [box, name, ...says] = lineOf(item, READING).children
  const tick = box?.type === 'text' ? /^\[([ xX])\] $/.exec(box.value)?.[1] : undefined
  if (box === undefined || tick === undefined || name?.type !== 'strong') throw faultAt(item, `expected ${READING}`)
  return {
    name: plainWords(name.children, name),
    text: plainWords(says, item),
    usual: tick !== ' ',
    tick: spanOf(box).start + 1,
  }
}

const REMARKS: ReadonlyMap<string, 'editorial' | 'elsewhere'> = new Map([
  ['Editorial:', 'editorial'],
  ['Elsewhere:', 'elsewhere'],
])

/** Parses why no play, or none over the components of the book, tells the readings apart. */
function parseRemarks(nodes: readonly Nodes[]): Pick<PageQuestion, 'editorial' | 'elsewhere'> {
  return Object.fromEntries(
    nodes.map((node) => {
      const [label, ...words] = node.type === 'paragraph' ? node.children : []
      const kind = label?.type === 'emphasis' ? REMARKS.get(plainWords(label.children, label)) : undefined
      if (kind === undefined) throw faultAt(node, `got ${node.type}, expected _Editorial:_ or _Elsewhere:_ and why`)
      return [kind, plainWords(words, node)]
    }),
  )
}

const CONCERN = '_gap; rally.perSpace, rally.cost_'

/** Parses the last line: the kind unless it is an ambiguity, and the clauses that the question concerns. */
function parseConcern(last: Paragraph): Pick<PageQuestion, 'kind' | 'clauses'> {
  const { children } = last
  const words = italicsOf(children.slice(1), CONCERN)
  if (words === undefined) throw faultAt(last, `expected the clauses behind the id of the question, such as ${CONCERN}`)
  const [, word, ids = words] = /^([a-z]+); (.*)$/.exec(words) ?? []
  const kind = word === undefined ? 'ambiguity' : QUESTION_KINDS.find((one) => one === word)
  if (kind === undefined)
    throw faultAt(children[1] ?? { position: undefined }, `got ${word}, expected ${QUESTION_KINDS.join(', ')}`)
  return { kind: kind satisfies QuestionKind, clauses: ids.split(', ') }
}
