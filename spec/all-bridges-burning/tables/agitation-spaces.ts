/**
 * Which spaces a Faction may not use in Agitation, and for what.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { type BarOf, forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, type Viewed, view } from '../../../src/kernel/view.js'
import { availability, stacking } from '../clauses/forces.js'
import { agitation } from '../clauses/propaganda-rounds.js'
import { polarization, resolvingIssues } from '../clauses/tracks.js'
import { cubesWithoutAnIssue } from '../questions/propaganda-rounds/cubes-without-an-issue.js'
import { exchangeInAgitation } from '../questions/propaganda-rounds/exchange-in-agitation.js'
import { onlyPlaceCubes } from '../questions/propaganda-rounds/only-place-cubes.js'
import { senateOption } from '../questions/propaganda-rounds/senate-option.js'
import { CONTROLS } from '../vocabulary.js'

const shared = {
  control: among(CONTROLS, 'who Controls the space'),
  used: flag('the Faction has used the space before', 'the Faction has not used the space before'),
  resources: among(COMPARED, 'the Resources of the Faction, against the price of that use'),
  someStep: flag(
    'there is Terror to remove or a level to shift',
    'there is neither Terror to remove nor a level to shift',
  ),
  polarized: flag('Polarization is above 0', 'Polarization is at 0'),
}

const senateSpace = {
  control: among(CONTROLS, 'who Controls the space'),
  activeCell: flag('an Active Cell of the Faction is there', 'no Active Cell of the Faction is there'),
}

/** What makes a space eligible for the Senate. */
const senateEligibility = (bar: BarOf<Viewed<typeof senateSpace>>) => [
  bar(agitation.senateControl, { control: P.not('senate') }),
  bar(agitation.senateActiveCell, { activeCell: false }),
]

/** Which spaces are not eligible for the Senate, whatever it would use them for. */
export const senateIneligible = forbid(
  'Agitation: the space is not eligible for the Senate',
  view(senateSpace),
  senateEligibility,
)

/** Which spaces the Senate may not use. */
export const senateMayNotUse = forbid(
  'Agitation: the Senate may not use the space',
  view({
    ...shared,
    ...senateSpace,
    use: among(['shift', 'Polarization'], 'what the space is used for'),
    taken: among(['none', 'shift', 'Polarization'], 'the option that the Senate has taken before in this phase'),
    reading: senateOption,
  }),
  (bar) => [
    ...senateEligibility(bar),
    bar(agitation.senateOneOption, { taken: 'shift', use: 'Polarization', reading: 'once' }),
    bar(agitation.senateOneOption, { taken: 'Polarization', use: 'shift', reading: 'once' }),
    bar(agitation.senateOneOption, { used: true, use: 'shift' }),
    bar(agitation.senateShift, { use: 'shift', someStep: false }),
    bar(agitation.senatePolarizationLimit, { used: true, use: 'Polarization' }),
    bar(agitation.payPerShift, { use: 'shift', resources: 'less' }),
    bar([agitation.payPerPolarization, agitation.payPerTerror], { use: 'Polarization', resources: 'less' }),
    bar(polarization.level, { use: 'Polarization', polarized: false }),
  ],
)

/** Two own Cells that give way to a disc, and the disc. */
const replacing = {
  twoCells: flag('the two Cells to be replaced stand there', 'the two Cells to be replaced do not stand there'),
  discAvailable: flag('such a disc is Available', 'no such disc is Available'),
  exchange: exchangeInAgitation,
  discs: range(0, 2, 'discs in the space'),
}

/** Whether a Faction may first take an own disc off the map. */
export const ownDiscFirst = one(
  'Agitation: may an own disc be taken off the map first',
  view({ exchange: exchangeInAgitation }),
  (row) => [
    row([availability.onlyAvailable, availability.noneAvailable], { exchange: 'refused' }, false),
    row(availability.removeInstead, { exchange: 'removed' }, false),
    row(availability.ownPieces, { exchange: 'own disc' }, true),
  ],
)

