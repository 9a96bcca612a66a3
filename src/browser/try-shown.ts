/** What `<rw-try>` shows: a position, what is due in it, and what was looked into. @module */
import { type Html, html, raw } from '../draw/html.js'
import type { Due, GameField, Read, Standing, Summed, Why } from './protocol.js'
import {
  dueShown,
  endedShown,
  happenedShown,
  type Kit,
  lookedAt,
  readingsShown,
  sumsShown,
  tableShown,
  whyForm,
} from './shown.js'

/** What was looked into where the game stands. */
export interface Looked {
  readonly place?: string
  readonly fields?: readonly GameField[]
  readonly why?: Why
  readonly questions?: readonly Read[]
  readonly measures?: readonly Summed[]
  readonly sum?: Summed
}

/** A position with everything that can be asked and done there. */
export function triedShown(standing: Standing, looked: Looked, kit: Kit, canUndo: boolean): Html {
  const { due, ended } = standing
  const decide = html`${due ? deciding(due, looked, kit) : ended ? endedShown(ended) : undefined}${beside(standing, looked, kit)}${tools(canUndo)}`
  return tableShown(lookedAt(standing, looked.place), decide, (content) =>
    kit.panel('tables', 'The game in tables', content),
  )
}

function deciding(due: Due, { place, fields, why }: Looked, { linkTo, panel, options }: Kit): Html {
  const all = [...due.offered, ...due.asides].flatMap((group) => group.options.flatMap((one) => one.places))
  const places = [...new Set([...(place ? [place] : []), ...all])]
  const asides = () => options(due.asides, 'aside', place)
  return html`${dueShown(due, linkTo)}${places.length > 1 ? placeList(places.toSorted(), place) : undefined}${options(due.offered, 'offer', place)}${
    due.asides.length > 0 ? panel('asides', 'Rights that may be used at any time', asides) : undefined
  }${place && placeShown(place, fields, panel)}${whyForm(due, why, linkTo)}`
}

const placeList = (places: readonly string[], place: string | undefined): Html =>
  html`<p><label>About <select data-do="place" data-key="place"><option value="">everything</option>${places.map(
    (name) => html`<option${name === place ? raw(' selected') : undefined}>${name}</option>`,
  )}</select></label></p>`

/** What belongs to a place that is looked at, and can be changed; and why something may not be done there. */
export function placeShown(place: string, fields: readonly GameField[] = [], panel: Kit['panel']): Html {
  const form = () =>
    html`<form data-form="edit">${fields.map(fieldShown)}<button data-key="edit-go">Change</button></form>`
  return html`<div class="rw-at"><p><strong>${place}</strong> <button type="button" data-do="why-here" data-of="${place}" data-key="why-here">What is refused here, and why?</button></p>${
    fields.length > 0 ? panel('edit', `Change ${place}`, form) : undefined
  }</div>`
}

function beside(standing: Standing, { questions = [], measures = [], sum }: Looked, { panel, linkTo }: Kit): Html {
  const hasHappened = standing.changed.length + standing.told.length > 0
  const readings = () => readingsShown(questions, (title, content) => panel('other-readings', title, content))
  return html`${
    hasHappened ? panel('happened', 'What the last step did', () => happenedShown(standing, linkTo)) : undefined
  }${panel('sums', 'Numbers, and what they are the sum of', () => sumsShown(measures, sum))}${panel('readings', 'Read it otherwise', readings)}`
}

const tools = (canUndo: boolean): Html =>
  html`<div class="rw-tools"><button type="button" data-do="undo" data-key="undo"${
    canUndo ? undefined : raw(' disabled')
  }>Undo</button><button type="button" data-do="again" data-key="again">Begin again</button><button type="button" data-do="copy" data-key="copy">Copy the address</button><button type="button" data-do="keep" data-key="keep">Download as an example</button></div>`

const fieldShown = ({ name, value }: GameField): Html => {
  const label = name.split('.').slice(1).join(' ') || name
  if (typeof value === 'boolean')
    return html`<p><label>${label} <select name="${name}" data-key="field-${name}">${['true', 'false'].map(
      (one) =>
        html`<option value="${one}"${String(value) === one ? raw(' selected') : undefined}>${one === 'true' ? 'yes' : 'no'}</option>`,
    )}</select></label></p>`
  return html`<p><label>${label} <input name="${name}" data-key="field-${name}" type="${typeof value === 'number' ? 'number' : 'text'}" value="${value}"></label></p>`
}
