/** A map as SVG: areas first, then lines, then what is told of every place and stands there. @module */
import { type MapForm, once, type PlaceForm, type Point, pairName, placeWords, type ShownPlace, touching } from '#core'
import { type Stack, stackOf } from './draw-stack.js'
import { classes } from './draw-token.js'
import { type Html, html } from './html-template.js'

/** Places that are told apart: those that can be chosen, and those on which something changed. */
export interface Marked {
  /** True if nothing can be chosen. Each place then gets one description. */
  readonly still: boolean
  readonly lit: ReadonlySet<string>
  readonly changed: ReadonlySet<string>
  /** Boxes that are drawn also where they are empty. */
  readonly kept: ReadonlySet<string>
}

/** Nothing stands there. */
const NOTHING: ShownPlace = { tokens: [] }

/** The height of a name above its centre point, and the space around the content of a box. */
const ABOVE = 13
const ROOM = 7

interface Placed {
  readonly name: string
  readonly form: PlaceForm
  readonly shown: ShownPlace
  readonly stack: Stack
}

/** Draws a map with what a game has on it. */
export function mapSvg(map: MapForm, shown: Readonly<Record<string, ShownPlace>>, marked: Marked): Html {
  const [width, height] = map.size
  const all = Object.entries(map.places).map(([name, form]) =>
    placedIn(map, name, form, shown[name] ?? NOTHING, marked),
  )
  const areas = all.filter(({ form }) => isArea(form))
  const others = all.filter(({ form }) => !isArea(form))
  return html`<svg class="rw-map" role="group" viewBox="0 0 ${width} ${height}"><title>${map.title}</title>${areas.map((one) => areaOf(map, one))}${areas.map((one) => ringsOf(map, one, marked))}${printedOn(map)}${areas.map(nameOf)}${others.map((one) => [formOf(one), ringsOf(map, one, marked)])}</svg>`
}

/** A place with what stands there; what would lie beyond the edge of the map is moved onto it. */
function placedIn({ size }: MapForm, name: string, given: PlaceForm, shown: ShownPlace, { still }: Marked): Placed {
  const { outline, across = 4 } = given
  const stack = stackOf(outline === 'spot' ? undefined : name, shown, { across, still })
  const half = stack.width / 2 + ROOM + 2
  const x = Math.max(half, Math.min(size[0] - half, given.at[0]))
  const y = Math.min(size[1] - stack.height - ROOM, given.at[1])
  return { name, form: { ...given, at: [Math.round(x), Math.round(y)] }, shown, stack }
}

const isArea = ({ outline }: PlaceForm): boolean => typeof outline !== 'string'

/** The edge of an area, from corner to corner. */
export function outlineOf({ corners = {} }: MapForm, outline: readonly string[]): string {
  const points = outline.flatMap((corner) => (corners[corner] ? [corners[corner].join(' ')] : []))
  return `M${points.join('L')}Z`
}

const pathOf = (map: MapForm, { form: { outline } }: Placed): string =>
  typeof outline === 'string' ? '' : outlineOf(map, outline)

const areaOf = (map: MapForm, one: Placed): Html =>
  html`<g data-place="${one.name}" role="img"><title>${placeWords(one.name, one.shown)}</title><path class="${classes('rw-ground', one.shown.ground)}" d="${pathOf(map, one)}"/></g>`

/** The lines of a map, which are the same whatever stands on it. */
const printedOn = once((map: MapForm) => linesOf(map))

/** Borders that are no edge of two areas, and what else is printed through places. */
function linesOf(map: MapForm): Html {
  const onMap = touching(map)
  const joined = map.borders.filter(([one, other]) => !onMap.has(pairName(one, other)))
  const path = (through: readonly string[]) =>
    `M${through.flatMap((name) => (map.places[name] ? [middleOf(map.places[name]).join(' ')] : [])).join('L')}`
  return html`${joined.length > 0 ? html`<path class="rw-border" d="${joined.map(path).join('')}"/>` : undefined}${(map.lines ?? []).map(({ through, kind }) => html`<path class="rw-${kind}" d="${path(through)}"/>`)}`
}

/** Returns the point where lines meet in a place. */
const middleOf = ({ at: [x, y], outline }: PlaceForm): Point => [x, typeof outline === 'string' ? y : y + ABOVE]

/** The rectangle around what stands in a place that has no corners. */
function boxOf({ form: { at }, stack: { width, height } }: Placed) {
  const half = Math.max(22, Math.ceil(width / 2) + ROOM)
  return { x: at[0] - half, y: at[1] - ABOVE - ROOM + 2, width: 2 * half, height: height + 2 * ROOM - 4 }
}

const contentOf = ({ form: { at }, stack }: Placed): Html => stack.at(at[0], at[1] - ABOVE)

/** Draws the name and content of an area above all areas, because a name may reach beyond its own. */
const nameOf = (one: Placed): Html => html`<g data-place="${one.name}">${contentOf(one)}</g>`

/** A place without corners, with what stands in it. */
function formOf(one: Placed): Html | undefined {
  const { name, form, shown } = one
  const title = html`<title>${placeWords(name, shown)}</title>`
  if (form.outline === 'spot')
    return shown.tokens.length > 0 ? html`<g data-place="${name}" role="img">${title}${contentOf(one)}</g>` : undefined
  const { x, y, width, height } = boxOf(one)
  const round = form.outline === 'disc' ? 18 : 5
  return html`<g data-place="${name}" role="img">${title}<rect class="${classes('rw-ground', shown.ground)}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>${contentOf(one)}</g>`
}

/** Draws the highlights of a place. */
function ringsOf(map: MapForm, one: Placed, { lit, changed }: Marked): Html | undefined {
  const kinds = [...(lit.has(one.name) ? ['lit'] : []), ...(changed.has(one.name) ? ['changed'] : [])]
  if (kinds.length === 0) return undefined
  const box = boxOf(one)
  return html`${kinds.map((kind) =>
    isArea(one.form)
      ? html`<path class="rw-ring ${kind}" d="${pathOf(map, one)}"/>`
      : html`<rect class="rw-ring ${kind}" x="${box.x - 3}" y="${box.y - 3}" width="${box.width + 6}" height="${box.height + 6}" rx="7"/>`,
  )}`
}
