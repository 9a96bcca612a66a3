import { describe, expect, it } from 'vitest'
import { marginOf, winnersOf } from '#spec/all-bridges-burning/7-victory/7.3-margins'
import { outcomeOf } from '#spec/all-bridges-burning/8-non-players/8.7-outcome'
import { standardComponents } from '#spec/all-bridges-burning/components/components'
import { emptySpace, type Game, type SpaceState } from '#spec/all-bridges-burning/game'
import { withNonPlayers } from '#spec/all-bridges-burning/non-player-state'
import { startingGame } from '#spec/all-bridges-burning/starting-game'
import { FACTIONS, type Faction, SPACES, type Space, TOWNS } from '#spec/all-bridges-burning/vocabulary'
import { resultsOf } from '../../machines/all-bridges-burning/game-in-tables.js'

const { map, deck } = standardComponents
const base = startingGame(deck)

const mapOf = (space: (name: Space) => Partial<SpaceState>): Game['spaces'] =>
  Object.fromEntries(SPACES.map((name) => [name, { ...emptySpace, ...space(name) }])) as Game['spaces']
const quiet: Game = { ...base, polarization: 1, vassalage: { germany: 0, russia: 0 }, spaces: mapOf(() => ({})) }
const resources = (game: Game, moderates: number): Game => ({ ...game, resources: { ...game.resources, moderates } })
const senateIn = (towns: readonly Space[]) =>
  mapOf((name) => (towns.includes(name) ? { cells: { ...emptySpace.cells, senate: { active: 1, inactive: 0 } } } : {}))

describe('7.2 victoryConditions', () => {
  it('lets the Reds win with 12 Opposition and Administrations, and not with 11', () => {
    // All Populations at Passive Opposition make 12 on the standard map.
    const opposed: Game = { ...quiet, spaces: mapOf(() => ({ level: 'Passive Opposition' })) }
    expect(winnersOf.compute(map, opposed)).toEqual(['reds'])
    const less: Game = {
      ...quiet,
      spaces: mapOf((name) => (name === 'Turku' ? {} : { level: 'Passive Opposition' })),
    }
    expect(winnersOf.compute(map, less)).toEqual([])
    expect([
      marginOf.compute(opposed, { faction: 'reds' }, map),
      marginOf.compute(less, { faction: 'reds' }, map),
    ]).toEqual([1, 0])
  })

  it('keeps the Reds from winning when Russian Vassalage and Polarization make 6, and not at 5', () => {
    const spaces = mapOf(() => ({ level: 'Active Opposition' }))
    const at = (russia: number): Game => ({ ...quiet, spaces, polarization: 3, vassalage: { germany: 0, russia } })
    expect(winnersOf.compute(map, at(2))).toEqual(['reds'])
    expect(winnersOf.compute(map, at(3))).toEqual([])
    expect([
      marginOf.compute(at(2), { faction: 'reds' }, map),
      marginOf.compute(at(3), { faction: 'reds' }, map),
    ]).toEqual([24 - 11, 0])
  })

  it('lets the Senate win with a Town Population of 4, and not with 3 or with German Vassalage and Polarization at 6', () => {
    const three: Game = { ...quiet, spaces: senateIn(['Helsinki', 'Vaasa']) }
    const four: Game = { ...quiet, spaces: senateIn(['Helsinki', 'Vaasa', 'Turku']) }
    expect(winnersOf.compute(map, three)).toEqual([])
    expect(winnersOf.compute(map, four)).toEqual(['senate'])
    expect(winnersOf.compute(map, { ...four, vassalage: { germany: 5, russia: 0 } })).toEqual([])
    expect(marginOf.compute({ ...quiet, spaces: senateIn(TOWNS) }, { faction: 'senate' }, map)).toBe(6 - 3)
  })

  it('lets the Moderates win with 15 Resources if Networks, Issues and one reach Polarization', () => {
    expect(winnersOf.compute(map, resources(quiet, 15))).toEqual(['moderates'])
    expect(winnersOf.compute(map, resources(quiet, 14))).toEqual([])
    expect(winnersOf.compute(map, { ...resources(quiet, 15), polarization: 2 })).toEqual([])
    expect(
      winnersOf.compute(map, { ...resources(quiet, 15), polarization: 2, resolved: { red: 1, white: 0 } }),
    ).toEqual(['moderates'])
  })
})

