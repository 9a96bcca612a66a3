/** Drawings, held against the games that they show: every place is on the map, every border, and every piece. @module */

import { playing } from '../explore/play-with-picker.js'
import type { Book } from '../kernel/book/book.js'
import { rulesOf } from '../kernel/plays/rules.js'
import type { GameState } from '../kernel/sections/question.js'
import {
  allShown,
  boxName,
  type Drawing,
  type MapForm,
  pairName,
  type Shown,
  type Token,
  touching,
} from '../pictures/map-drawing.js'
import { isRecord } from '../values/json.js'
import { begunAs } from './plays/random-plays.js'
import { type Finding, type Gate, gateOf } from './report.js'

/** The number of games to play, and the maximum number of decisions to examine in each. */
const PLAYS = 3
const DECISIONS = 120

/** Checks what a book draws, on the games with which it can begin and on some random plays. */
export function drawingGate<Game extends GameState>(book: Book<Game>): Gate | undefined {
  const { drawing, shown } = book
  if (drawing === undefined || shown === undefined) return undefined
  const looks = new Map<string, string>()
  const found = new Set(drawing.map ? bordersAmiss(drawing.map) : [])
  let games = 0
  for (const game of gamesOf(book)) {
    games += 1
    for (const what of amissIn(drawing, game, shown(game), looks)) found.add(what)
  }
  return gateOf(
    'drawing',
    games,
    [...found].map((what): Finding => ({ what, where: 'drawing', clauses: [] })),
  )
}

function* gamesOf<Game extends GameState>(book: Book<Game>): Generator<Game> {
  yield book.empty
  yield* Object.values(book.bases ?? {})
  const rules = rulesOf({ ...book, laws: [], pathLaws: [] })
  const { procedure, args } = book.main
  for (let play = 1; play <= PLAYS; play += 1) {
    const { game, pick } = begunAs(book, { plays: PLAYS, seed: 1, bound: DECISIONS, seated: 1 }, play)
    const begun = rules.begin(game, procedure.name, args)
    for (const { position } of playing(rules, begun, pick, DECISIONS)) yield position.game
  }
}

/** Borders that are not drawn, and edges that are no border. */
function bordersAmiss(map: MapForm): readonly string[] {
  const borders = new Set(map.borders.map(([one, other]) => pairName(one, other)))
  const drawn = touching(map)
  const isArea = (name: string) => Array.isArray(map.places[name]?.outline)
  const corners = Object.values(map.places).flatMap(({ outline }) => (typeof outline === 'string' ? [] : outline))
  return [
    ...[...drawn].filter((pair) => !borders.has(pair)).map((pair) => `${pair}: drawn side by side, but no border`),
    ...map.borders
      .filter(([one, other]) => isArea(one) && isArea(other) && !drawn.has(pairName(one, other)))
      .map(([one, other]) => `${pairName(one, other)}: a border, but the two have no edge together`),
    ...map.borders
      .flat()
      .filter((name) => map.places[name] === undefined)
      .map((name) => `${name}: has a border, but no place on the map`),
    ...corners
      .filter((corner) => map.corners?.[corner] === undefined)
      .map((corner) => `${corner}: a corner that is not on the drawing`),
  ]
}

/** Lists the faults in the drawing of one game. */
function amissIn(drawing: Drawing, game: GameState, shown: Shown, looks: Map<string, string>): readonly string[] {
  const known = new Set([
    ...Object.keys(drawing.map?.places ?? {}),
    ...drawing.tracks.flatMap(({ name, boxes }) => boxes.map((box) => boxName(name, box.name))),
  ])
  const all = [...allShown(shown)]
  return [
    ...all.filter(([place]) => !known.has(place)).map(([place]) => `${place}: shown, but not on the drawing`),
    ...(drawing.map ? leftOut(drawing.map, game, shown) : []),
    ...all.flatMap(([place, { tokens }]) => [...twins(place, tokens), ...lookAlikes(tokens, looks)]),
  ]
}

/** Places of a game that the map does not have, or on which not everything stands that the game counts there. */
const leftOut = (
  { fields, places, again = [], nobody }: MapForm,
  game: GameState,
  { places: on = {} }: Shown,
): readonly string[] =>
  fields.flatMap((field) => {
    const records = (game as unknown as Readonly<Record<string, unknown>>)[field]
    if (!isRecord(records)) return [`${field}: no field of the game that holds places`]
    return Object.entries(records).flatMap(([name, record]) => {
      if (places[name] === undefined) return [`${name}: a place of the game, but not on the map`]
      const drawn = (on[name]?.tokens ?? []).reduce((sum, { count }) => sum + count, 0)
      const there =
        nobody !== undefined && typeof record === 'string' ? Number(record !== nobody) : countIn(record, again)
      return drawn === there ? [] : [`${name}: not as much is drawn there as the game has`]
    })
  })

/** Counts the pieces in a record: its numbers, its true values and its list items, without repeated counts. */
function countIn(value: unknown, again: readonly string[]): number {
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.length
  if (!isRecord(value)) return value === true ? 1 : 0
  const fields = Object.entries(value).filter(([name]) => !again.includes(name))
  return fields.reduce((sum, [, inner]) => sum + countIn(inner, again), 0)
}

/** Pieces in one place of which the same is told. */
const twins = (place: string, tokens: readonly Token[]): readonly string[] =>
  tokens
    .filter(({ name }, index) => tokens.findIndex((other) => other.name === name) < index)
    .map(({ name }) => `${place}: two pieces are both called "${name}"`)

/** Pieces that look like others in everything but their colour. */
function lookAlikes(tokens: readonly Token[], looks: Map<string, string>): readonly string[] {
  return tokens.flatMap(({ short, shape, idle = false, name }) => {
    const look = `${shape} ${short} ${idle}`
    const other = looks.get(look) ?? name
    looks.set(look, other)
    return other === name ? [] : [`"${name}" and "${other}" differ at most in their colour`]
  })
}
