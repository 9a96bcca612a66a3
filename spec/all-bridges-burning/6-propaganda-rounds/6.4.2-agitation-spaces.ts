/** 6.4.2 Agitation: the spaces. @module */

import { among, type BarOf, COMPARED, flag, forbid, one, range, type Viewed, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { CONTROLS } from '../vocabulary.js'

const senateSpace = {
  control: among(CONTROLS, 'who Controls the space'),
  activeCell: flag('an Active Cell of the Faction is there', 'no Active Cell of the Faction is there'),
}

/** The conditions that make a space eligible for the Senate. */
const senateEligibility = (bar: BarOf<Viewed<typeof senateSpace>>) => [
  bar(cited.agitation.senateControl, { control: P.not('senate') }),
  bar(cited.agitation.senateActiveCell, { activeCell: false }),
]

export const senateIneligible = forbid(
  'Agitation: the space is not eligible for the Senate',
  view(senateSpace),
  senateEligibility,
)

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

export const senateMayNotUse = forbid(
  'Agitation: the Senate may not use the space',
  view({
    ...shared,
    ...senateSpace,
    use: among(['shift', 'Polarization'], 'what the space is used for'),
    taken: among(['none', 'shift', 'Polarization'], 'the option that the Senate has taken before in this phase'),
    reading: cited.senateOption,
  }),
  (bar) => [
    ...senateEligibility(bar),
    bar(cited.agitation.senateOneOption, { taken: 'shift', use: 'Polarization', reading: 'once' }),
    bar(cited.agitation.senateOneOption, { taken: 'Polarization', use: 'shift', reading: 'once' }),
    bar(cited.agitation.senateOneOption, { used: true, use: 'shift' }),
    bar([cited.support.levels, cited.support.towardSenate], { use: 'shift', someStep: false }),
    bar(cited.agitation.senatePolarizationLimit, { used: true, use: 'Polarization' }),
    bar(cited.agitation.payPerShift, { use: 'shift', resources: 'less' }),
    bar([cited.agitation.payPerPolarization, cited.agitation.payPerTerror], { use: 'Polarization', resources: 'less' }),
    bar(cited.polarization.level, { use: 'Polarization', polarized: false }),
  ],
)

export const ownDiscFirst = one(
  'Agitation: may an own disc be taken off the map first',
  view({ exchange: cited.exchangeInAgitation }),
  (row) => [
    row([cited.availability.onlyAvailable, cited.availability.noneAvailable], { exchange: 'refused' }, false),
    row(cited.availability.removeInstead, { exchange: 'removed' }, false),
    row(cited.availability.ownPieces, { exchange: 'own disc' }, true),
  ],
)

/** Two own Cells that give way to a disc, and the disc. */
const replacing = {
  twoCells: flag('the two Cells to be replaced stand there', 'the two Cells to be replaced do not stand there'),
  discAvailable: flag('such a disc is Available', 'no such disc is Available'),
  exchange: cited.exchangeInAgitation,
  discs: range(0, 2, 'discs in the space'),
}

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
    administrations: cited.administrationsInARound,
  }),
  (bar) => [
    bar(cited.agitation.redsControl, { control: P.not('reds') }),
    bar(cited.agitation.redsActiveCellOrAdministration, { activeCellOrAdministration: false }),
    bar(cited.agitation.redsOneOption, { used: true }),
    bar([cited.agitation.redsShift, cited.agitation.redsPassiveOnly], { use: 'shift', someStep: false }),
    bar(cited.agitation.payPerShift, { use: 'shift', resources: 'less' }),
    bar([cited.agitation.payPerPolarization, cited.agitation.payPerTerror], { use: 'Polarization', resources: 'less' }),
    bar(cited.agitation.payToReplace, { use: 'replace', resources: 'less' }),
    bar(cited.polarization.level, { use: 'Polarization', polarized: false }),
    bar(cited.agitation.redsAdministrationTwoCells, { use: 'replace', twoCells: false }),
    bar(cited.agitation.redsAdministrationOneSpace, {
      use: 'replace',
      administrationPlaced: true,
      administrations: 'one space',
    }),
    bar([cited.availability.onlyAvailable, cited.availability.noneAvailable], {
      use: 'replace',
      discAvailable: false,
      exchange: 'refused',
    }),
    bar([cited.stacking.discs, cited.stacking.ignored], { use: 'replace', discs: 2 }),
  ],
)

export const moderatesMayNotUse = forbid(
  'Agitation: the Moderates may not use the space',
  view({
    ...shared,
    ...replacing,
    use: among(['shift', 'Polarization', 'replace', 'cube'], 'what the space is used for'),
    piece: flag('a piece of the Moderates is there', 'no piece of the Moderates is there'),
    populated: flag('the space has Population', 'the space has no Population'),
    issueLeft: flag('an Issue is Unresolved', 'no Issue is Unresolved'),
    reading: cited.cubesWithoutAnIssue,
    cubeAvailable: flag('a cube is available', 'no cube is available'),
    options: cited.onlyPlaceCubes,
  }),
  (bar) => [
    bar(cited.agitation.moderatesUncontrolled, { control: P.not('nobody') }),
    bar(cited.agitation.moderatesPiece, { piece: false }),
    bar(cited.agitation.moderatesPopulation, { populated: false }),
    bar(cited.agitation.moderatesOneOption, { used: true }),
    bar(cited.agitation.cubesModeratesOnly, { use: P.not('cube'), options: 'only cubes' }),
    bar(cited.agitation.moderatesTowardNeutral, { use: 'shift', someStep: false }),
    bar(cited.agitation.payPerShift, { use: 'shift', resources: 'less' }),
    bar(cited.agitation.payPerPolarization, { use: 'Polarization', resources: 'less' }),
    bar(cited.agitation.payToReplace, { use: 'replace', resources: 'less' }),
    bar(cited.agitation.payPerCube, { use: 'cube', resources: 'less' }),
    bar(cited.polarization.level, { use: 'Polarization', polarized: false }),
    bar(cited.agitation.moderatesNetworkTwoCells, { use: 'replace', twoCells: false }),
    bar([cited.availability.onlyAvailable, cited.availability.noneAvailable], {
      use: 'replace',
      discAvailable: false,
      exchange: 'refused',
    }),
    bar([cited.stacking.discs, cited.stacking.ignored], { use: 'replace', discs: 2 }),
    bar([cited.availability.onlyAvailable, cited.agitation.moderatesCube], { use: 'cube', cubeAvailable: false }),
    bar([cited.agitation.moderatesCube, cited.resolvingIssues.inTurn], {
      use: 'cube',
      issueLeft: false,
      reading: 'not allowed',
    }),
  ],
)
