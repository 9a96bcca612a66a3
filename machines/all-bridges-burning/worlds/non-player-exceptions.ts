/** Small worlds in which Non-players act by the rules that hold for them alone. @module */

import { call, type World } from '#kernel'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { type CardNumber, executingCard, withNonPlayers } from '#spec/all-bridges-burning/non-player-state'
import { battleProcedure } from '#spec/all-bridges-burning/procedures/battle'
import {
  activismProcedure,
  marchProcedure,
  messageProcedure,
  moderatesRallyProcedure,
  negotiateProcedure,
  nonPlayerActivismProcedure,
  politicsProcedure,
  rallyProcedure,
  type Terms,
  terrorProcedure,
} from '#spec/all-bridges-burning/procedures/commands'
import { foreignRelationsProcedure } from '#spec/all-bridges-burning/procedures/special-activities'
import { agitationProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { FACTIONS, type Faction, type Militant, type Space } from '#spec/all-bridges-burning/vocabulary'
import { alone, cells, readAs, withOnly } from './shared.js'

const termsOf = (faction: Faction, spaces: Terms['spaces'], limited = false): Terms => ({
  faction,
  spaces,
  free: false,
  limited,
})

/** Nobody but Non-players, and nothing in any purse. */
const played = (game: Game): Game =>
  withNonPlayers({ ...game, resources: { reds: 0, senate: 0, moderates: 0 } }, { factions: FACTIONS })

/** Cells of one Faction, by status. */
const mixed = (faction: Faction, active: number, inactive: number): SpaceState['cells'] => ({
  ...cells(0),
  [faction]: { active, inactive },
})

/** The worlds of Offsetting, and of Commands that cost nothing. */
function commands(phaseTwo: Game): readonly World<Game>[] {
  const hindered = withOnly(phaseTwo, {
    Helsinki: { level: 'Passive Support', terror: { red: 0, white: 1 } },
    Tampere: { level: 'Passive Opposition', cells: cells(0, 0, 1) },
  })
  const troubled = withOnly(phaseTwo, { Helsinki: { cells: cells(1, 1, 1), personality: true } })
  const apart = withOnly(phaseTwo, { Helsinki: { cells: mixed('moderates', 0, 1) }, Viipuri: { cells: cells(1) } })
  const watched = withOnly(
    { ...phaseTwo, polarization: 6 },
    { Helsinki: { cells: { ...cells(1), moderates: { active: 0, inactive: 1 } } } },
  )
  const near: readonly Space[] = ['Helsinki', 'Uusimaa']
  return [
    alone('Rally of Non-player Reds', hindered, call(rallyProcedure, termsOf('reds', ['Helsinki']))),
    alone('Rally of Non-player Moderates', hindered, call(moderatesRallyProcedure, termsOf('moderates', ['Tampere']))),
    alone('Terror of the Non-player Senate', troubled, call(terrorProcedure, termsOf('senate', ['Helsinki']))),
    alone('March of Non-player Reds', apart, call(marchProcedure, termsOf('reds', ['Viipuri', 'Karelia']))),
    alone('Message of Non-player Moderates', apart, call(messageProcedure, termsOf('moderates', near))),
    alone('Negotiate of Non-player Moderates', watched, call(negotiateProcedure, termsOf('moderates', ['Helsinki']))),
    alone(
      'Politics of Non-player Moderates',
      { ...troubled, polarization: 3 },
      call(politicsProcedure, termsOf('moderates', 'any')),
    ),
  ]
}

const battleOf = (attacker: Militant) =>
  call(battleProcedure, {
    attacker,
    decides: attacker,
    space: 'Tampere',
    free: false,
    attackers: { active: 1, inactive: 0, troops: 0 },
    capabilities: [],
  })

/** The worlds of Attack Strength. */
function battles(phaseTwo: Game): readonly World<Game>[] {
  const field = withOnly(phaseTwo, { Tampere: { cells: cells(1, 1), prepared: { reds: 1, senate: 1 } } })
  return [
    alone('a battle of Non-player Reds', field, battleOf('reds')),
    alone('a battle of the Non-player Senate', field, battleOf('senate')),
  ]
}

/** The worlds of Agitation and of Foreign Relations. */
function agitations(phaseTwo: Game): readonly World<Game>[] {
  const terror = { red: 1, white: 1 }
  const held = withOnly(phaseTwo, {
    Helsinki: { cells: cells(2), administrations: 1, terror },
    Vaasa: { cells: cells(0, 2), terror, level: 'Passive Support' },
    Karelia: { cells: cells(0, 0, 1), terror, level: 'Passive Opposition' },
  })
  // Resources without end would let levels go back and forth without end.
  const oneWay = readAs(held, { shiftDirection: 'own side' })
  const vassals = (phase: 1 | 2, germany: number, russia: number): Game => ({
    ...held,
    phase,
    vassalage: { germany, russia },
  })
  const relations = (faction: Militant) => call(foreignRelationsProcedure, { faction, free: false })
  return [
    ...FACTIONS.map((faction) =>
      alone(`Agitation of the Non-player ${faction}`, oneWay, call(agitationProcedure, { faction })),
    ),
    alone('Foreign Relations of Non-player Reds', vassals(1, 0, 2), relations('reds')),
    alone('Foreign Relations of Non-player Reds in Phase II', vassals(2, 0, 2), relations('reds')),
    alone('Foreign Relations of Non-player Reds at another Vassalage', vassals(1, 0, 1), relations('reds')),
    alone('Foreign Relations of the Non-player Senate', vassals(2, 3, 0), relations('senate')),
    alone('Foreign Relations of the Non-player Senate at four', vassals(2, 4, 0), relations('senate')),
    alone('Foreign Relations of the Non-player Senate at two', vassals(2, 2, 0), relations('senate')),
    alone(
      'Foreign Relations of the Non-player Senate at four and then at three',
      readAs(vassals(2, 4, 0), { foreignRelationsTwice: 'both' }),
      relations('senate'),
    ),
  ]
}

/** The worlds of Activism by the card. */
function activisms(phaseTwo: Game): readonly World<Game>[] {
  const town: readonly Space[] = ['Helsinki']
  const reds = withOnly(phaseTwo, {
    Helsinki: {
      cells: { reds: { active: 1, inactive: 1 }, senate: cells(0, 1).senate, moderates: { active: 0, inactive: 1 } },
      administrations: 1,
      terror: { red: 0, white: 1 },
      level: 'Passive Opposition',
    },
    Turku: { cells: mixed('reds', 1, 2), administrations: 1, level: 'Active Opposition' },
  })
  const senate = withOnly(phaseTwo, {
    Helsinki: { cells: { ...cells(1), senate: { active: 1, inactive: 1 } } },
  })
  const holding = (game: Game, faction: Militant, card: CardNumber, die = 0) => executingCard(game, faction, card, die)
  const by = (faction: Militant, spaces: Terms['spaces'], limited = false) =>
    call(nonPlayerActivismProcedure, termsOf(faction, spaces, limited))
  const asPrinted = { nonPlayerActivism: '3.2.2' }
  return [
    alone('Activism of a Non-player', holding(reds, 'reds', 49, 2), call(activismProcedure, termsOf('reds', town))),
    alone('Activism by card #49', holding(reds, 'reds', 49, 2), by('reds', town)),
    alone('Limited Activism by card #49', holding(reds, 'reds', 49, 2), by('reds', ['Helsinki', 'Turku'], true)),
    alone('Activism by card #49 without a die', holding(reds, 'reds', 49), by('reds', town)),
    alone('Activism by card #50', holding(reds, 'reds', 50), by('reds', ['Turku'])),
    alone('Activism by card #50 as 3.2.2 has it', holding(readAs(reds, asPrinted), 'reds', 50), by('reds', town)),
    alone('Activism by card #56', holding(senate, 'senate', 56, 3), by('senate', town)),
    alone('Activism by card #56 without a die', holding(senate, 'senate', 56), by('senate', town)),
    alone(
      'Activism by card #56 with a die rolled later',
      holding(readAs(senate, { activationWithoutADie: 'rolled' }), 'senate', 56),
      by('senate', town),
    ),
  ]
}

/** The worlds of the exceptions for Non-players. */
export function exceptionWorlds(phaseTwo: Game): readonly World<Game>[] {
  const game = played(phaseTwo)
  return [...commands(game), ...battles(game), ...agitations(game), ...activisms(game)]
}
