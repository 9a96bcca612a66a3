/**
 * The small worlds in which the charts, and parts of the whole book, are enumerated.
 *
 * @module
 */
import type { Components } from '../../spec/all-bridges-burning/components/components.js'
import { emptyGame, emptySpace, type Game, type SpaceState } from '../../spec/all-bridges-burning/game.js'
import {
  agitationProcedure,
  anyCommand,
  campaignDeck,
  commandExecuted,
  eventCardProcedure,
  eventExecuted,
  fullCommand,
  germanActionProcedure,
  limitedCommandProcedure,
  politicsPhaseProcedure,
  powersProcedure,
  prisonersProcedure,
  propagandaRoundProcedure,
  redRevoltProcedure,
  setupProcedure,
  specialActivity,
  wholeGame,
} from '../../spec/all-bridges-burning/procedures.js'
import { startingGame } from '../../spec/all-bridges-burning/starting-game.js'
import {
  COLORS,
  type Color,
  FACTIONS,
  OWN_SPECIAL_ACTIVITIES,
  type Space,
} from '../../spec/all-bridges-burning/vocabulary.js'
import type { World } from '../../src/kernel/book.js'
import type { Call } from '../../src/kernel/procedure.js'
import { call } from '../../src/kernel/procedure.js'

const alone = (name: string, game: Game, of: Call): World<Game> => ({ name, game, call: of, reach: 'alone' })
const whole = (name: string, game: Game, of: Call): World<Game> => ({ name, game, call: of, reach: 'whole' })

const cells = (reds: number, senate = 0, moderates = 0): SpaceState['cells'] => ({
  reds: { active: reds, inactive: 0 },
  senate: { active: senate, inactive: 0 },
  moderates: { active: moderates, inactive: 0 },
})

/** A game with nothing on the map but what is named. */
const withOnly = (game: Game, spaces: Readonly<Partial<Record<Space, Partial<SpaceState>>>>): Game => ({
  ...game,
  spaces: {
    ...emptyGame.spaces,
    ...Object.fromEntries(Object.entries(spaces).map(([name, space]) => [name, { ...emptySpace, ...space }])),
  },
})

const readAs = (game: Game, readings: Readonly<Record<string, string>>): Game => ({
  ...game,
  readings: { ...game.readings, ...readings },
})

/** Every small world, over the components. */
export function worldsOf({ deck }: Components): readonly World<Game>[] {
  const start = startingGame(deck)
  const phaseTwo: Game = { ...start, phase: 2, cards: { ...start.cards, current: 26, upcoming: 27 } }
  return [
    ...setupWorlds(),
    ...eventCardWorlds(start, phaseTwo),
    ...actionWorlds(start, phaseTwo),
    ...revoltWorlds(start, deck.pivotal),
    ...propagandaWorlds(start, phaseTwo),
    ...politicsWorlds(start),
    ...agitationWorlds(start),
    ...troopWorlds(phaseTwo),
    ...gameWorlds(start),
  ]
}

const setupWorlds = () => [
  alone(
    'a Campaign Deck of 5 cards',
    emptyGame,
    call(campaignDeck, { events: [1, 2, 3, 4, 5], propaganda: 22, lower: 2, upper: 2 }),
  ),
  alone('Setup with its dice and its order', emptyGame, call(setupProcedure, null)),
]

function eventCardWorlds(start: Game, phaseTwo: Game): readonly World<Game>[] {
  const card = call(eventCardProcedure, null)
  const ineligible: Game = { ...start, cylinders: { reds: 'Ineligible', senate: '1st', moderates: '2nd' } }
  const many = withOnly({ ...start, conscripts: 0 }, { Tampere: { cells: cells(14) }, Vaasa: { cells: cells(0, 13) } })
  const revolt: Game = {
    ...start,
    cards: { ...start.cards, current: 24 },
    cylinders: { ...start.cylinders, reds: 'bottom d' },
  }
  return [
    alone('an Event card in Phase I', start, card),
    alone('an Event card with a Faction Ineligible', ineligible, card),
    alone('an Event card with 27 Cells on the map', many, card),
    alone('an Event card with 27 Cells, a Pass being no turn', readAs(many, { doesAPassEndATurn: 'no' }), card),
    alone('an Event card in Phase II with the German Action Phase', phaseTwo, card),
    alone(
      'an Event card in Phase II without the German Action Phase',
      { ...phaseTwo, cards: { ...phaseTwo.cards, current: 27 } },
      card,
    ),
    alone('the Red Revolt card', revolt, card),
    alone(
      'an Event card, only a Special Activity making Ineligible',
      readAs({ ...start, specialActivity: true }, { whoBecomesIneligible: 'special activity' }),
      card,
    ),
    whole('a whole Event card in Phase I', start, card),
    whole('a whole Event card in Phase II with the German Action Phase', phaseTwo, card),
    whole(
      'a whole Event card, only a Special Activity making Ineligible',
      readAs(start, { whoBecomesIneligible: 'special activity' }),
      card,
    ),
  ]
}

