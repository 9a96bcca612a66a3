/** A game as a picture: its map, and beside it, or on a narrow page under it, its tracks. @module */
import { boxName, type Drawing, type Shown, type TrackForm } from '../kernel/drawing.js'
import { type Html, html } from './html.js'
import { mapSvg } from './map-svg.js'
import { tracksSvg } from './tracks-svg.js'

/** What is told apart on a drawing, and how much of it is drawn. */
export interface Emphasis {
  /** The places and boxes that can be chosen. */
  readonly lit?: Iterable<string>
  /** The places and boxes on which something changed. */
  readonly changed?: Iterable<string>
  /** Whether only those tracks are drawn on which something changed. */
  readonly changedTracksOnly?: boolean
}

/** Draws a game. */
export function drawn(
  { map, tracks }: Drawing,
  { places = {}, tracks: on }: Shown,
  { lit = [], changed = [], changedTracksOnly = false }: Emphasis = {},
): Html {
  const marked = { lit: new Set(lit), changed: new Set(changed) }
  const moved = ({ name, boxes }: TrackForm) => boxes.some((box) => marked.changed.has(boxName(name, box.name)))
  const now = tracks.filter(({ name }) => on[name] !== undefined)
  const shown = changedTracksOnly ? now.filter(moved) : now
  const columns = map ? [shown] : halves(shown)
  return html`<div class="rw-drawing">${map && mapSvg(map, places, marked)}${columns.map((part) => tracksSvg('Tracks and boxes', part, on, marked))}</div>`
}

/** Tracks in two columns about as long, where there is no map beside which they stand. */
function halves(tracks: readonly TrackForm[]): readonly (readonly TrackForm[])[] {
  const weights = tracks.map(({ boxes, across = boxes.length, columns = 12 }) => (1 + boxes.length / across) * columns)
  const half = weights.reduce((sum, weight) => sum + weight, 0) / 2
  let before = 0
  const first = weights.findIndex((weight) => {
    before += weight
    return before >= half
  })
  return [tracks.slice(0, first + 1), tracks.slice(first + 1)]
}
