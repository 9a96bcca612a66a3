/** The meaning of a sentence and the answer of the rules, as text. @module */

import {
  type Count,
  keptWithin,
  type Meaning,
  type MeaningPart,
  NEAR,
  type Quantity,
  type SetAs,
  type Statements,
} from '#ask'
import {
  type Book,
  type BookEntries,
  type Clause,
  changeLine,
  cite,
  type GameState,
  leaningOn,
  leansOn,
  type Question,
  refusalLines,
  totalText,
} from '#core'
import { block, lineRoom, type Paint, wrappedBlock } from './layout/output-layout.js'
import { wrapText } from './layout/wrap-text.js'
import { otherReadings } from './open-questions.js'

/** Formats the understood and the ignored words of a sentence. */
export function readAsText(meaning: Meaning, paint: Paint): string {
  return [
    block(paint, 'read as', readLines(meaning)),
    block(paint, 'left out', leftOut(meaning)),
    block(paint, 'from', meaning.is === 'statements' ? [] : [meaning.standing.from]),
    block(paint, 'set', meaning.is === 'statements' ? [] : (meaning.standing.set ?? []).map(setLine)),
  ].join('')
}

/** The words that were not understood; where clauses are told, what that can mean. */
function leftOut({ is, unused }: Meaning): readonly string[] {
  if (unused.length === 0) return []
  const words = unused.map((word) => `"${word}"`).join(', ')
  return [is === 'statements' ? `${words}: no rule found says this. Ask in other words if it matters` : words]
}

const setLine = (set: SetAs): string => `${changeLine(set)}  ("${set.by.join(' ')}")`

function readLines(meaning: Meaning): readonly string[] {
  if (meaning.is === 'statements') return ['a question about the text: clauses with these words']
  const [kind = '', ...others] = meaning.parts.map(partText)
  const goesOn = meaning.is === 'action' && meaning.goesOn
  if (goesOn) return meaning.parts.map(partText)
  if (meaning.is === 'quantity' && meaning.fields) return [`the current value ${kind}`]
  return [`the ${meaning.is === 'quantity' ? 'measure' : 'procedure'} ${kind}`, ...others]
}

const partText = ({ means, by }: MeaningPart): string =>
  `${means}  ${by.length > 0 ? `("${by.join(' ')}")` : '(not said)'}`

/** Formats the value of a measure with the terms of its sum. */
export function quantityText({ total, counts, clauses }: Quantity, paint: Paint): string {
  const lines = counts.map(
    (count) => `${paint.strong(answerText(total.name, count))}\n${madeText(sumName(total.name, count), count, paint)}`,
  )
  return `${lines.join('')}${block(paint, 'cites', [...new Set(clauses.map(cite))])}`
}

const countText = (name: string, { argument, value }: Count): string =>
  `${[name, ...Object.values(argument)].join(', ')}: ${totalText(value)}`

/** A count as an answer: the number first. */
const answerText = (name: string, { argument, value }: Count): string =>
  `${totalText(value)}: ${[name, ...Object.values(argument)].join(', ')}`

/** Formats current values, each with the limits that this program keeps it within. */
export const nowText = (book: Pick<Book<GameState>, 'schema'>, present: readonly Quantity[], paint: Paint): string =>
  block(
    paint,
    'now',
    present.flatMap((one) => {
      const kept = keptWithin(book, one)
      const within = kept ? `; the program keeps it from ${kept.least} to ${kept.most}` : ''
      return one.counts.map((count) => `${countText(one.total.name, count)}${within}`)
    }),
  )

/** Before clauses that do not say all that was asked. */
export const nearText = (isNear: boolean, paint: Paint): string => (isNear ? `${paint.strong(NEAR)}\n` : '')

/** Returns the title of a measure's sum when it is printed alone. */
const sumName = (name: string, { argument }: Count): string =>
  [name, Object.values(argument).join(' ')].filter((text) => text !== '').join(', ')

const madeText = (name: string, { made }: Count, paint: Paint): string =>
  wrappedBlock(
    paint,
    'made of',
    made().map((line) => line.replace(`${name}: `, '')),
  )

/** Formats the clauses that say most of the words. If the answer is that the text is open there, its question comes first. */
export function statementsText(book: BookEntries, { clauses, questions, isOpen }: Statements, paint: Paint): string {
  const said = clauses.map((clause) => `${paint.strong(cite(clause))}\n${indented(inContext(book, clause))}`)
  const answer = isOpen ? questions.slice(0, 1) : []
  return [...answer.map((question) => questionText(question, paint)), ...said].join('')
}

/** The maximum number of clauses to show that rely on another clause. */
const BEHIND = 3

/** Formats a clause between the clauses around it, in brackets: before it the one it relies on, after it those relying on it. */
function inContext(book: BookEntries, clause: Clause): string {
  const before = leansOn(book, clause)
  const others = [...(before ? [before] : []), clause, ...leaningOn(book, clause, BEHIND)]
  return others.map((one) => (one === clause ? one.text : `[${one.text}]`)).join(' ')
}

const indented = (text: string): string =>
  wrapText(text, lineRoom())
    .map((line) => `  ${line}\n`)
    .join('')

const questionText = ({ name, asks, usual, readings, domain }: Question, paint: Paint): string =>
  [
    `${paint.strong(`Open: ${asks}`)}\n`,
    ...Object.entries(readings).map(([reading, says]) =>
      indented(`${reading}${reading === usual ? ' (default)' : ''}: ${says}`),
    ),
    indented(`Otherwise: ${otherReadings({ name, domain }, usual)}`),
  ].join('')

/** Why a procedure may not begin, the answer first. */
export const shutText = ({ procedure, shut }: Extract<Meaning, { readonly is: 'action' }>, paint: Paint): string =>
  `${paint.strong(`No: ${procedure} may not begin here`)}\n${wrappedBlock(paint, 'because', refusalLines(shut))}`

/** Several meanings that are as good, each as a sentence that means it alone. */
export const severalText = (meanings: readonly Meaning[], paint: Paint): string =>
  [
    `${paint.strong('This can be read in several ways. Which is meant?')}\n`,
    ...meanings.map(({ sentence }, index) => `  ${index + 1}  ${sentence}\n`),
    ...leftLines(meanings),
  ].join('')

/** The words that no meaning uses. */
function leftLines(meanings: readonly Meaning[]): readonly string[] {
  const [first] = meanings
  const left = first?.unused.filter((word) => meanings.every(({ unused }) => unused.includes(word))) ?? []
  return left.length > 0 ? [`left out: ${left.map((word) => `"${word}"`).join(', ')}\n`] : []
}

/** Formats suggestions for a more precise sentence if much was left open. */
export const furtherText = (book: Pick<Book<GameState>, 'title'>, further: readonly string[]): string =>
  further.length === 0
    ? ''
    : `To ask about one case in ${book.title}, add more:\n${further.map((sentence) => `  ${sentence}\n`).join('')}`
