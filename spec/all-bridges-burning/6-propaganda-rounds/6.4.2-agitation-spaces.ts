/** 6.4.2 Agitation: the spaces. @module */

import { among, type BarOf, COMPARED, flag, forbid, one, question, range, type Viewed, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { availability, stacking } from '../1-introduction/1.4.2-availability.js'
import { support } from '../1-introduction/1.6-support.js'
import { polarization } from '../1-introduction/1.9-vassalage.js'
import { resolvingIssues } from '../1-introduction/1.11-political-display.js'
import { cubesWithoutAnIssue } from '../3-commands/3.3.4-politics.js'
import { CONTROLS } from '../vocabulary.js'
import { agitation } from './6.4-agitation-phase.js'

export const exchangeInAgitation = question('exchangeInAgitation', {
  asks: 'What becomes of two Cells that are to give way in Agitation when no Administration or Network is Available?',
  kind: 'gap',
  clauses: [
    agitation.redsAdministrationTwoCells,
    agitation.moderatesNetworkTwoCells,
    availability.noneAvailable,
    availability.removeInstead,
    availability.ownPieces,
  ],
  readings: {
    refused: 'The exchange cannot be chosen.',
    removed: 'The Cells are removed and nothing takes their place, as 1.4.2 says.',
    'own disc':
      'The Faction may first take one of its own discs off the map, as in a Command; if it does not, the Cells are removed.',
  },
  usual: 'refused',
  because:
    'In Agitation an option has to replace Cells with a disc; without one there is nothing to spend the Resource on; own pieces are made Available in a Command, a Special Activity or an Event.',
})

export const onlyPlaceCubes = question('onlyPlaceCubes', {
  asks: 'Do the Moderates do nothing in Agitation but place cubes?',
  kind: 'slip',
  clauses: [
    agitation.cubesModeratesOnly,
    agitation.moderatesShift,
    agitation.moderatesPolarization,
    agitation.moderatesNetwork,
  ],
  readings: {
    'only the Moderates': 'The Moderates alone place cubes; they have their other options besides.',
    'only cubes': 'The Moderates place cubes and do nothing else.',
  },
  usual: 'only the Moderates',
  because: 'The list gives the Moderates three more options; the lead has the word only in the wrong place.',
})

export const administrationsInARound = question('administrationsInARound', {
  asks: 'May the Reds place Administrations in several spaces in the Agitation of one Round?',
  clauses: [agitation.redsAdministrationOneSpace, agitation.redsOneOption, agitation.redsAdministration],
  readings: {
    'one space': 'No: in a single space of all that they use.',
    'each space': 'Yes: the option is there in each space, and places one Administration in it.',
  },
  usual: 'one space',
  because: 'The list is about each space as it is; "in one space" would say nothing if every space counted by itself.',
})

export const senateOption = question('senateOption', {
  asks: 'Does the Senate choose its option once for the whole phase, or for each space?',
  clauses: [agitation.senateOneOption, agitation.senateShift, agitation.senatePolarization],
  readings: {
    once: 'The Senate either shifts or lowers Polarization, in all of its spaces.',
    'each space': 'The Senate chooses anew in each space.',
  },
  usual: 'once',
  because: 'The sentences for the Reds and the Moderates say each space; the one for the Senate does not.',
})

const senateSpace = {
  control: among(CONTROLS, 'who Controls the space'),
  activeCell: flag('an Active Cell of the Faction is there', 'no Active Cell of the Faction is there'),
}

/** What makes a space eligible for the Senate. */
const senateEligibility = (bar: BarOf<Viewed<typeof senateSpace>>) => [
  bar(agitation.senateControl, { control: P.not('senate') }),
  bar(agitation.senateActiveCell, { activeCell: false }),
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
    reading: senateOption,
  }),
  (bar) => [
    ...senateEligibility(bar),
    bar(agitation.senateOneOption, { taken: 'shift', use: 'Polarization', reading: 'once' }),
    bar(agitation.senateOneOption, { taken: 'Polarization', use: 'shift', reading: 'once' }),
    bar(agitation.senateOneOption, { used: true, use: 'shift' }),
    bar([support.levels, support.towardSenate], { use: 'shift', someStep: false }),
    bar(agitation.senatePolarizationLimit, { used: true, use: 'Polarization' }),
    bar(agitation.payPerShift, { use: 'shift', resources: 'less' }),
    bar([agitation.payPerPolarization, agitation.payPerTerror], { use: 'Polarization', resources: 'less' }),
    bar(polarization.level, { use: 'Polarization', polarized: false }),
  ],
)

export const ownDiscFirst = one(
  'Agitation: may an own disc be taken off the map first',
  view({ exchange: exchangeInAgitation }),
  (row) => [
    row([availability.onlyAvailable, availability.noneAvailable], { exchange: 'refused' }, false),
    row(availability.removeInstead, { exchange: 'removed' }, false),
    row(availability.ownPieces, { exchange: 'own disc' }, true),
  ],
)

/** Two own Cells that give way to a disc, and the disc. */
const replacing = {
  twoCells: flag('the two Cells to be replaced stand there', 'the two Cells to be replaced do not stand there'),
  discAvailable: flag('such a disc is Available', 'no such disc is Available'),
  exchange: exchangeInAgitation,
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
    administrations: administrationsInARound,
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
    bar(agitation.redsAdministrationOneSpace, {
      use: 'replace',
      administrationPlaced: true,
      administrations: 'one space',
    }),
    bar([availability.onlyAvailable, availability.noneAvailable], {
      use: 'replace',
      discAvailable: false,
      exchange: 'refused',
    }),
    bar([stacking.discs, stacking.ignored], { use: 'replace', discs: 2 }),
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
