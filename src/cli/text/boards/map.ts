/**
 * A map as it is drawn in a terminal: places about where they lie, dotted lines between those that border on each other, and
 * what the letters mean. A map of areas is told in tables alone: their edges would not be seen.
 *
 * @module
 */
import { type MapForm, type Point, placeLetters, type ShownPlace, tokenLetters } from '#core'
import { block, type Paint } from '../layout/output-layout.js'
import { wrapText } from '../layout/wrap-text.js'

/** The width of a map in characters, and the map height that one line covers. */
const WIDTH = 79
const LINE = 33
/** The width of a legend, chosen so that it stays under its map. */
const LEGEND_WIDTH = 66

type Places = Readonly<Record<string, ShownPlace>>
type Style = (text: string) => string
type Canvas = Map<string, readonly [character: string, style: Style]>

/** True if a map can be drawn in characters, because no place has corners. */
export const isOfPoints = ({ places }: MapForm): boolean =>
  Object.values(places).every(({ outline }) => typeof outline === 'string')

/** A map with what stands on it, and its legend. */
export function mapText(map: MapForm, places: Places, paint: Paint): string {
  const canvas: Canvas = new Map()
  const all = Object.entries(map.places)
  const cells = new Map(all.map(([name, { at }]) => [name, cellOf(map, at)]))
  for (const border of [
    ...map.borders,
    ...(map.lines ?? []).map(({ through: [one = '', other = ''] }) => [one, other]),
  ]) {
    const [from, to] = border.map((name) => cells.get(name ?? ''))
    if (from && to) drawLine(canvas, from, to, paint.faint)
  }
  for (const [name] of all) {
    const [x, y] = cells.get(name) ?? [0, 0]
    for (const [row, [text, style]] of linesOf(name, places[name], paint).entries())
      write(canvas, text, style, [x, y + row])
  }
  return `${paint.strong(` ${map.title}`)}\n${textOf(canvas)}\n${legendText(meaningsIn(Object.values(places)), paint)}`
}

const cellOf = ({ size: [width] }: MapForm, [x, y]: Point): Point => [
  Math.round((x / width) * WIDTH),
  Math.round(y / LINE),
]

/** A place in lines: its name, its signs, and what stands there. */
function linesOf(
  name: string,
  shown: ShownPlace = { tokens: [] },
  paint: Paint,
): readonly (readonly [string, Style])[] {
  const tinted = (text: string) => paint.tinted(text, shown.ground)
  const pieces = shown.tokens.map(tokenLetters).join(' ')
  return [
    [name, (text) => paint.strong(tinted(text))],
    ...(shown.signs?.length ? [[placeLetters(shown), tinted] as const] : []),
    ...(pieces === '' ? [] : [[pieces, paint.strong] as const]),
  ]
}

/** Writes a text around a middle, as far as it is within the map; a blank on each side keeps lines away from it. */
function write(canvas: Canvas, text: string, style: Style, [x, y]: Point): void {
  const letters = [...` ${text} `]
  const left = Math.max(0, Math.min(WIDTH - letters.length, x - Math.floor(letters.length / 2)))
  for (const [index, letter] of letters.entries()) canvas.set(`${left + index} ${y}`, [letter, style])
}

function drawLine(canvas: Canvas, [left, top]: Point, [right, bottom]: Point, style: Style): void {
  const steps = Math.max(Math.ceil(Math.abs(right - left) / 2), Math.abs(bottom - top), 1)
  for (let step = 0; step <= steps; step += 1) {
    const at = (from: number, to: number) => Math.round(from + ((to - from) * step) / steps)
    canvas.set(`${at(left, right)} ${at(top, bottom)}`, ['·', style])
  }
}

function textOf(canvas: Canvas): string {
  const last = Math.max(...[...canvas.keys()].map((cell) => Number(cell.split(' ')[1])))
  const lines = Array.from({ length: last + 1 }, (_, y) => {
    const cells = Array.from({ length: WIDTH }, (_, x) => canvas.get(`${x} ${y}`))
    const end = cells.findLastIndex((cell) => cell !== undefined && cell[0] !== ' ')
    return cells
      .slice(0, end + 1)
      .map((cell) => (cell && cell[0] !== ' ' ? cell[1](cell[0]) : ' '))
      .join('')
  })
  return lines.join('\n')
}

/** Lists the meanings of the letters of places, each once. */
export function meaningsIn(places: readonly ShownPlace[]): readonly string[] {
  const all = places.flatMap(({ signs = [], tokens }) => [...signs, ...tokens])
  const lettered = all.filter(({ short, name }) => !name.split(' ').includes(short))
  return [...new Set(lettered.map(({ short, name }) => `${short} = ${name}`))].toSorted()
}

/** Formats the meanings of letters as a block. */
export const legendText = (meanings: readonly string[], paint: Paint): string =>
  block(paint, 'signs', wrapText(meanings.join(', '), LEGEND_WIDTH))
