/**
 * What has been in an Attack in this turn, and where it stands.
 *
 * @module
 */
import type { Attacked, Game } from './game.js'
import type { Capability, Militant, Space } from './vocabulary.js'

/** Pieces and Capability markers of one Faction, the Russian Troops of the Reds with them. */
export type Party = Omit<Attacked, 'faction' | 'space'>

/** No pieces and no markers. */
export const nobody: Party = { active: 0, inactive: 0, troops: 0, capabilities: [] }

/** Markers without some of them, one for one. */
export const without = (markers: readonly Capability[], gone: readonly Capability[]): readonly Capability[] =>
  gone.reduce<readonly Capability[]>((left, marker) => {
    const place = left.indexOf(marker)
    return place < 0 ? left : left.toSpliced(place, 1)
  }, markers)

/** What a Faction has in a space that could Attack, or has done so. */
export const partyIn = ({ spaces }: Game, faction: Militant, space: Space): Party => {
  const { cells, troops, capabilities } = spaces[space]
  return {
    ...cells[faction],
    troops: faction === 'reds' ? troops.russia : 0,
    capabilities: capabilities[faction],
  }
}

/** What of a Faction stands in a space and has been in an Attack in this turn. */
export const attackedIn = ({ attacked }: Game, faction: Militant, space: Space): Party =>
  attacked.find((party) => party.faction === faction && party.space === space) ?? nobody

const isEmpty = ({ active, inactive, troops, capabilities }: Party) =>
  active + inactive + troops + capabilities.length === 0

/** A game in which this, and no more, of a Faction in a space has been in an Attack. */
export const withAttacked = (game: Game, faction: Militant, space: Space, party: Party): Game => {
  const others = game.attacked.filter((other) => other.faction !== faction || other.space !== space)
  const { active, inactive, troops, capabilities } = party
  const one = { faction, space, active, inactive, troops, capabilities }
  return { ...game, attacked: isEmpty(party) ? others : [...others, one] }
}

/** What has moved from one space to another. */
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
  capabilities: sign > 0 ? [...one.capabilities, ...other.capabilities] : without(one.capabilities, other.capabilities),
})

/** A game in which what has been in an Attack is known where it has moved to. */
export function withAttackedMoved(game: Game, faction: Militant, moved: Moved): Game {
  const { from, to } = moved
  const gone = attackedOf(game, faction, moved)
  const left = withAttacked(game, faction, from, together(attackedIn(game, faction, from), gone, -1))
  return withAttacked(left, faction, to, together(attackedIn(game, faction, to), gone, 1))
}