function actionWorlds(start: Game, phaseTwo: Game): readonly World<Game>[] {
  const news = withOnly(phaseTwo, {
    Helsinki: { cells: cells(1, 1, 1), news: { alone: 0, reds: 1, senate: 1, moderates: 0 } },
  })
  const twice = withOnly(phaseTwo, {
    Helsinki: { cells: cells(1), news: { alone: 0, reds: 2, senate: 0, moderates: 0 } },
  })
  return [
    ...FACTIONS.flatMap((faction) => [
      alone(`a Command of the ${faction}`, phaseTwo, call(commandExecuted, anyCommand(faction))),
      alone(`a full Command of the ${faction}`, phaseTwo, call(fullCommand, { faction })),
      whole(`a full Command of the ${faction} with its Special Activities`, phaseTwo, call(fullCommand, { faction })),
      alone(`an Event of the ${faction}`, start, call(eventExecuted, { faction })),
      whole(
        `a Limited Command of the ${faction} with News on the map`,
        news,
        call(limitedCommandProcedure, { faction }),
      ),
      ...OWN_SPECIAL_ACTIVITIES[faction].map((activity) =>
        alone(`${activity} of the ${faction}`, phaseTwo, call(specialActivity, { faction, activity })),
      ),
    ]),
    alone(
      'a Limited Command of the Reds with News to be discarded once',
      readAs(twice, { furtherNews: 'once' }),
      call(limitedCommandProcedure, { faction: 'reds' }),
    ),
    alone('a Limited Command of the Reds with News', news, call(limitedCommandProcedure, { faction: 'reds' })),
    alone('a Command of the Reds in Phase I', start, call(commandExecuted, anyCommand('reds'))),
    alone('a full Command of the Senate in Phase I', start, call(fullCommand, { faction: 'senate' })),
    alone('the Germans by the flowchart', phaseTwo, call(germanActionProcedure, null)),
    alone('the Germans by Coordinate', { ...phaseTwo, coordinate: true }, call(germanActionProcedure, null)),
  ]
}

function revoltWorlds(start: Game, pivotal: number): readonly World<Game>[] {
  const current: Game = { ...start, cards: { ...start.cards, current: pivotal } }
  const armed: Game = { ...current, capabilityBox: { reds: ['Cannons'], senate: ['Jaeger', 'Trains'] } }
  const noVaasa = withOnly(armed, {
    Tampere: { cells: cells(2) },
    'Oulun lääni': { cells: cells(0, 1) },
    Häme: { cells: cells(0, 1) },
    Helsinki: { cells: cells(1, 1), prepared: { reds: 0, senate: 1 } },
  })
  const revolt = call(redRevoltProcedure, null)
  return [
    alone('the Red Revolt', current, revolt),
    alone('the Red Revolt with Capabilities', armed, revolt),
    alone('the Red Revolt with Capabilities and no Senate in Vaasa', noVaasa, revolt),
    alone('the Red Revolt in which Capabilities may be kept', readAs(noVaasa, { capabilityPlacing: 'may' }), revolt),
    alone('the Red Revolt without any Reds', withOnly(current, { Vaasa: { cells: cells(0, 1) } }), revolt),
    alone('the Red Revolt that must be used', readAs(current, { revoltChoice: 'must choose' }), revolt),
    alone(
      'the Red Revolt that must be used, without any Reds',
      readAs(withOnly(current, { Vaasa: { cells: cells(0, 1) } }), { revoltChoice: 'must choose' }),
      revolt,
    ),
    whole('the whole Red Revolt with Capabilities', noVaasa, revolt),
  ]
}

