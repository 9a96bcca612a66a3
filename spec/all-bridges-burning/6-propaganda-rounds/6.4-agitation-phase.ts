/** 6.4 Support Phase to 6.4.2 Agitation. @module */

import {
  exception,
  formula,
  informative,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { support } from '../1-introduction/1.6-support.js'
import { vassalage as vassalageClauses } from '../1-introduction/1.9-vassalage.js'
import { TRACKS } from '../components/forces.js'
import { section } from '../section.js'

export const supportPhase = section('supportPhase', '6.4', 'Support Phase', {})
export const BACKGROUND = informative('background; decides nothing in play')

export const russianTurmoil = section('russianTurmoil', '6.4.1', 'Russian Turmoil', {
  towardZero: rule('Russian Turmoil lowers Russian Vassalage by one level.'),
  atZero: exception('Russian Vassalage that stands at zero stays there.'),
  background: note('German interference and revolution at home made Russia’s part in Finland dwindle.', {
    status: BACKGROUND,
  }),
})

export const agitation = section('agitation', '6.4.2', 'Agitation', {
  allShift: permission('In Agitation every Faction may shift Support and Opposition.'),
  allLowerPolarization: permission('In Agitation every Faction may instead lower Polarization.'),
  bases: permission('In Agitation the Reds may instead place an Administration and the Moderates a Network.'),
  cubesModeratesOnly: prohibition('In Agitation nobody but the Moderates can add cubes to the Political Display.'),

  payToReplace: formula('In Agitation exchanging Cells for a Network or an Administration takes one Resource.'),
  payPerCube: formula('In Agitation each cube added to the Political Display takes one Resource.'),
  payPerTerror: formula('In Agitation each Terror marker removed takes one Resource.'),
  payPerPolarization: formula('In Agitation each level by which Polarization falls takes one Resource.'),
  payPerShift: formula('In Agitation each level by which Support or Opposition shifts takes one Resource.'),
  terrorFirst: rule(
    'In Agitation a space must be free of Terror before Resources lower Polarization or shift its level.',
  ),
  resolvedIssues: note('Resolved Issues can raise what the Reds and the Senate pay in Agitation.', {
    see: ['6.2.1'],
    status: informative('agitationCost states the effect'),
  }),

  senateFirst: rule('In Agitation the Senate comes before the other two Factions.'),
  senateControl: prohibition('In Agitation the Senate uses only spaces under its own Control.'),
  senateActiveCell: prohibition('In Agitation the Senate uses only spaces that hold one of its Active Cells.'),
  senateOneOption: prohibition(
    'In Agitation the Senate takes only one of its options: shifting or lowering Polarization.',
  ),
  senateShift: permission('The Senate may Agitate, shifting Support or Opposition by as many levels as it likes.'),
  senatePolarization: permission('The Senate may use its eligible spaces to lower Polarization.'),
  senatePolarizationLimit: formula(
    'In Agitation the Senate lowers Polarization by at most as many levels as it has eligible spaces.',
  ),
  senatePolarizationTerror: rule('The Senate pays for removing any Terror in full before it lowers Polarization.'),

  redsSecond: rule('In Agitation the Reds come after the Senate.'),
  redsControl: prohibition('In Agitation the Reds use only spaces under their own Control.'),
  redsActiveCellOrAdministration: prohibition(
    'In Agitation the Reds use only spaces where they have an Administration or an Active Cell.',
  ),
  redsOneOption: prohibition('In Agitation the Reds take only one of their options per space.'),
  redsAdministration: permission('The Reds may put an Administration in the place of their own Cells.'),
  redsAdministrationTwoCells: rule('In Agitation two Reds Cells of the space give way to a new Administration.'),
  redsAdministrationOneSpace: prohibition(
    'In Agitation the Reds exchange Cells for an Administration in just one space.',
  ),
  redsShift: permission('The Reds may Agitate, shifting Support or Opposition in each space that they use.'),
  redsAnyLevels: permission(
    'Where there is a Reds Administration, the Reds may Agitate to shift as many levels as they like.',
  ),
  redsPassiveOnly: prohibition(
    'Without a Reds Administration, Agitation of the Reds shifts no further than Passive Opposition.',
  ),
  redsPolarization: permission('The Reds may use a space to lower Polarization by one level.'),
  redsPolarizationTerror: rule('The Reds pay for removing any Terror in full before they lower Polarization.'),

  moderatesThird: rule('In Agitation the Moderates come last, after the Reds.'),
  moderatesUncontrolled: prohibition('In Agitation the Moderates use only spaces that nobody Controls.'),
  moderatesPiece: prohibition('In Agitation the Moderates use only spaces that hold a piece of theirs.'),
  moderatesPopulation: prohibition('In Agitation the Moderates use only spaces with a Population of at least one.'),
  moderatesOneOption: prohibition('In Agitation the Moderates take only one of their options per space.'),
  moderatesNetwork: permission('The Moderates may put a Network in the place of their own Cells.'),
  moderatesNetworkTwoCells: rule('In Agitation two Moderates Cells of the space give way to a new Network.'),
  moderatesShift: permission('The Moderates may Agitate to shift a space by as many levels as they like.'),
  moderatesTowardNeutral: prohibition(
    'In Agitation the Moderates shift Support and Opposition only in the direction of Neutral.',
  ),
  moderatesIgnoreTerror: exception(
    'In Agitation the Moderates shift Support and Opposition whatever Terror is in the space.',
  ),
  moderatesPolarization: permission('The Moderates may use a space to lower Polarization by one level.'),
  moderatesPolarizationIgnoresTerror: exception(
    'In Agitation the Moderates lower Polarization whatever Terror is in the space.',
  ),
  moderatesCube: permission('The Moderates may use a space to add one cube to the Political Display.'),
  moderatesCubeColor: permission('The cube that the Moderates add in Agitation may be of either color.'),
})

export const shiftDirection = question('shiftDirection', {
  asks: 'May the Senate and the Reds shift a space in either direction?',
  clauses: [support.towardSenate, agitation.senateShift, agitation.redsShift, agitation.redsPassiveOnly],
  readings: {
    either: 'Either direction is allowed.',
    'own side': 'The Senate shifts towards Support, the Reds towards Opposition.',
  },
  usual: 'either',
  because: 'Only the Moderates are given a direction.',
})

export const turmoil = one(
  'Russian Turmoil: Vassalage afterwards',
  view({ vassalage: range(0, TRACKS.edge, 'Russian Vassalage') }),
  (row) => [
    row(russianTurmoil.atZero, { vassalage: 0 }, 0),
    row(
      [russianTurmoil.towardZero, vassalageClauses.turmoil],
      { vassalage: P.number.positive() },
      ({ vassalage }) => vassalage - 1,
    ),
  ],
)
