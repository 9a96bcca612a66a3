/** 3.2.4 Attack: what has been in an Attack of the turn. @module */

import { equals, readingOf } from 'rulewright/book'
import type { Attacked, Game } from '../game.js'
import * as cited from '../rules.gen.js'
import type { Capability, Militant, Space } from '../vocabulary.js'
import { sparesDefenders } from './3.2.4-attack.js'

/** Pieces and Capability markers of one Faction, with Russian Troops of the Reds; as Defenders, with all its Power has. */
export type Party = Omit<Attacked, 'faction' | 'space'>

/** No pieces and no markers. */
export const nobody: Party = { active: 0, inactive: 0, troops: 0, capabilities: [] }

export const without = (markers: readonly Capability[], gone: readonly Capability[]): readonly Capability[] =>
  gone.reduce<readonly Capability[]>((left, marker) => {
    const place = left.indexOf(marker)
    return place < 0 ? left : left.toSpliced(place, 1)
  }, markers)

/** Returns the pieces of a Faction in a space that could Attack or have done so. */
export const partyIn = ({ spaces }: Game, faction: Militant, space: Space): Party => {
  const { cells, troops, capabilities } = spaces[space]
  const { active, inactive } = cells[faction]
  return { active, inactive, troops: faction === 'reds' ? troops.russia : 0, capabilities: capabilities[faction] }
}

/** Returns the pieces of a Faction in a space that have been in an Attack in this turn. */
export const attackedIn = ({ attacked }: Game, faction: Militant, space: Space): Party =>
  attacked.find((party) => party.faction === faction && party.space === space) ?? nobody

const isEmpty = ({ active, inactive, troops, administrations = 0, capabilities }: Party) =>
  active + inactive + troops + administrations + capabilities.length === 0

/** A game in which this, and no more, of a Faction in a space has been in an Attack. */
export const withAttacked = (game: Game, faction: Militant, space: Space, party: Party): Game => {
  const others = game.attacked.filter((other) => other.faction !== faction || other.space !== space)
  const { active, inactive, troops, administrations = 0, capabilities } = party
  const discs = administrations > 0 ? { administrations } : {}
  const one = { faction, space, active, inactive, troops, ...discs, capabilities }
  return { ...game, attacked: isEmpty(party) ? others : [...others, one] }
}

/** The pieces that have moved from one space to another. */
interface Moved {
  readonly from: Space
  readonly to: Space
  readonly party: Party
}

/** The part of what has moved that has attacked: pieces and markers that have not attacked leave a space first. */
function attackedOf(game: Game, faction: Militant, { from, party }: Moved): Party {
  const before = attackedIn(game, faction, from)
  const stays = partyIn(game, faction, from)
  const of = (kind: 'active' | 'inactive' | 'troops') => Math.min(party[kind], Math.max(0, before[kind] - stays[kind]))
  const markers = without(before.capabilities, stays.capabilities)
  return {
    active: of('active'),
    inactive: of('inactive'),
    troops: of('troops'),
    capabilities: without(markers, without(markers, party.capabilities)),
  }
}

const together = (one: Party, other: Party, sign: 1 | -1): Party => ({
  active: one.active + sign * other.active,
  inactive: one.inactive + sign * other.inactive,
  troops: one.troops + sign * other.troops,
  administrations: (one.administrations ?? 0) + sign * (other.administrations ?? 0),
  capabilities: sign > 0 ? [...one.capabilities, ...other.capabilities] : without(one.capabilities, other.capabilities),
})

function standing({ spaces }: Game, { faction, space, ...party }: Attacked): Party {
  const { administrations, cells, troops, capabilities } = spaces[space]
  const discs =
    party.administrations === undefined ? {} : { administrations: Math.min(party.administrations, administrations) }
  return {
    active: Math.min(party.active, cells[faction].active),
    inactive: Math.min(party.inactive, cells[faction].inactive),
    troops: Math.min(party.troops, troops[faction === 'reds' ? 'russia' : 'germany']),
    ...discs,
    capabilities: without(party.capabilities, without(party.capabilities, capabilities[faction])),
  }
}

/**
 * A game in which no more is known to have been in an Attack than stands where it was: what has left the map does not
 * attack again, and what comes in its place has not attacked.
 */
export const withAttackedStanding = (game: Game): Game =>
  game.attacked.reduce((left, one) => {
    const { faction, space, ...party } = one
    const now = standing(game, one)
    return equals(now, party) ? left : withAttacked(left, faction, space, now)
  }, game)

/** Counts the pieces that have not been spent. */
export const unspent = (standing: number, spent = 0): number => Math.max(0, standing - spent)

/**
 * Counts the pieces of a Faction and the Troops of its Power that an Attack can take away. Pieces that defend only once may be
 * spent.
 */
export function attackableIn(game: Game, faction: Militant, space: Space) {
  const { administrations, cells, troops } = game.spaces[space]
  const spent = spentDefenders(game, faction, space)
  const { active, inactive } = cells[faction]
  const discs = faction === 'reds' ? unspent(administrations, spent.administrations) : 0
  return {
    pieces: unspent(active, spent.active) + unspent(inactive, spent.inactive) + discs,
    troops: unspent(troops[faction === 'reds' ? 'russia' : 'germany'], spent.troops),
  }
}

/** Returns the pieces of a Faction in a space that have defended in this turn and so cannot be Attacked again. */
export const spentDefenders = (game: Game, faction: Militant, space: Space): Party =>
  sparesDefenders.ask({ reading: readingOf(game, cited.defendsOnce) }) ? attackedIn(game, faction, space) : nobody

/** A game in which this, too, of a Faction in a space has been in an Attack, if Defenders count. */
export const withDefended = (game: Game, faction: Militant, space: Space, party: Party): Game =>
  sparesDefenders.ask({ reading: readingOf(game, cited.defendsOnce) })
    ? withAttacked(game, faction, space, together(attackedIn(game, faction, space), party, 1))
    : game

/** A game in which what has been in an Attack is known where it has moved to. */
export function withAttackedMoved(game: Game, faction: Militant, moved: Moved): Game {
  const { from, to } = moved
  const gone = attackedOf(game, faction, moved)
  const left = withAttacked(game, faction, from, together(attackedIn(game, faction, from), gone, -1))
  return withAttacked(left, faction, to, together(attackedIn(game, faction, to), gone, 1))
}
