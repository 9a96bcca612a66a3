/** Answers in words: a value as it is read, or the expression by which it is computed. @module */
import type { Row } from '../kernel/tables/rule-table.js'
import { valueWords } from './pattern-text.js'

/** An answer, and whether it is an expression. */
export interface AnswerWords {
  readonly text: string
  readonly computed: boolean
}

export function wordsOfAnswer(row: Pick<Row<never, unknown>, 'answer' | 'constant'>): AnswerWords {
  return row.constant === undefined
    ? { text: expressionOf(row.answer), computed: true }
    : { text: constantWords(row.constant), computed: false }
}

/** A plain value as people read it. */
export function constantWords(value: unknown): string {
  if (value === null) return 'none'
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return valueWords(value)
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(constantWords).join(', ')
  return Object.entries(value as object)
    .map(([name, part]) => `${fieldWords(name)}: ${constantWords(part)}`)
    .join('; ')
}

/** The name of a field as words: `moreCards` is `more cards`. */
export const fieldWords = (name: string): string =>
  name.replace(/(?<=[\p{Ll}\d])\p{Lu}|(?<=\p{Lu})\p{Lu}(?=\p{Ll})/gu, (letter) => ` ${letter.toLowerCase()}`)

/** A text that begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const ARROW = /^\(?\s*(?:\{[^}]*\}|(\w+))\s*\)?\s*=>\s*([\s\S]*)$/

/** The expression of an arrow function, without its parameter; the whole text where it is not one expression. */
function expressionOf(answer: unknown): string {
  const written = String(answer)
  const [, parameter, body] = ARROW.exec(written) ?? []
  if (body === undefined || body.startsWith('{')) return written
  const plain = parameter === undefined ? body : body.replaceAll(new RegExp(`\\b${parameter}\\.`, 'g'), '')
  return readable(unbracketed(plain.replace(/\s+/g, ' ').trim()))
}

/** An expression without brackets around all of it, which a compiler may leave or take away. */
function unbracketed(expression: string): string {
  if (!expression.startsWith('(') || !expression.endsWith(')')) return expression
  let depth = 0
  for (const [at, sign] of [...expression].entries()) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (depth === 0 && at < expression.length - 1) return expression
  }
  return expression.slice(1, -1)
}

/** Names as words and signs as they are printed. */
const readable = (expression: string): string =>
  expression
    .replace(/Math\.(max|min)\(/g, (_, which: string) => `the ${which === 'max' ? 'larger' : 'smaller'} of (`)
    .replace(/\b[a-z][A-Za-z0-9]*\b/g, fieldWords)
    .replace(/ - /g, ' − ')
    .replace(/ \* /g, ' × ')
    .replace(/ === /g, ' is ')
    .replace(/ !== /g, ' is not ')
