/** What a sentence was understood as, and what the rules say to that, as text. @module */
import type { Book, Clause, GameState, Question } from '#kernel'
import { changeLine } from '../../examples/told-changes.js'
import { cite } from '../../kernel/clause.js'
import { totalText } from '../../kernel/measure.js'
import { refusalLines } from '../../kernel/refusing.js'
import type { BookEntries } from '../../lookup/entries.js'
import { leaningOn, leansOn } from '../../lookup/leaning.js'
import { NEAR } from '../../understand/doubt.js'
import type { Count, Meaning, Part, Quantity, SetAs, Statements } from '../../understand/meaning.js'
import { keptWithin } from '../../understand/present.js'
import { filled } from './filled.js'
import { block, LINE, type Paint } from './layout.js'

/** What was understood, and what was not. */
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
  return [is === 'statements' ? `${words}: nothing found says this, too; where it matters, say it otherwise` : words]
}

const setLine = (set: SetAs): string => `${changeLine(set)}  ("${set.by.join(' ')}")`

function readLines(meaning: Meaning): readonly string[] {
  if (meaning.is === 'statements') return ['a question to the text: clauses that say these words']
  const [kind = '', ...others] = meaning.parts.map(partText)
  const goesOn = meaning.is === 'action' && meaning.goesOn
  if (goesOn) return meaning.parts.map(partText)
  if (meaning.is === 'quantity' && meaning.fields) return [`what stands in the game: ${kind}`]
  return [`the ${meaning.is === 'quantity' ? 'measure' : 'procedure'} ${kind}`, ...others]
}

const partText = ({ means, by }: Part): string => `${means}  ${by.length > 0 ? `("${by.join(' ')}")` : '(not said)'}`

/** What a measure comes to, with what it is made of. */
export function quantityText({ total, counts, clauses }: Quantity, paint: Paint): string {
  const lines = counts.map(
    (count) => `${paint.strong(countText(total.name, count))}\n${madeText(sumName(total.name, count), count, paint)}`,
  )
  return `${lines.join('')}${block(paint, 'cites', [...new Set(clauses.map(cite))])}`
}

const countText = (name: string, { argument, value }: Count): string =>
  `${[name, ...Object.values(argument)].join(', ')}: ${totalText(value)}`

/** What stands now, with how far it is kept, where the most of it was asked for, or how many there are. */
export const nowText = (book: Pick<Book<GameState>, 'schema'>, present: readonly Quantity[], paint: Paint): string =>
  block(
    paint,
    'now',
    present.flatMap((one) => {
      const kept = keptWithin(book, one)
      const within = kept ? `; this program keeps it from ${kept.least} to ${kept.most}` : ''
      return one.counts.map((count) => `${countText(one.total.name, count)}${within}`)
    }),
  )

/** Before clauses that do not say all that was asked. */
export const nearText = (isNear: boolean, paint: Paint): string => (isNear ? `${paint.strong(NEAR)}\n` : '')

/** What the sum of a measure is called where it is told by itself. */
const sumName = (name: string, { argument }: Count): string =>
  [name, Object.values(argument).join(' ')].filter((text) => text !== '').join(', ')

const madeText = (name: string, { made }: Count, paint: Paint): string =>
  block(
    paint,
    'made of',
    made().flatMap((line) => filled(line.replace(`${name}: `, ''), LINE)),
  )

/** The clauses that say something of the words, and what the text leaves open in them; what says most of them stands first. */
export function statementsText(book: BookEntries, { clauses, questions, isOpen }: Statements, paint: Paint): string {
  const said = clauses.map((clause) => `${paint.strong(cite(clause))}\n${indented(inContext(book, clause))}`)
  const open = questions.map((question) => questionText(question, paint))
  return (isOpen ? [...open, ...said] : [...said, ...open]).join('')
}

/** How many clauses that lean on one are told behind it. */
const BEHIND = 3

/** What a clause says, behind what it leans on and before what leans on it, in brackets. */
function inContext(book: BookEntries, clause: Clause): string {
  const before = leansOn(book, clause)
  const others = [...(before ? [before] : []), clause, ...leaningOn(book, clause, BEHIND)]
  return others.map((one) => (one === clause ? one.text : `[${one.text}]`)).join(' ')
}

const indented = (text: string): string =>
  filled(text, LINE)
    .map((line) => `  ${line}\n`)
    .join('')

const questionText = ({ name, asks, usual, readings }: Question, paint: Paint): string =>
  [
    `${paint.strong(`open: ${asks}`)} (${name})\n`,
    ...Object.entries(readings).map(([reading, says]) =>
      indented(`${reading}${reading === usual ? ' (usual)' : ''}: ${says}`),
    ),
  ].join('')

/** Why a procedure may not begin, the answer first. */
export const shutText = (meaning: Extract<Meaning, { readonly is: 'action' }>, paint: Paint): string => {
  const [own = '', ...inside] = refusalLines(meaning.shut)
  return `${paint.strong(`no: ${meaning.procedure} may not begin here`)}\n${block(
    paint,
    'because',
    [own, ...inside].flatMap((line) => filled(line, LINE)),
  )}`
}

/** Several meanings that are as good, each as a sentence that means it alone. */
export const severalText = (meanings: readonly Meaning[], sentences: readonly string[], paint: Paint): string =>
  [
    `${paint.strong('this can be read in several ways; which is meant?')}\n`,
    ...sentences.map((sentence, index) => `  ${index + 1}  ${sentence}\n`),
    ...leftLines(meanings),
  ].join('')

/** The words that no meaning uses. */
function leftLines(meanings: readonly Meaning[]): readonly string[] {
  const [first] = meanings
  const left = first?.unused.filter((word) => meanings.every(({ unused }) => unused.includes(word))) ?? []
  return left.length > 0 ? [`left out: ${left.map((word) => `"${word}"`).join(', ')}\n`] : []
}

/** How to say more where much was left open. */
export const furtherText = (book: Pick<Book<GameState>, 'title'>, further: readonly string[]): string =>
  further.length === 0
    ? ''
    : `To ask of one case in ${book.title}, say more:\n${further.map((sentence) => `  ${sentence}\n`).join('')}`