function propagandaWorlds(start: Game, phaseTwo: Game): readonly World<Game>[] {
  const round = call(propagandaRoundProcedure, null)
  const quiet = withOnly(start, { Vaasa: { cells: cells(0, 1) } })
  const won: Game = { ...start, resources: { ...start.resources, moderates: 16 }, polarization: 1 }
  const after = (game: Game, rounds: number): Game => ({ ...game, propagandaRounds: rounds })
  return [
    alone('the first Propaganda Round', quiet, round),
    alone('the second Propaganda Round in Phase I', after(quiet, 1), round),
    alone(
      'the second Propaganda Round with Red Revolt! next',
      { ...after(quiet, 1), cards: { ...quiet.cards, upcoming: 24 } },
      round,
    ),
    alone('the third Propaganda Round in Phase II', after(phaseTwo, 2), round),
    alone(
      'a Propaganda Round in which the Reds choose what to add',
      readAs(start, { redsEarningsUpTo: 'any number' }),
      round,
    ),
    alone('the final Propaganda Round', after(phaseTwo, 3), round),
    alone('a Propaganda Round that the Moderates win', won, round),
    whole(
      'a whole Propaganda Round with little on the map',
      { ...quiet, resources: { reds: 1, senate: 2, moderates: 0 } },
      round,
    ),
    whole(
      'a whole Propaganda Round in Phase II with Prisoners',
      {
        ...after(withOnly(phaseTwo, { Vaasa: { cells: cells(0, 1), troops: { germany: 2, russia: 0 } } }), 2),
        resources: { reds: 0, senate: 1, moderates: 0 },
        vassalage: { germany: 1, russia: 1 },
        prisoners: { reds: 2, senate: 1, moderates: 0 },
      },
      round,
    ),
  ]
}

const politicsWorlds = (start: Game): readonly World<Game>[] => {
  const politics = call(politicsPhaseProcedure, null)
  const withCubes = (red: number, white: number): Game => ({ ...start, cubes: { red, white } })
  return [
    alone('Politics without cubes', start, politics),
    alone('Politics with more red cubes', withCubes(3, 1), politics),
    alone('Politics with more white cubes', withCubes(1, 2), politics),
    alone('Politics with as many cubes of each color', withCubes(1, 1), politics),
    alone('Politics with all Issues Resolved', { ...withCubes(1, 0), resolved: { red: 1, white: 2 } }, politics),
  ]
}

function agitationWorlds(start: Game): readonly World<Game>[] {
  const terror = { red: 1, white: 1 }
  const rich: Game = { ...start, resources: { reds: 4, senate: 4, moderates: 3 }, resolved: { red: 1, white: 1 } }
  const senate = withOnly(rich, {
    Vaasa: { cells: cells(0, 2), level: 'Passive Support' },
    Pohjanmaa: { cells: cells(0, 1), terror, level: 'Passive Opposition' },
    Helsinki: { cells: cells(2, 1) },
  })
  const extreme = withOnly(rich, {
    Vaasa: { cells: cells(0, 2), level: 'Active Support' },
    Pohjanmaa: { cells: cells(0, 1), terror, level: 'Passive Opposition' },
    Tampere: { cells: cells(2), level: 'Passive Opposition' },
    Turku: { cells: cells(1), level: 'Neutral' },
  })
  const reds = withOnly(rich, {
    Tampere: { cells: cells(3), terror: { red: 0, white: 1 }, level: 'Passive Opposition' },
    Turku: { cells: cells(0), administrations: 1 },
    Viipuri: { cells: { ...cells(0), reds: { active: 0, inactive: 2 } }, administrations: 0 },
  })
  const moderates = withOnly(rich, {
    Helsinki: { cells: cells(1, 1, 2), level: 'Active Opposition', terror },
    Turku: { cells: cells(0, 0, 1), level: 'Passive Support' },
    Viipuri: { cells: cells(2, 0, 1) },
  })
  const of = (faction: (typeof FACTIONS)[number]) => call(agitationProcedure, { faction })
  return [
    alone('Agitation of the Senate in two spaces', senate, of('senate')),
    alone(
      'Agitation of the Senate, choosing in each space',
      readAs(senate, { senateOption: 'each space' }),
      of('senate'),
    ),
    alone(
      'Agitation of the Senate, the extra cost on every use',
      readAs(senate, { surchargeScope: 'every use' }),
      of('senate'),
    ),
    alone(
      'Agitation of the Senate, towards Support only',
      readAs(extreme, { shiftDirection: 'own side' }),
      of('senate'),
    ),
    alone('Agitation of the Reds in two spaces', reds, of('reds')),
    alone('Agitation of the Reds, a shift being required', readAs(reds, { terrorOnly: 'shift required' }), of('reds')),
    alone(
      'Agitation of the Reds, towards Opposition only',
      readAs(extreme, { shiftDirection: 'own side' }),
      of('reds'),
    ),
    alone(
      'Agitation of the Reds, the extra cost on every use',
      readAs(reds, { surchargeScope: 'every use' }),
      of('reds'),
    ),
    alone(
      'Agitation of the Senate, Terror to be removed in all its spaces',
      readAs(senate, { senateTerror: 'all eligible spaces' }),
      of('senate'),
    ),
    alone(
      'Agitation of the Moderates with all Issues Resolved',
      readAs({ ...moderates, resolved: { red: 1, white: 2 } }, { cubesWithoutAnIssue: 'not allowed' }),
      of('moderates'),
    ),
    alone('Agitation of the Moderates in two spaces', moderates, of('moderates')),
    alone('Agitation at Polarization zero', { ...moderates, polarization: 0 }, of('moderates')),
    ...COLORS.map((color: Color) =>
      alone(
        `Agitation of the Moderates with all ${color} cubes placed`,
        { ...moderates, resources: { ...moderates.resources, moderates: 1 }, cubes: { red: 0, white: 0, [color]: 3 } },
        of('moderates'),
      ),
    ),
  ]
}

