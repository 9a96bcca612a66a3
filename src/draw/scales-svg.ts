/** Scales as SVG: a row of spaces for each, and a ring where something stands. @module */
import { markAt, numberOn, type Scale, scaleWords, spacesOf } from '../kernel/scale.js'
import { classes } from './board-svg.js'
import { type Html, html } from './html.js'

/** The side of a space, and the height of a scale with its name and its numbers. */
const SIDE = 28
const HEIGHT = 78
const TOP = 26

/** Draws scales under each other; where something stood before is drawn with a broken line. */
export function scalesSvg(
  scales: readonly Scale[],
  title: string,
  before: ReadonlyMap<string, number> = new Map(),
): Html {
  const width = Math.max(...scales.map(({ from, to }) => to - from + 1)) * SIDE + 4
  const height = scales.length * HEIGHT
  return html`<svg class="rw-board rw-scales" role="img" viewBox="0 0 ${width} ${height}" style="--natural: ${width}px"><title>${title}</title><desc>${scales.map(scaleWords).join('. ')}.</desc>${scales.map(
    (scale, row) => html`<g transform="translate(2 ${row * HEIGHT})">${scaleOf(scale, before.get(scale.name))}</g>`,
  )}</svg>
`
}

function scaleOf(scale: Scale, before: number | undefined): Html {
  const spaces = spacesOf(scale)
  const xOf = (space: number) => (space - scale.from) * SIDE
  const middle = (space: number) => xOf(space) + SIDE / 2
  return html`<text class="name" x="0" y="17">${scale.name} ${numberOn(scale, scale.at)}${
    scale.beside && html`<tspan class="beside" dx="8">${scale.beside}</tspan>`
  }</text>${spaces.map((space) => {
    const mark = markAt(scale, space)
    const tint = scale.parts?.find(({ from, to }) => space >= from && space <= to)?.tint
    return html`<rect class="${classes('ground', tint)}" x="${xOf(space)}" y="${TOP}" width="${SIDE}" height="${SIDE}">${
      mark && html`<title>${mark.sign.name}${mark.covered ? ', covered' : ''}</title>`
    }</rect>${mark && html`<text class="${mark.covered ? 'mark covered' : 'mark'}" x="${middle(space)}" y="${TOP + 19}">${mark.sign.short}</text>`}<text class="number" x="${middle(space)}" y="${TOP + SIDE + 13}">${numberOn(scale, space)}</text>`
  })}${before !== undefined && before !== scale.at ? ring('was', middle(before)) : undefined}${ring('stands', middle(scale.at))}`
}

const ring = (name: string, x: number): Html =>
  html`<circle class="${name}" cx="${x}" cy="${TOP + SIDE / 2}" r="${SIDE / 2 - 3}"/>`