describe('7.3 finalVictory', () => {
  it('takes one from the margin of the Moderates for each Network and Issue below four', () => {
    const with4 = {
      ...resources(quiet, 20),
      resolved: { red: 1, white: 2 },
      spaces: mapOf((name) => (name === 'Turku' ? { networks: 1 } : {})),
    }
    expect(marginOf.compute(with4, { faction: 'moderates' }, map)).toBe(6)
    expect(marginOf.compute(resources(quiet, 20), { faction: 'moderates' }, map)).toBe(6 - 4)
  })

  it('shows the contradiction of 7.2 and 7.3: the conditions are met and the margin is below zero', () => {
    const game: Game = { ...resources(quiet, 15), polarization: 3, resolved: { red: 1, white: 1 } }
    expect(winnersOf.compute(map, game)).toEqual(['moderates'])
    expect(marginOf.compute(game, { faction: 'moderates' }, map)).toBe(-1)
  })

  it('gives the game to the Power with more Vassalage, and to nobody if both have the same', () => {
    const hopeless: Game = { ...quiet, polarization: 5 }
    const at = (germany: number, russia: number) =>
      outcomeOf(map, { ...hopeless, vassalage: { germany, russia } }, 'final round').winner
    expect([at(2, 1), at(1, 2), at(2, 2)]).toEqual(['germany', 'russia', 'nobody'])
    // Neither Power has six together with Polarization: a Faction wins, though no margin is above zero.
    expect(at(0, 0)).toBe('senate')
    // The same position at a victory check is never a Power's.
    expect(outcomeOf(map, { ...hopeless, vassalage: { germany: 2, russia: 1 } }, 'victory check').winner).not.toBe(
      'germany',
    )
  })

  it('ranks by margin, ties going to the Moderates, then to the Senate', () => {
    const powers: Game = { ...resources(quiet, 18), polarization: 6 }
    expect(outcomeOf(map, powers, 'victory check').ranking).toEqual([
      { faction: 'moderates', margin: 0 },
      { faction: 'senate', margin: 0 },
      { faction: 'reds', margin: 0 },
    ])
  })

  it('can rank those that passed the check before the others, under that reading', () => {
    const game: Game = {
      ...resources(base, 15),
      polarization: 3,
      resolved: { red: 1, white: 1 },
      vassalage: { germany: 3, russia: 3 },
    }
    expect(outcomeOf(map, game, 'victory check').winner).toBe('senate')
    const read = { ...game, readings: { ...game.readings, firstPlace: 'who passed first' } }
    expect(outcomeOf(map, read, 'victory check').winner).toBe('moderates')
  })
})

describe('8.7 onePlayerVictory', () => {
  const against = (game: Game, nonPlayers: readonly Faction[]) => withNonPlayers(game, { factions: nonPlayers })
  const ending = (game: Game, nonPlayers: readonly Faction[], ended: 'victory check' | 'final round' = 'final round') =>
    outcomeOf(map, against(game, nonPlayers), ended)
  const russia: Game = { ...quiet, polarization: 5, vassalage: { germany: 0, russia: 2 } }

  it('tells whether the one player has succeeded, whichever Faction it is', () => {
    for (const faction of FACTIONS) {
      const others = FACTIONS.filter((other) => other !== faction)
      const { winner, player } = ending(quiet, others)
      expect(player).toEqual({ faction, succeeds: winner === faction })
      // Margins of -11, -3 and five less 14, less four: the Senate has the highest.
      expect(winner).toBe('senate')
    }
  })

  it('is about one player: two and three know no such success', () => {
    for (const nonPlayers of [[], ['reds'], ['senate'], ['moderates']] as const)
      expect(ending(quiet, nonPlayers)).not.toHaveProperty('player')
  })

  it('leaves a game of three Non-players to chapter 7, or to their margins if it is read so', () => {
    expect(ending(russia, FACTIONS).winner).toBe('russia')
    const read = { ...russia, readings: { ...russia.readings, nobodyPlays: 'the best Non-player' } }
    // Russia makes the margin of the Reds zero.
    expect(ending(read, FACTIONS).winner).toBe('reds')
    expect(ending(read, FACTIONS)).not.toHaveProperty('player')
  })

  it('says in words how a game with Non-players ended', () => {
    const says = (game: Game, nonPlayers: readonly Faction[]) => resultsOf(ending(game, nonPlayers))
    expect(says(quiet, ['reds', 'moderates'])).toMatchObject({
      role: 'the player',
      says: 'the player, senate, succeeds',
    })
    expect(says(quiet, ['senate', 'moderates'])).toMatchObject({
      role: 'a Non-player',
      says: 'the player, reds, fails; senate, a Non-player, wins',
    })
    expect(says(russia, ['senate', 'moderates'])).toMatchObject({
      role: 'a Power',
      says: 'the player, reds, fails; russia, a Power, wins',
    })
    expect(says(quiet, ['reds'])).toMatchObject({ role: 'a player', says: 'senate, a player, wins' })
    expect(says({ ...quiet, polarization: 6 }, ['reds'])).toMatchObject({ role: 'nobody', says: 'nobody wins' })
    expect(says(quiet, [])).toEqual({
      winner: 'senate',
      says: 'the Senate wins',
      margins: { senate: -3, reds: -11, moderates: -13 },
    })
  })
})
