/** The effects of a unit entering a city: the marker, and the city's supply. @module */

import { readingOf } from 'rulewright/book'
import { fullStack } from './1.9-rounds.js'
import { HIGH } from './2.1-turns.js'
import { cityEntered, type EnteredBy, fallenChit, freedStack, fullOrLeft, payingChit } from './4.5-fall-and-free.js'
import { cityIn, isFallen } from './cities.js'
import type { Components } from './components/components.js'
import type { Game, Stack } from './game.js'
import * as cited from './rules.gen.js'
import { chitsLeft, ofPlayer, withStack } from './supply.js'
import { unitAt } from './units.js'
import type { Falling, Player, Square, Supply } from './vocabulary.js'

const SUPPLY_OF: Readonly<Record<Falling, Supply>> = { 'Air Base': 'Air', Industry: 'Industry' }

/** The chits of a stack, as far as the tables count them. */
const chitsOf = ({ available, used }: Stack) => ({ available: Math.min(available, HIGH), used: Math.min(used, HIGH) })

const marked = (game: Game, country: Player, city: Falling, fallen: boolean): Game =>
  ofPlayer(game, country, { fallen: { ...game.players[country].fallen, [city]: fallen } })

/** A game in which other chits lie where those of a stack lay: none of them pays for anything. */
function withOtherChits(game: Game, country: Player, supply: Supply, stack: Stack): Game {
  const { paying } = game.players[country]
  return ofPlayer(withStack(game, country, supply, stack), country, { paying: paying === supply ? 'none' : paying })
}

function withFall(game: Game, country: Player, city: Falling): Game {
  const supply = SUPPLY_OF[city]
  const lies = fallenChit.ask({
    left: chitsLeft(game, 'Fallen'),
    fallenInUse: readingOf(game, cited.fallenInUse),
    fallenWithoutChits: readingOf(game, cited.fallenWithoutChits),
    chitsRunOut: readingOf(game, cited.chitsRunOut),
    ...chitsOf(game.players[country].supply[supply]),
  })
  const stack = { chit: 'Fallen', available: lies === 'available' ? 1 : 0, used: lies === 'used' ? 1 : 0 } as const
  return withOtherChits(marked(game, country, city, true), country, supply, stack)
}

/** The stack of a city that is freed, as its chits count then. */
function stackOfFreed(game: Game, country: Player, supply: Supply): Stack {
  const stack = game.players[country].supply[supply]
  const lies = payingChit.ask({
    pays: game.players[country].paying === supply,
    freedByItsChit: readingOf(game, cited.freedByItsChit),
  })
  return lies === 'as it lies' ? stack : { ...stack, available: stack.available + 1, used: stack.used - 1 }
}

/** A game in which a city has been freed. */
function withFreedom({ cards }: Components, game: Game, country: Player, city: Falling): Game {
  const supply = SUPPLY_OF[city]
  const comes = freedStack.ask({
    freedInUse: readingOf(game, cited.freedInUse),
    freedWithoutChit: readingOf(game, cited.freedWithoutChit),
    ...chitsOf(stackOfFreed(game, country, supply)),
  })
  const stack =
    comes === 'full'
      ? stackThere(game, supply, fullStack.compute(cards, game, country, supply))
      : ({ chit: supply, available: 0, used: 0 } as const)
  return withOtherChits(marked(game, country, city, false), country, supply, stack)
}

/** A full stack, or as much of it as there are chits. */
function stackThere(game: Game, supply: Supply, full: Stack): Stack {
  const left = chitsLeft(game, supply)
  const comes = fullOrLeft.ask({ isEnough: left >= full.available, chitsRunOut: readingOf(game, cited.chitsRunOut) })
  return comes === 'full' ? full : { ...full, available: left }
}

/** A game after the unit in a square has come there: a city that was unfriendly to it falls or is freed. */
export function entered(parts: Components, game: Game, square: Square, by: EnteredBy): Game {
  const unit = unitAt(game, square)
  const at = cityIn(parts.fields[game.field], square)
  if (unit === undefined) return game
  const becomes = cityEntered.ask({
    city: at?.city ?? 'none',
    own: at?.country === unit.owner,
    fallen: at !== undefined && isFallen(game, at),
    by,
  })
  if (at === undefined || at.city === 'Capital') return game
  if (becomes === 'falls') return withFall(game, at.country, at.city)
  return becomes === 'is freed' ? withFreedom(parts, game, at.country, at.city) : game
}
