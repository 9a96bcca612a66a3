/** The laws of every Rally. @module */

import { type PathLaw, readingOf } from 'rulewright/book'
import type { Game, SpaceState } from '../game.js'
import { inSpace, withCells } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { type Faction, LEVELS, SPACES } from '../vocabulary.js'

/** The Cells that a Rally places in a space if nothing is Offset. */
function unaided({ level, terror }: SpaceState, faction: Faction): number {
  const support = LEVELS.indexOf(level) - 2
  if (faction === 'moderates') return 1 - Math.abs(support)
  return faction === 'senate' ? 1 + support - terror.red : 1 - support - terror.white
}

/** Returns the cost of the Cells added between two games: a Resource for the space, and one for each Offset. */
const worthOf = (before: Game, after: Game, faction: Faction): number =>
  SPACES.map((name) => {
    const [old, now] = [before.spaces[name], after.spaces[name]]
    const placed = now.cells[faction].inactive - old.cells[faction].inactive
    const count = unaided(old, faction)
    const least = readingOf(before, cited.rallyBelowZero) === 'below zero' ? count : Math.max(0, count)
    const flipped = old.cells[faction].active - now.cells[faction].active
    return placed > 0 && flipped === 0 ? 1 + Math.max(0, placed - least) : 0
  }).reduce((total, worth) => total + worth, 0)

const worthAlong = (games: readonly Game[], faction: Faction): number =>
  games.reduce((total, after, index) => {
    const before = games[index - 1]
    return before ? total + worthOf(before, after, faction) : total
  }, 0)

/** Lists the payments below the cost of added Cells. A Rally without any payment is a free one. */
function underpaid(games: readonly Game[], faction: Faction): readonly string[] {
  const [first, last] = [games[0], games.at(-1)]
  if (first === undefined || last === undefined) return []
  const spent = first.resources[faction] - last.resources[faction]
  const discount = faction === 'moderates' ? Math.max(0, first.polarization - 5) : 0
  const worth = Math.max(0, worthAlong(games, faction) - discount)
  return spent > 0 && spent < worth ? [`the ${faction} paid ${spent} for Cells that take ${worth}`] : []
}

/** Three Cells in a Neutral space for one Resource. */
const cheap = (game: Game, faction: Faction): readonly Game[] => {
  const before = inSpace(
    { ...game, resources: { ...game.resources, [faction]: 9 } },
    'Turku',
    (space): SpaceState => ({ ...space, level: 'Neutral', terror: { red: 0, white: 0 } }),
  )
  const after = inSpace(before, 'Turku', (space) => withCells(space, faction, { inactive: 3 }))
  return [before, { ...after, resources: { ...after.resources, [faction]: 8 } }]
}

/** The laws about Rally. */
export const rallyLaws: readonly PathLaw<Game>[] = [
  {
    name: 'a Rally of the Reds or the Senate has paid for its spaces and Offsets',
    clauses: [cited.rally.cost, cited.rally.offsetCost, cited.rally.base],
    procedures: ['rally'],
    broken: (games) => [...underpaid(games, 'reds'), ...underpaid(games, 'senate')],
    breaks: (game) => [cheap(game, 'reds'), cheap(game, 'senate')],
  },
  {
    name: 'a Rally of the Moderates has paid for its spaces and Offsets, less the reduction',
    clauses: [cited.moderatesRally.cost, cited.moderatesRally.offsetCost, cited.moderatesRally.discount],
    procedures: ['moderates rally'],
    broken: (games) => underpaid(games, 'moderates'),
    breaks: (game) => [cheap(game, 'moderates')],
  },
]
