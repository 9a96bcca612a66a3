/** 6.2: Infiltration, and units that are isolated. @module */

import { among, computed, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { CONTROLS } from './1.1-general-points.js'
import * as cited from './rules.gen.js'
import { SOVIET_UNITS } from './vocabulary.js'

export const mayNotInfiltrate = forbid(
  'Harassment: may not be infiltrated',
  view(
    {
      turn: among(['December I', 'a later one'], 'the turn'),
      harassmentFrom: cited.harassmentFrom,
      territory: among(['Finnish', 'Soviet'], 'whose territory the space is'),
      control: among(CONTROLS, 'who controls the space'),
      used: flag('the marker has been used in this turn', 'the marker has not been used in this turn'),
      enough: flag('an SCT is on the sheet', 'no SCT is on the sheet'),
      solo: flag('one player plays', 'two players play'),
      offered: flag('it has a marker, or the weakest force', 'it has no marker, and not the weakest force'),
    },
    [
      {
        because: 'the Soviets control their own territory',
        when: ({ territory, control }) => territory === 'Soviet' && control !== 'Soviets',
      },
    ],
  ),
  (bar) => [
    bar(cited.harassment.from, { turn: 'December I', harassmentFrom: 'December II' }),
    bar([cited.harassment.target, cited.harassment.controlledOnly], { control: P.not('Soviets') }),
    bar(cited.generalPoints.noFinns, { territory: 'Soviet' }),
    bar(cited.harassment.oneMarker, { used: true }),
    bar([cited.harassment.scouts, cited.harassment.fromFront], {
      enough: false,
      territory: 'Finnish',
      control: 'Soviets',
    }),
    bar(cited.soloHarassment.target, { solo: true, offered: false }),
  ],
)

export const harassmentScore = computed(
  'Harassment: the score',
  [cited.harassment.perScout, cited.harassment.perUnit, cited.harassment.perNeighbour],
  (die: number, scouts: number, units: number, neighbours: number): number => die + scouts - 2 * units - neighbours,
)

export const harassmentResult = one(
  'Harassment: the result',
  view({ score: range(0, 9, 'the score, 0 for less') }),
  (row) => [
    row(cited.harassment.success, { score: P.number.gte(6) }, 'success'),
    row(cited.harassment.middle, { score: P.union(4, 5) }, 'one each'),
    row(cited.harassment.failure, { score: P.number.lte(3) }, 'failure'),
  ],
)

export const mayNotStay = forbid(
  'Harassment: may not stay',
  view({ result: among(['success', 'one each', 'failure'], 'how it ended'), scoutsStay: cited.scoutsStay }),
  (bar) => [
    bar([cited.harassment.stay, cited.harassment.takenBack], {
      result: P.not('success'),
      scoutsStay: 'only if victorious',
    }),
  ],
)

export const standing = one('Harassment: units in the space', view({ unitsInside: cited.unitsInside }), (row) => [
  row(cited.harassment.isolated, { unitsInside: 'stay isolated' }, 'stay'),
  row(cited.harassment.lost, { unitsInside: 'retreat' }, 'retreat'),
])

export const eliminatedAs = one(
  'Isolation: in which place a unit is eliminated',
  view({ unit: among(SOVIET_UNITS, 'the unit'), isolatedElite: cited.isolatedElite }),
  (row) => [
    row(cited.harassment.order, { unit: 'TAN' }, 1),
    row(cited.harassment.order, { unit: 'MECA' }, 2),
    row(cited.harassment.order, { unit: 'FUS' }, 3),
    row(cited.harassment.order, { unit: 'ELI', isolatedElite: 'as FUS' }, 3),
    row(cited.harassment.order, { unit: 'ELI', isolatedElite: 'last' }, 4),
    row(cited.harassment.order, { unit: 'ELI', isolatedElite: 'never' }, 'never'),
  ],
)

export const mayNotBeEliminated = forbid(
  'Isolation: may not be eliminated',
  view({
    there: flag('such a unit is isolated there', 'no such unit is isolated there'),
    place: among([1, 2, 3, 4, 'never'], 'its place in the order'),
    sooner: flag('a unit comes before it', 'no unit comes before it'),
    counted: flag('a unit of the space has been eliminated', 'no unit of the space has been eliminated'),
  }),
  (bar) => [
    bar(cited.harassment.eliminated, { there: false }),
    bar(cited.harassment.order, { place: 'never' }),
    bar(cited.harassment.order, { sooner: true }),
    bar(cited.harassment.eliminated, { counted: true }),
  ],
)

export const eliminatedEach = one(
  'Isolation: how many are eliminated',
  view({ isolatedCount: cited.isolatedCount }),
  (row) => [
    row(cited.harassment.eliminated, { isolatedCount: 'in all' }, 'one in all'),
    row(cited.harassment.eliminated, { isolatedCount: 'each space' }, 'one in each space'),
  ],
)

export const eliminatedTo = one(
  'Isolation: where an eliminated unit goes',
  view({ isolatedWhere: cited.isolatedWhere }),
  (row) => [
    row(cited.harassment.eliminated, { isolatedWhere: 'to the Losses' }, 'to the Losses'),
    row(cited.harassment.eliminated, { isolatedWhere: 'out of the game' }, 'out of the game'),
  ],
)

export const finnishForce = one(
  'Combat: who fights for the Finns',
  view({ scouts: flag('SCT are in the space', 'no SCT is in the space'), scoutsFight: cited.scoutsFight }),
  (row) => [
    row(cited.harassment.takenBack, { scouts: false }, 'the strategy'),
    row(cited.harassment.takenBack, { scouts: true, scoutsFight: 'beside them' }, 'both'),
    row(cited.harassment.takenBack, { scouts: true, scoutsFight: 'instead of them' }, 'the scouts'),
  ],
)

export const mayNotSend = forbid(
  'Harassment: may not be sent',
  view({
    scouts: range(1, 4, 'SCT, 4 for more than three'),
    enough: flag('so many SCT are on the sheet', 'not so many SCT are on the sheet'),
  }),
  (bar) => [
    bar(cited.harassment.scouts, { scouts: 4 }),
    bar([cited.harassment.scouts, cited.harassment.fromFront], { enough: false }),
  ],
)

export const mayNotComeBack = forbid(
  'Harassment: may not come back',
  view({ solo: flag('one player plays', 'two players play'), scoutsBack: cited.scoutsBack }),
  (bar) => [bar(cited.soloHarassment.stay, { solo: true }), bar(cited.harassment.takenBack, { scoutsBack: 'no' })],
)

export const usableAtOnce = one(
  'Harassment: whether SCT that come back can be used at once',
  view({ scoutsBack: cited.scoutsBack }, [{ because: 'none comes back', when: (asked) => asked.scoutsBack === 'no' }]),
  (row) => [
    row(cited.harassment.available, { scoutsBack: 'and go again' }, true),
    row(cited.harassment.available, { scoutsBack: P.not('and go again') }, false),
  ],
)
