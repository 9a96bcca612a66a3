/** Options as buttons and fields that somebody can choose, with what is printed on what is chosen. @module */

import { isSamePlace } from '#core'
import { type Html, html } from '../../draw/html-template.js'
import type { CardText, OfferedTogether } from '../engine/protocol.js'
import { capitalize } from './position-markup.js'

/** The maximum number of buttons side by side; more are folded. */
const SIDE_BY_SIDE = 24

/** Options that somebody can choose: where a place is looked at, those that are about it, or else all of them. */
export function optionsMarkup(
  offered: readonly OfferedTogether[],
  kind: string,
  place: string | undefined,
  folded: (title: string, content: () => Html) => Html,
): Html {
  const total = offered.flatMap(({ options }) => options).reduce((sum, { weight = 0 }) => sum + weight, 0)
  const isAbout = ({ options }: OfferedTogether) =>
    place !== undefined && options.some(({ places }) => places.some((about) => isSamePlace(about, place)))
  const declines = ({ options }: OfferedTogether) => options.some((one) => one.declines)
  const isAnyAbout = offered.some(isAbout)
  const items = offered.flatMap((group, at) =>
    !isAnyAbout || isAbout(group) || declines(group)
      ? [{ declines: declines(group), shown: optionShown(group, `${kind}-${at}`, total) }]
      : [],
  )
  const note =
    place === undefined || isAnyAbout || offered.length === 0
      ? undefined
      : html`<p class="rw-faint">None of these options is about ${place}:</p>`
  const list = (some: typeof items) =>
    html`<ul class="rw-options">${some.map(({ shown }) => html`<li>${shown}</li>`)}</ul>`
  if (items.length <= SIDE_BY_SIDE) return html`${note}${list(items)}`
  const [many, ends] = [items.filter(({ declines }) => !declines), items.filter(({ declines }) => declines)]
  const more = many.slice(SIDE_BY_SIDE)
  return html`${note}${list([...many.slice(0, SIDE_BY_SIDE), ...ends])}${folded(`${more.length} more options`, () => list(more))}`
}

function optionShown({ text, seat, asks, options, field }: OfferedTogether, key: string, total: number): Html {
  const beside = asks === undefined ? undefined : html` <span class="rw-faint">${capitalize(seat)}, ${asks}</span>`
  const [first] = options
  if (field === undefined) {
    const often = first?.weight === undefined ? '' : ` (${first.weight} in ${total})`
    const printed = first?.printed
    return html`<button type="button" data-do="choose" data-of="${key}" data-key="${key}"${printed && html` aria-describedby="${key}-says"`}>${text}${often}</button>${beside}${printed && html`<p class="rw-printed" id="${key}-says">${printed}</p>`}`
  }
  return html`<form class="rw-number" data-form="number" data-of="${key}"><label>${field.before}${numberField(field.numbers, key)}${field.after}</label> <button data-key="${key}-go">Choose</button></form>${beside}`
}

function numberField(numbers: readonly number[], key: string): Html {
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)]
  if (most - least === numbers.length - 1)
    return html`<input type="number" name="number" min="${least}" max="${most}" value="${least}" required data-key="${key}">`
  return html`<select name="number" data-key="${key}">${numbers.map((number) => html`<option>${number}</option>`)}</select>`
}

/** Draws the printed texts of the decision's subject or of its options. */
export const cardTextMarkup = (printed: readonly CardText[]): Html | undefined =>
  printed.length === 0
    ? undefined
    : html`<dl class="rw-printed">${printed.map(({ name, says }) => html`<dt>${capitalize(name)}</dt><dd>${says}</dd>`)}</dl>`
