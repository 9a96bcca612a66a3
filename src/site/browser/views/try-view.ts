/** The content of `<rw-try>`: a position, its decision, and the parts that were inspected. @module */
import { type Html, html, raw } from '../../draw/html-template.js'
import type {
  GameField,
  MeasureView,
  PendingDecision,
  PositionView,
  ReadingChoice,
  WhyNotView,
} from '../engine/protocol.js'
import { cardTextMarkup } from './options-view.js'
import {
  decisionMarkup,
  endMarkup,
  gameMarkup,
  highlightPlace,
  type Kit,
  measuresMarkup,
  readingsMarkup,
  stepMarkup,
  whyForm,
} from './position-markup.js'

/** The part of the position under inspection. */
export interface Inspection {
  readonly place?: string
  /** A piece on it. */
  readonly piece?: string
  readonly fields?: readonly GameField[]
  readonly why?: WhyNotView
  readonly questions?: readonly ReadingChoice[]
  /** The question that is tried. */
  readonly question?: string
  readonly measures?: readonly MeasureView[]
  readonly sum?: MeasureView
}

/** Formats in a few words the part under inspection. */
export function inspectionText({ place, piece, fields = [] }: Inspection): string {
  if (place === undefined) return 'All options.'
  if (piece === undefined) return `The options at ${place}.`
  const canChange = fields.some(({ pieces }) => pieces?.includes(piece))
  return `${piece}, at ${place}${canChange ? '. You can change it' : '. You cannot move it alone'}.`
}

/** A position with everything that can be asked and done there. */
export function trialMarkup(standing: PositionView, looked: Inspection, kit: Kit, canUndo: boolean): Html {
  const { due, ended } = standing
  const decide = html`${due ? deciding(due, standing.places, looked, kit) : ended ? endMarkup(ended) : undefined}${beside(standing, looked, kit)}${tools(canUndo)}`
  return gameMarkup(highlightPlace(standing, looked.place), decide, (content) =>
    kit.panel('tables', 'The game in tables', content),
  )
}

function deciding(
  due: PendingDecision,
  all: readonly string[],
  looked: Inspection,
  { linkTo, panel, options }: Kit,
): Html {
  const { place, why } = looked
  const offered = [...due.offered, ...due.asides].flatMap((group) => group.options.flatMap((one) => one.places))
  const asides = () => options(due.asides, 'aside', place)
  return html`${decisionMarkup(due, linkTo)}${placeList([...new Set(offered)].toSorted(), all, place)}${options(due.offered, 'offer', place)}${cardTextMarkup(due.printed)}${
    due.asides.length > 0 ? panel('asides', 'Free actions', asides) : undefined
  }${place && placeMarkup(place, looked, panel)}${whyForm(due, why, linkTo)}`
}

/** The places that can be looked at: those at which something may be chosen, and all others. */
function placeList(offered: readonly string[], all: readonly string[], place: string | undefined): Html | undefined {
  const others = [...new Set([...all, ...(place === undefined ? [] : [place])])].filter(
    (name) => !offered.includes(name),
  )
  if (offered.length + others.length < 2) return undefined
  const names = (some: readonly string[]) =>
    some.map((name) => html`<option${name === place ? raw(' selected') : undefined}>${name}</option>`)
  const group = (title: string, some: readonly string[]) =>
    some.length > 0 ? html`<optgroup label="${title}">${names(some)}</optgroup>` : undefined
  return html`<p><label>About <select data-do="place" data-key="place"><option value="">everything</option>${group('With options', offered)}${group('To look at and change', others)}</select></label></p>`
}

/** Draws the fields of an inspected place that can be changed, and the reasons why something is illegal there. */
export function placeMarkup(place: string, { fields = [], piece }: Inspection, panel: Kit['panel']): Html {
  const isOfPiece = ({ pieces }: GameField) => piece !== undefined && (pieces?.includes(piece) ?? false)
  const ordered = [...fields.filter(isOfPiece), ...fields.filter((field) => !isOfPiece(field))]
  const form = () =>
    html`<form data-form="edit" class="rw-edit">${ordered.map((field) => fieldShown(field, place, isOfPiece(field)))}<button data-key="edit-go">Change</button></form>`
  return html`<div class="rw-at"><p><strong>${place}</strong> <button type="button" data-do="why-here" data-of="${place}" data-key="why-here">Why not here?</button></p>${
    fields.length > 0 ? panel('edit', `Change ${place}`, form) : undefined
  }</div>`
}

function beside(standing: PositionView, looked: Inspection, { panel, linkTo }: Kit): Html {
  const { questions = [], question = null, measures = [], sum } = looked
  const hasHappened = standing.changed.length + standing.told.length > 0
  const readings = () =>
    readingsMarkup(questions, question, (title, content) => panel('other-readings', title, content))
  return html`${
    hasHappened ? panel('happened', 'What the last step did', () => stepMarkup(standing, linkTo)) : undefined
  }${panel('sums', 'Numbers and their sums', () => measuresMarkup(measures, sum))}${panel('readings', 'Other readings', readings)}`
}

const tools = (canUndo: boolean): Html =>
  html`<div class="rw-tools"><button type="button" data-do="undo" data-key="undo"${
    canUndo ? undefined : raw(' disabled')
  }>Undo</button><button type="button" data-do="again" data-key="again">Begin again</button><button type="button" data-do="copy" data-key="copy">Copy the address</button><button type="button" data-do="keep" data-key="keep">Download as an example</button></div>`

/** A field by the pieces that it puts on the picture, or else by where it stands in the game. */
function labelOf({ name, path, pieces = [] }: GameField, place: string): string {
  const [, ...inner] = path.filter((part) => part !== place)
  return pieces.length === 1 ? `${pieces[0]}` : inner.join(' ') || name
}

function fieldShown(field: GameField, place: string, isOfPiece: boolean): Html {
  const { name, value, words } = field
  const label = isOfPiece ? html`<strong>${labelOf(field, place)}</strong>` : labelOf(field, place)
  const chosen =
    typeof value === 'boolean'
      ? { true: 'yes', false: 'no' }
      : words && Object.fromEntries(words.map((word) => [word, word]))
  return html`<p><label>${label} ${chosen ? choiceOf(field, chosen) : html`<input name="${name}" data-key="field-${name}" type="${typeof value === 'number' ? 'number' : 'text'}" value="${String(value)}">`}</label></p>`
}

const choiceOf = ({ name, value }: GameField, chosen: Readonly<Record<string, string>>): Html =>
  html`<select name="${name}" data-key="field-${name}">${Object.entries(chosen).map(
    ([one, says]) =>
      html`<option value="${one}"${String(value) === one ? raw(' selected') : undefined}>${says}</option>`,
  )}</select>`
