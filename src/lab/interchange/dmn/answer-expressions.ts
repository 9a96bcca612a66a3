/** Answers that are functions, as FEEL: found over all the views that they are asked about, and so exact. @module */
import { canonical } from '#core'
import { feelName, type Literal, literal } from './feel.js'

/** A view, and what a row answers for it. */
export interface Answered {
  readonly view: Readonly<Record<string, Literal>>
  readonly answer: Literal
}

/** One expression that holds for all of some views: a constant, a field, or a sum of fields; none where no such one does. */
export function formOf(views: readonly Answered[]): string | undefined {
  const [first] = views
  if (first === undefined) return undefined
  if (views.every(({ answer }) => canonical(answer) === canonical(first.answer))) return literal(first.answer)
  const same = Object.keys(first.view).find((field) => views.every(({ view, answer }) => view[field] === answer))
  return same === undefined ? sumOf(first, views) : feelName(same)
}

interface Term {
  readonly field: string
  readonly times: number
}

/** By how much a number grows with each of some fields; a field of two values alone shows no growth. */
function sumOf(first: Answered, views: readonly Answered[]): string | undefined {
  if (views.some(({ answer }) => typeof answer !== 'number')) return undefined
  const valuesIn = (field: string) => new Set(views.map(({ view }) => view[field]))
  const varying = Object.keys(first.view).filter(
    (field) => valuesIn(field).size > 2 && views.every(({ view }) => typeof view[field] === 'number'),
  )
  if (varying.length === 0) return undefined
  const terms = varying.map((field): Term => ({ field, times: growth(first, field, views) }))
  const sum = (view: Answered['view']) => terms.reduce((all, { field, times }) => all + times * Number(view[field]), 0)
  const rest = Number(first.answer) - sum(first.view)
  return views.every(({ view, answer }) => sum(view) + rest === answer) ? sumText(terms, rest) : undefined
}

/** Computes the growth of a number per unit of one field, with all others equal; NaN if no two views show it. */
function growth(first: Answered, field: string, views: readonly Answered[]): number {
  const other = views.find(({ view }) =>
    Object.entries(view).every(([name, value]) => (name === field) !== (value === first.view[name])),
  )
  return other
    ? (Number(other.answer) - Number(first.answer)) / (Number(other.view[field]) - Number(first.view[field]))
    : Number.NaN
}

function sumText(terms: readonly Term[], rest: number): string {
  const parts = [
    ...terms.map(({ field, times }) => ({
      less: times < 0,
      text: `${Math.abs(times) === 1 ? '' : `${Math.abs(times)} * `}${feelName(field)}`,
      none: times === 0,
    })),
    { less: rest < 0, text: String(Math.abs(rest)), none: rest === 0 },
  ].filter(({ none }) => !none)
  return parts
    .toSorted((one, other) => Number(one.less) - Number(other.less))
    .map(({ less, text }, at) => (at === 0 ? (less ? '-' : '') : less ? ' - ' : ' + ') + text)
    .join('')
}
