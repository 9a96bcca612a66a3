/** 6.3 Resources Phase. @module */

import {
  added,
  among,
  example,
  first,
  formula,
  one,
  prohibition,
  question,
  range,
  rule,
  sum,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { resources } from '../1-introduction/1.5-resources.js'
import { support } from '../1-introduction/1.6-support.js'
import { controlOf } from '../1-introduction/1.7-control.js'
import { TRACKS } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game } from '../game.js'
import { section } from '../section.js'
import { CONTROLS, FACTIONS, LEVELS, SPACES } from '../vocabulary.js'

export const resourcesPhase = section('resourcesPhase', '6.3', 'Resources Phase', {
  eachFaction: rule('Every Faction adds to its Resources in the Resources Phase.'),
  atMost30: prohibition('No Faction’s Resources rise above 30.'),
  senateEarnings: formula('The Senate earns one Resource per level of Support in every space.'),
  senateIgnoresPopulation: rule('The Population of a space makes no difference to what the Senate earns for it.'),
  redsEarnings: formula('The Reds earn Resources up to the Population of all the spaces that they Control.'),
  moderatesUpToFive: formula(
    'The Moderates earn one Resource for every two full levels of Polarization among the first five.',
  ),
  moderatesAboveFive: formula('Each level that Polarization stands above five earns the Moderates one more Resource.'),
  senateExample: example(
    'Active Support in Vaasa, Helsinki and Mikkelin lääni, whose Population is zero, earns the Senate six Resources.',
  ),
  moderatesExample: example(
    'At Polarization seven the Moderates earn four: two for levels one to five, one each for six and seven.',
  ),
})

export const orderOfEarnings = question('orderOfEarnings', {
  asks: 'Do the Factions earn their Resources in the order of the list, or all at once?',
  kind: 'gap',
  clauses: [resourcesPhase.eachFaction],
  readings: {
    'all at once': 'All at once.',
    'as listed': 'Senate, Reds, Moderates.',
  },
  usual: 'all at once',
  because: 'The lead adds to the Resources of each Faction and gives no order.',
  editorial: 'What one Faction earns depends on nothing that another earns.',
})

export const redsEarningsUpTo = question('redsEarningsUpTo', {
  asks: 'Do the Reds earn the whole Population they Control, or any number up to it?',
  clauses: [resourcesPhase.redsEarnings],
  readings: {
    all: 'The Reds add exactly that Population.',
    'any number': 'The Reds choose how much they add.',
  },
  usual: 'all',
  because:
    'The bullet says up to, but the lead of 6.3 tells every Faction to add what the list gives, and it names no choice.',
})

export const senateEarns = sum(
  'Earnings of the Senate for a space',
  view({ level: among(LEVELS, 'the level of Support or Opposition') }),
  (row) => [
    row([resourcesPhase.senateEarnings, resourcesPhase.senateIgnoresPopulation], { level: 'Passive Support' }, 1),
    row(
      [
        resourcesPhase.senateEarnings,
        resourcesPhase.senateIgnoresPopulation,
        support.zeroEarnings,
        support.zeroPopulation,
      ],
      { level: 'Active Support' },
      2,
    ),
  ],
)

export const redsEarn = sum(
  'Earnings of the Reds for a space',
  view({ control: among(CONTROLS, 'who Controls the space'), population: range(0, 2, 'the Population') }),
  (row) => [row(resourcesPhase.redsEarnings, { control: 'reds' }, ({ population }) => population)],
)

export const moderatesEarn = sum(
  'Earnings of the Moderates',
  view({ polarization: range(0, TRACKS.polarization, 'Polarization') }),
  (row) => [
    row(resourcesPhase.moderatesUpToFive, {}, ({ polarization }) => Math.floor(Math.min(polarization, 5) / 2)),
    row(resourcesPhase.moderatesAboveFive, { polarization: P.number.gt(5) }, ({ polarization }) => polarization - 5),
  ],
)

/** The most that a Faction can earn at once: two levels for each of thirteen spaces. */
const MOST = 26

export const afterEarning = first(
  'Resources after earning',
  view({ total: range(0, TRACKS.resources + MOST, 'Resources with what is earned') }),
  (row) => [
    row([resourcesPhase.atMost30, resources.range], { total: P.number.gt(TRACKS.resources) }, TRACKS.resources),
    row(resourcesPhase.eachFaction, {}, ({ total }) => total),
  ],
)

export const redsChoose = one('Earnings of the Reds: do they choose', view({ reading: redsEarningsUpTo }), (row) => [
  row([resourcesPhase.redsEarnings, resourcesPhase.eachFaction], { reading: 'all' }, false),
  row(resourcesPhase.redsEarnings, { reading: 'any number' }, true),
])

export const earningsOf = added(
  'Earnings',
  [resourcesPhase.eachFaction],
  { faction: FACTIONS },
  (add, game: Game, { faction }, map: GameMap) => {
    if (faction === 'moderates') return add(moderatesEarn.ask({ polarization: game.polarization }), 'Polarization')
    for (const space of SPACES)
      add(
        faction === 'senate'
          ? senateEarns.ask({ level: game.spaces[space].level })
          : redsEarn.ask({ control: controlOf.compute(game, { space }), population: map.population[space] }),
        space,
      )
  },
)
