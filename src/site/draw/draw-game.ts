/** A game as a picture: its map, and beside it, or on a narrow page under it, its tracks. @module */
import type { Drawing, Shown, TrackForm } from '#core'
import { type Html, html } from './html-template.js'
import { mapSvg } from './map-svg.js'
import { tracksSvg } from './tracks-svg.js'

/** The highlights of a drawing, and the extent to draw. */
export interface Emphasis {
  /** The places and boxes that can be chosen. */
  readonly lit?: Iterable<string>
  /** The places and boxes on which something changed. */
  readonly changed?: Iterable<string>
  /** The tracks that are drawn, by their names; all of them where it is left out. */
  readonly tracks?: ReadonlySet<string>
  /** True to leave out the map. */
  readonly withoutMap?: boolean
  /** True if it is only for viewing: without empty boxes, and with a description of each place. */
  readonly still?: boolean
  /** Boxes that are drawn also where they are empty. */
  readonly kept?: Iterable<string>
}

/** Draws a game. */
export function drawGame(
  { map, tracks }: Drawing,
  { places = {}, tracks: on }: Shown,
  { lit = [], changed = [], tracks: chosen, withoutMap = false, still = false, kept = [] }: Emphasis = {},
): Html {
  const marked = { lit: new Set(lit), changed: new Set(changed), still, kept: new Set(kept) }
  const shown = tracks.filter(({ name }) => on[name] !== undefined && (chosen?.has(name) ?? true))
  const seen = withoutMap ? undefined : map
  const columns = seen ? [shown] : halves(shown)
  return html`<div class="rw-drawing">${seen && mapSvg(seen, places, marked)}${columns.map((part) => tracksSvg('Tracks and boxes', part, on, marked))}</div>`
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
