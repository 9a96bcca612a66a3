/** Tracks and boxes as SVG: row under row, as wide as a map. @module */
import { type BoxForm, boxName, type Point, placeWords, type Token, type TrackForm } from '#core'
import { type Stack, stackOf } from './draw-stack.js'
import { classes } from './draw-token.js'
import { type Html, html } from './html-template.js'
import type { Marked } from './map-svg.js'

/** The width of all tracks, the space between boxes, and the heading above a track. */
const WIDTH = 870
const COLUMNS = 12
const BETWEEN = 16
const GAP = 4
const HEADING = 34
const ROOM = 6
/** The room for what is drawn around a track. */
const AROUND = 7
/** The least height of a box. */
const LEAST = 56

interface Boxed {
  readonly form: BoxForm
  readonly title: string
  readonly place: string
  readonly stack: Stack
}

type Shown = Readonly<Record<string, Readonly<Record<string, readonly Token[]>>>>

/** Draws tracks with what a game has on them; nothing where there are none. */
export function tracksSvg(title: string, all: readonly TrackForm[], shown: Shown, marked: Marked): Html | undefined {
  const tracks = marked.still ? all.flatMap((track) => seenOf(track, shown[track.name] ?? {}, marked)) : all
  if (tracks.length === 0) return undefined
  let y = 0
  const drawn = linesOf(tracks).map((line) => {
    let x = 0
    const parts = line.map((track) => {
      const part = trackOf(track, shown[track.name] ?? {}, [x, y], marked)
      x += widthOf(track) + BETWEEN
      return part
    })
    y += Math.max(...parts.map(({ height }) => height))
    return parts.map(({ content }) => content)
  })
  return html`<svg class="rw-tracks" role="group" viewBox="${marked.still ? `0 0 ${WIDTH}` : `${-AROUND} 0 ${WIDTH + 2 * AROUND}`} ${y}"><title>${title}</title>${drawn}</svg>`
}

/** A track with no other boxes than those in which something is, or that are kept. */
function seenOf(track: TrackForm, shown: Shown[string], { kept }: Marked): readonly TrackForm[] {
  const boxes = track.boxes.filter(({ name }) => (shown[name] ?? []).length > 0 || kept.has(boxName(track.name, name)))
  return boxes.length > 0 ? [{ ...track, boxes, across: track.across ?? track.boxes.length }] : []
}

/** Returns the width of a track: its columns, without the space between tracks. */
const widthOf = ({ columns = COLUMNS }: TrackForm): number =>
  Math.floor(((WIDTH + BETWEEN) * columns) / COLUMNS) - BETWEEN

/** Tracks that stand side by side, line by line. */
function linesOf(tracks: readonly TrackForm[]): readonly (readonly TrackForm[])[] {
  const lines: TrackForm[][] = []
  let left = 0
  for (const track of tracks) {
    const { columns = COLUMNS } = track
    if (columns <= left) lines.at(-1)?.push(track)
    else lines.push([track])
    left = (columns <= left ? left : COLUMNS) - columns
  }
  return lines
}

function trackOf(track: TrackForm, shown: Shown[string], [left, top]: Point, marked: Marked) {
  const across = track.across ?? track.boxes.length
  const width = Math.floor((widthOf(track) - GAP * (across - 1)) / across)
  const boxes = track.boxes.map((form): Boxed => {
    const pieces = shown[form.name] ?? []
    const place = boxName(track.name, form.name)
    const size = { across: 9, width: width - 2, longest: Math.floor(width / 16), still: marked.still }
    const stack = stackOf(form.short ?? form.name, { tokens: pieces }, size)
    return { form, place, title: placeWords(place, { tokens: pieces }), stack }
  })
  const rows = Array.from({ length: Math.ceil(boxes.length / across) }, (_, row) =>
    boxes.slice(row * across, (row + 1) * across),
  )
  let y = top + HEADING
  const content = rows.map((row) => {
    const height = Math.max(LEAST, ...row.map(({ stack }) => stack.height + 2 * ROOM))
    const drawn = row.map((box, column) => boxAt(box, { x: left + column * (width + GAP), y, width, height }, marked))
    y += height + GAP
    return drawn
  })
  const heading = html`<text class="rw-heading" x="${left}" y="${top + 25}">${track.name}</text>`
  const rings = ringsOf(track, { x: left, y: top + 1, width: widthOf(track), height: y - top - 1 }, marked)
  return {
    content: marked.still ? [heading, content] : html`<g data-place="${track.name}">${heading}${content}${rings}</g>`,
    height: y - top + ROOM,
  }
}

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws the highlights of a whole track. */
const ringsOf = ({ name }: TrackForm, { x, y, width, height }: Rectangle, { lit }: Marked): Html | undefined =>
  lit.has(name)
    ? html`<rect class="rw-ring lit" x="${x - 4}" y="${y}" width="${width + 8}" height="${height}" rx="6"/>`
    : undefined

function boxAt({ form, place, title, stack }: Boxed, { x, y, width, height }: Rectangle, marked: Marked): Html {
  const ring = (kind: string) =>
    html`<rect class="rw-ring ${kind}" x="3" y="3" width="${width - 6}" height="${height - 6}" rx="4"/>`
  return html`<g data-place="${place}" role="img" transform="translate(${x} ${y})"><title>${title}</title><rect class="${classes('rw-ground', form.tint)}" width="${width}" height="${height}" rx="4"/>${stack.at(width / 2, ROOM)}${
    marked.lit.has(place) ? ring('lit') : undefined
  }${marked.changed.has(place) ? ring('changed') : undefined}</g>`
}
