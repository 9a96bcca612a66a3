/** Examples as they are told: what is chosen in the words of what offers it, and what comes of it. @module */

import { CHANCE, capital, constantWords, fieldWords, givenOf, isRecord, type Option, spokenOption } from '#core'
import { type Html, html, joinParts } from '../../../draw/html-template.js'
import type { ShownExample, Sources } from '../../book-sources.js'
import { clauseLinks } from '../../link-targets.js'
import { link } from '../../links.js'

/** Something of an example under its name; nothing where it says nothing of it. */
export const part = (name: string, value: unknown, show: (value: unknown) => Html = valueHtml): Html =>
  value === undefined ? html`` : html`<div class="rw-part"><strong>${name}</strong> ${show(value)}</div>`

/** An example as it is told to who reads it; a game that is not drawn is told by its fields. */
export function exampleHtml(sources: Sources, example: ShownExample, isDrawn: boolean): Html {
  const { clauses, places } = sources
  const { refused } = example.written
  const by = isRecord(refused) && Array.isArray(refused.by) ? refused.by : []
  const refusing = by.flatMap((id) => clauses.get(String(id)) ?? [])
  return html`${asked(sources, example)}${chosen(example)}${outcome(example, isDrawn)}${
    refusing.length > 0
      ? html`<div class="rw-part"><strong>Then it is refused by</strong> ${clauseLinks(places, refusing)}</div>`
      : undefined
  }`
}

/** The query to a table, with its answer. */
function asked({ book, places }: Sources, { written: { table: name, view, answer } }: ShownExample): Html | undefined {
  const table = book.tables.find((known) => known.name === name)
  if (table === undefined) return undefined
  const given = isRecord(view) ? givenOf(table.view, view) : []
  return html`<p>${link(places.table(table.name), capital(table.name))}${given.length > 0 ? `, where ${given.join(', and ')}` : ''}${
    answer === undefined ? '.' : html`: <strong>${constantWords(answer)}</strong>.`
  }</p>`
}

/** The choices that are named, in the words of what offers them. */
function chosen({ made = [], written: { when } }: ShownExample): Html | undefined {
  const written = writtenIn(when)
  const isInOrder = !Array.isArray(when) || !when.some(Array.isArray)
  // What is refused is not made: it is told as it is written, behind all that was.
  const all = made.length >= written.length ? made : isInOrder ? [...made, ...written.slice(made.length)] : written
  if (all.length === 0) return undefined
  return html`<ol class="rw-chosen">${all.map(({ seat, says }) => html`<li>${seat === '' ? undefined : html`<span class="rw-faint">${seat}:</span> `}${says}</li>`)}</ol>`
}

const writtenIn = (when: unknown): readonly { readonly seat: string; readonly says: string }[] => {
  if (Array.isArray(when)) return when.flatMap(writtenIn)
  if (!isRecord(when)) return []
  const { seat = '' } = when
  return [{ seat: String(seat), says: optionSaid(when) }]
}

/** An option as it is written, in words; what is left out may be anything. */
function optionSaid(written: unknown): string {
  if (!isRecord(written)) return constantWords(written)
  const { seat: _, type = 'any', ...fields } = written
  return spokenOption({ option: { type: String(type), ...fields } as Option })
}

/** The result of an example. */
function outcome({ written: { then } }: ShownExample, isDrawn: boolean): Html | undefined {
  if (!isRecord(then)) return undefined
  const { due, totals, game } = then
  const over =
    Object.hasOwn(then, 'outcome') && then.outcome !== null ? `it is over: ${constantWords(then.outcome)}.` : ''
  const told = [over, dueSaid(due), isRecord(totals) ? `${constantWords(totals)}.` : '']
    .filter((text) => text !== '')
    .map((text, place) => (place === 0 ? text : capital(text)))
  return html`${told.length > 0 ? html`<p><strong>Then</strong> ${joinParts(told, ' ')}</p>` : undefined}${
    isDrawn || game === undefined ? undefined : part('Then', game)
  }`
}

/** Describes the next decision: its seat, and the options and refusals. */
function dueSaid(due: unknown): string {
  if (!isRecord(due)) return ''
  const { seat, asks, only, refuses } = due
  const who = seat === undefined ? 'it is asked' : whose(String(seat))
  const what = asks === undefined ? '' : `: ${String(asks)}`
  const open = Array.isArray(only) && only.length > 0 ? `; possible: ${only.map(optionSaid).join(', ')}` : ''
  const barred = Array.isArray(refuses) ? refuses.flatMap((one) => (isRecord(one) ? optionSaid(one.option) : [])) : []
  return `${who}${what}${open}${barred.length > 0 ? `; refused: ${barred.join(', ')}` : ''}.`
}

const whose = (seat: string): string => (seat === CHANCE ? 'chance decides' : `${capital(seat)} to choose`)

/** A value: fields under each other, what lies deeper in one line each; everything else in one line. */
export function valueHtml(value: unknown): Html {
  if (!isRecord(value)) return html`${constantWords(value)}`
  return html`<dl class="rw-value">${Object.entries(value).map(
    ([name, inner]) => html`<dt>${fieldWords(name)}</dt><dd>${leavesOf(inner).map(leafLine)}</dd>`,
  )}</dl>`
}

interface Leaf {
  readonly path: readonly string[]
  readonly value: unknown
}

const leavesOf = (value: unknown, path: readonly string[] = []): readonly Leaf[] =>
  isRecord(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, fieldWords(name)]))
    : [{ path, value }]

const leafLine = ({ path, value }: Leaf): Html =>
  html`<div>${path.length > 0 ? html`<i>${path.join(' › ')}</i> ` : undefined}${constantWords(value)}</div>`