/** Which spaces the Reds may not use. */
export const redsMayNotUse = forbid(
  'Agitation: the Reds may not use the space',
  view({
    ...shared,
    ...replacing,
    use: among(['shift', 'Polarization', 'replace'], 'what the space is used for'),
    activeCellOrAdministration: flag(
      'an Active Cell or an Administration of the Reds is there',
      'neither an Active Cell nor an Administration of the Reds is there',
    ),
    administrationPlaced: flag(
      'an Administration has been placed in this Agitation',
      'no Administration has been placed in this Agitation',
    ),
  }),
  (bar) => [
    bar(agitation.redsControl, { control: P.not('reds') }),
    bar(agitation.redsActiveCellOrAdministration, { activeCellOrAdministration: false }),
    bar(agitation.redsOneOption, { used: true }),
    bar([agitation.redsShift, agitation.redsPassiveOnly], { use: 'shift', someStep: false }),
    bar(agitation.payPerShift, { use: 'shift', resources: 'less' }),
    bar([agitation.payPerPolarization, agitation.payPerTerror], { use: 'Polarization', resources: 'less' }),
    bar(agitation.payToReplace, { use: 'replace', resources: 'less' }),
    bar(polarization.level, { use: 'Polarization', polarized: false }),
    bar(agitation.redsAdministrationTwoCells, { use: 'replace', twoCells: false }),
    bar(agitation.redsAdministrationOneSpace, { use: 'replace', administrationPlaced: true }),
    bar([availability.onlyAvailable, availability.noneAvailable], {
      use: 'replace',
      discAvailable: false,
      exchange: 'refused',
    }),
    bar([stacking.discs, stacking.ignored], { use: 'replace', discs: 2 }),
  ],
)

/** Which spaces the Moderates may not use. */
export const moderatesMayNotUse = forbid(
  'Agitation: the Moderates may not use the space',
  view({
    ...shared,
    ...replacing,
    use: among(['shift', 'Polarization', 'replace', 'cube'], 'what the space is used for'),
    piece: flag('a piece of the Moderates is there', 'no piece of the Moderates is there'),
    populated: flag('the space has Population', 'the space has no Population'),
    issueLeft: flag('an Issue is Unresolved', 'no Issue is Unresolved'),
    reading: cubesWithoutAnIssue,
    cubeAvailable: flag('a cube is available', 'no cube is available'),
    options: onlyPlaceCubes,
  }),
  (bar) => [
    bar(agitation.moderatesUncontrolled, { control: P.not('nobody') }),
    bar(agitation.moderatesPiece, { piece: false }),
    bar(agitation.moderatesPopulation, { populated: false }),
    bar(agitation.moderatesOneOption, { used: true }),
    bar(agitation.cubesModeratesOnly, { use: P.not('cube'), options: 'only cubes' }),
    bar(agitation.moderatesTowardNeutral, { use: 'shift', someStep: false }),
    bar(agitation.payPerShift, { use: 'shift', resources: 'less' }),
    bar(agitation.payPerPolarization, { use: 'Polarization', resources: 'less' }),
    bar(agitation.payToReplace, { use: 'replace', resources: 'less' }),
    bar(agitation.payPerCube, { use: 'cube', resources: 'less' }),
    bar(polarization.level, { use: 'Polarization', polarized: false }),
    bar(agitation.moderatesNetworkTwoCells, { use: 'replace', twoCells: false }),
    bar([availability.onlyAvailable, availability.noneAvailable], {
      use: 'replace',
      discAvailable: false,
      exchange: 'refused',
    }),
    bar([stacking.discs, stacking.ignored], { use: 'replace', discs: 2 }),
    bar([availability.onlyAvailable, agitation.moderatesCube], { use: 'cube', cubeAvailable: false }),
    bar([agitation.moderatesCube, resolvingIssues.inTurn], { use: 'cube', issueLeft: false, reading: 'not allowed' }),
  ],
)