function troopWorlds(phaseTwo: Game): readonly World<Game>[] {
  const by = (occasion: 'Propaganda Round' | 'Red Revolt') => call(powersProcedure, { occasion })
  const many = withOnly(phaseTwo, {
    Helsinki: { cells: cells(1), troops: { germany: 2, russia: 2 } },
    Viipuri: { troops: { germany: 1, russia: 1 } },
  })
  const low = { germany: 1, russia: 1 }
  const high = { germany: 4, russia: 5 }
  const nobody = withOnly(phaseTwo, { Vaasa: { cells: cells(0, 1) } })
  return [
    alone('more Troops than Vassalage', { ...many, vassalage: low }, by('Propaganda Round')),
    alone('more Troops than Vassalage in the Red Revolt', { ...many, vassalage: low }, by('Red Revolt')),
    alone('fewer Troops than Vassalage', { ...many, vassalage: high }, by('Propaganda Round')),
    alone('fewer Troops than Vassalage in the Red Revolt', { ...many, vassalage: high }, by('Red Revolt')),
    alone(
      'more Russians than Vassalage in the Red Revolt, removed in one Town',
      readAs({ ...many, vassalage: low }, { russianRemovalTown: 'one Town' }),
      by('Red Revolt'),
    ),
    alone(
      'more Russians than Vassalage and no Town with Reds pieces',
      readAs(withOnly(phaseTwo, { Karelia: { troops: { germany: 0, russia: 5 } } }), {
        russianRemovalTown: 'one Town',
      }),
      by('Red Revolt'),
    ),
    alone(
      'more Germans than Vassalage in their box',
      readAs({ ...nobody, troopBoxes: { germany: 5, russia: 0 } }, { surplusInTheBox: 'leaves' }),
      by('Propaganda Round'),
    ),
    alone('as many Troops as Vassalage', { ...many, vassalage: { germany: 3, russia: 3 } }, by('Propaganda Round')),
    alone('no Town with Reds pieces', nobody, by('Propaganda Round')),
    alone(
      'Troops in the box, only those on the map being counted',
      readAs({ ...many, troopBoxes: { germany: 2, russia: 0 } }, { germansCounted: 'map' }),
      by('Propaganda Round'),
    ),
    alone(
      'Prisoners of all Factions',
      { ...phaseTwo, prisoners: { reds: 2, senate: 2, moderates: 1 } },
      call(prisonersProcedure, null),
    ),
    alone('no Prisoners', phaseTwo, call(prisonersProcedure, null)),
  ]
}

const gameWorlds = (start: Game): readonly World<Game>[] => [
  alone(
    'the cards from the last Event of a Campaign on',
    {
      ...emptyGame,
      cards: { ...start.cards, current: 'none', upcoming: 'none', draw: [1, 2, 22, 3, 4, 5] },
    },
    call(wholeGame, null),
  ),
]
