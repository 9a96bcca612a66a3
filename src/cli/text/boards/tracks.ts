/** Scales as they are drawn in a terminal: the numbers of the spaces over them, and what stands where. @module */
import { markAt, numberOn, type Scale, signsOn, spacesOf } from '#core'
import type { Paint } from '../layout/output-layout.js'
import { wrapIndented } from '../layout/terminal-table.js'

/** The width of a space: a sign, and what stands around it. */
const WIDTH = 3
const COVERED = '×'
const EMPTY = '·'

/** Scales under each other; the numbers stand once over those that have the same. */
export function scalesText(scales: readonly Scale[], paint: Paint): string {
  const margin = Math.max(...scales.map(({ name }) => name.length))
  const first = Math.min(...scales.map(({ from }) => from))
  const last = Math.max(...scales.map(({ to }) => to))
  const all = { from: first, to: last, signed: scales.some(({ signed }) => signed) }
  const heads = `${' '.repeat(margin + 1)}${spacesOf(all)
    .map((space) => headOf(all, space))
    .join('')}`
  const rows = scales.map((scale) => {
    const spaces = spacesOf(all).map((space) => spaceText(scale, space, paint))
    const beside = [paint.strong(numberOn(scale, scale.at)), ...(scale.beside ? [scale.beside] : [])].join(' ')
    return `${scale.name.padEnd(margin)} ${spaces.join('')}  ${beside}`
  })
  return [...[heads, ...rows].map((line) => ` ${line.trimEnd()}`), ...legendOf(scales)].join('\n')
}

/** The number over a space, as long as it does not run into the next one. */
function headOf(all: Pick<Scale, 'from' | 'to' | 'signed'>, space: number): string {
  const isWide = spacesOf(all).some((one) => numberOn(all, one).length >= WIDTH)
  const text = isWide && (space - all.from) % 2 === 1 ? '' : numberOn(all, space)
  return text.length < WIDTH ? text.padStart(WIDTH - 1).padEnd(WIDTH) : text
}

/** One space: what stands on the scale is in brackets. */
function spaceText(scale: Scale, space: number, paint: Paint): string {
  if (space < scale.from || space > scale.to) return ' '.repeat(WIDTH)
  const mark = markAt(scale, space)
  const text = mark === undefined ? EMPTY : mark.covered ? COVERED : mark.sign.short
  if (space !== scale.at) return ` ${mark === undefined || mark.covered ? paint.faint(text) : text} `
  return paint.strong(`[${mark === undefined ? '●' : text}]`)
}

/** Lists the meanings of the signs, if there are any. */
function legendOf(scales: readonly Scale[]): readonly string[] {
  const covered = scales.some(({ marks = [] }) => marks.some((mark) => mark.covered))
  const signs = [
    ...signsOn(scales).map(({ short, name }) => `${short} ${name}`),
    ...(covered ? [`${COVERED} covered`] : []),
  ]
  return signs.length === 0 ? [] : wrapIndented(signs.join(', '), 1)
}
