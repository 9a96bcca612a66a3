/**
 * The Resources Phase: what each Faction earns.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, one, sum } from '../../../src/kernel/table.js'
import { among, range, view } from '../../../src/kernel/view.js'
import { resourcesPhase } from '../clauses/propaganda-rounds.js'
import { resources, support } from '../clauses/tracks.js'
import { TRACKS } from '../components/forces.js'
import { redsEarningsUpTo } from '../questions/propaganda-rounds/reds-earnings-up-to.js'
import { CONTROLS, LEVELS } from '../vocabulary.js'

/** What the Senate earns for one space. */
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

/** What the Reds earn for one space. */
export const redsEarn = sum(
  'Earnings of the Reds for a space',
  view({ control: among(CONTROLS, 'who Controls the space'), population: range(0, 2, 'the Population') }),
  (row) => [row(resourcesPhase.redsEarnings, { control: 'reds' }, ({ population }) => population)],
)

/** What the Moderates earn. */
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

/** The Resources of a Faction after it has earned: what it had and what it earns, up to 30. */
export const afterEarning = first(
  'Resources after earning',
  view({ total: range(0, TRACKS.resources + MOST, 'Resources with what is earned') }),
  (row) => [
    row([resourcesPhase.atMost30, resources.range], { total: P.number.gt(TRACKS.resources) }, TRACKS.resources),
    row(resourcesPhase.eachFaction, {}, ({ total }) => total),
  ],
)

/** Whether the Reds choose how much they add. */
export const redsChoose = one('Earnings of the Reds: do they choose', view({ reading: redsEarningsUpTo }), (row) => [
  row([resourcesPhase.redsEarnings, resourcesPhase.eachFaction], { reading: 'all' }, false),
  row(resourcesPhase.redsEarnings, { reading: 'any number' }, true),
])
