/**
 * Chapter 6: the Propaganda Rounds.
 *
 * @module
 */

import {
  definition,
  example,
  exception,
  formula,
  informative,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../src/kernel/clause.js'

const BACKGROUND = informative('background; decides nothing in play')

/** 6.0 Propaganda Rounds */
export const propagandaRound = section('propagandaRound', '6.0', 'Propaganda Rounds', {
  stopPlay: rule('A Propaganda card that turns up as the upcoming card stops play at once.'),
  swapCards: rule('The Propaganda card and the current Event card change places.'),
  phasesInOrder: rule('A Propaganda Round follows: its phases are carried out in the order of this chapter.'),
})

/** 6.1 Victory Phase */
export const victoryPhase = section('victoryPhase', '6.1', 'Victory Phase', {
  endsOnWin: rule('The game ends in the Victory Phase when at least one Faction meets its victory conditions.', {
    see: ['7.2'],
  }),
  severalMayWin: rule('More than one Faction can meet its victory conditions in the same check.'),
  positiveMargin: definition('To have met the victory conditions is to have a victory margin above zero.'),
  powerPrevents: exception('A Faction that its friendly Power keeps from winning does not end the game.', {
    see: ['7.2'],
  }),
  winnerAndRanks: rule(
    'Once the game has ended in the Victory Phase, the victory rules give the winner and the ranking.',
    {
      see: ['7.0'],
    },
  ),
  otherwiseContinue: rule('If nobody wins in the Victory Phase, the Round goes on with its other phases.'),
})

/** 6.2 Politics Phase */
export const politicsPhase = section('politicsPhase', '6.2', 'Politics Phase', {
  countCubes: formula('The cubes of both Faction colors that stand in the Political Display are counted together.', {
    see: ['1.11'],
  }),
  towardsOneIssue: definition('The cubes counted are those that contribute to an Issue not yet Resolved.', {
    see: ['1.11'],
  }),
  roll: rule('After the count, one six-sided die is rolled.'),
  rollAbove: rule('A roll above the number of cubes does nothing.'),
  rollAboveEnds: rule('The phase ends at once after a roll above the number of cubes.'),
  allResolvedEnds: exception('The phase ends without effect when no Unresolved Issue is left.'),
  rollWithin: rule('A roll that does not exceed the number of cubes Resolves the Issue.'),
  countByColor: formula('When an Issue is Resolved, the cubes of each color are counted against each other.'),
  removeCubes: rule('After that count every cube leaves the Political Display.'),
  markResolved: rule('A Resolved marker is put on one Issue that was Unresolved.'),
  whiteSide: rule('The marker shows white if there were more Senate cubes than Reds cubes.'),
  redSide: rule('The marker shows red if there were more Reds cubes than Senate cubes.'),
  tieToModerates: rule('With as many cubes of each color, the Moderates choose which side the marker shows.'),
  adjustNetworksIssues: rule('The Networks+Issues marker moves up the Polarization track for the Resolved Issue.', {
    see: ['1.10'],
  }),
  agitationAffected: note('Resolved markers change what Agitation costs the Reds and the Senate.', {
    status: informative('agitationCost states the effect'),
  }),
})

/** 6.2.1 What Resolved Issues add to the cost of Agitation */
export const agitationCost = section('agitationCost', '6.2.1', 'Resolved Issues and Cost of Agitation', {
  whiteAgainstReds: formula('Each white Resolved marker makes Agitation cost the Reds one Resource more.'),
  redAgainstSenate: formula('Each red Resolved marker makes Agitation cost the Senate one Resource more.'),
  firstSpaceOnly: prohibition(
    'An action pays the extra cost of Resolved markers only in the first space chosen for Agitation.',
  ),
  inPropagandaRound: rule('The extra cost of Resolved markers is due when Agitating in a Propaganda Round.', {
    see: ['6.4'],
  }),
  inActivism: rule('The extra cost of Resolved markers is due when Agitating by the Activism Command.', {
    see: ['3.2.2'],
  }),
  cumulative: rule('The extra costs of several Resolved markers of the same color add up.'),
  twoWhiteMarkers: example(
    'With two white Resolved markers the Reds Agitate by Activism: one Resource for the space, one for the level and ' +
      'two for the markers make four.',
  ),
})

/** 6.3 Resources Phase */
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

/** 6.4 Support Phase */
export const supportPhase = section('supportPhase', '6.4', 'Support Phase', {})

/** 6.4.1 Russian Turmoil */
export const russianTurmoil = section('russianTurmoil', '6.4.1', 'Russian Turmoil', {
  towardZero: rule('Russian Turmoil lowers Russian Vassalage by one level.'),
  atZero: exception('Russian Vassalage that stands at zero stays there.'),
  background: note('German interference and revolution at home made Russia’s part in Finland dwindle.', {
    status: BACKGROUND,
  }),
})

/** 6.4.2 Agitation */
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

/** 6.4.3 Game End? */
export const gameEnd = section('gameEnd', '6.4.3', 'Game End?', {
  finalRoundEnds: rule('The final Propaganda Round ends the game after Agitation.'),
  determineWinner: rule('When the final Propaganda Round has ended the game, the victory rules tell who has won.', {
    see: ['7.0'],
  }),
  otherwiseReset: rule('In every other Propaganda Round the Reset Phase comes next.'),
})

/** 6.5 Reset Phase */
export const resetPhase = section('resetPhase', '6.5', 'Reset Phase', {
  prepareCampaign: rule('The steps of the Reset Phase make ready for the next Campaign.'),
  playNextCard: rule('At the end of the Reset Phase the next card of the draw deck comes into play.'),
  revealTop: rule('After that, the card now on top of the draw deck is turned up.'),
  continuePlay: rule('After the Reset Phase play goes on.'),
  noEligibilityAdjustment: prohibition('The Propaganda Round does not adjust the order of Eligibility.'),
  keepEligibility: rule('The order of Eligibility stays as the actions on the last Event card left it.', {
    see: ['2.0'],
  }),
})

/** 6.5.1 Prisoners of War */
export const prisoners = section('prisoners', '6.5.1', 'Prisoners of War', {
  phaseTwoOnly: prohibition('Prisoners of War are dealt with only in Phase II.'),
  redsRelease: permission('The Reds may free enemy Prisoners, as many as they like.'),
  senateRelease: permission('The Senate may free enemy Prisoners, as many as it likes.'),
  redsFirst: rule('The Reds release Prisoners before the Senate does.'),
  toAvailable: rule('A freed Prisoner goes to the Available box of its own Faction.'),
  polarization: formula('After the releases Polarization rises by one for each two Cells still in the Prisoners box.'),
  anyColor: rule('The Cells left in the Prisoners box are counted together, whatever their color.'),
  background: note('Nearly half of those who died in the real war died in captivity, by one estimate.', {
    status: BACKGROUND,
  }),
})

/** 6.5.2 Pivotal Event */
export const pivotalEvent = section('pivotalEvent', '6.5.2', 'Pivotal Event', {
  replaceNext: rule('On the second Propaganda card, Red Revolt! (#24) takes the place of the next Event card.', {
    see: ['2.4'],
  }),
  onlyIfNotYet: prohibition('Red Revolt! takes the place of the next Event card only if it has not occurred before.', {
    see: ['2.4'],
  }),
})

/** 6.5.3 Powers */
export const powers = section('powers', '6.5.3', 'Powers', {
  phaseTwoOnly: prohibition('The Powers’ Troops are adjusted only in Phase II.'),
  matchVassalage: rule('Each Power’s Troops are brought up or down to the number of its Vassalage.'),
  placeGermans: rule('German Troops that are added come from Out of Play and go to Germany’s Available Forces box.'),
  placeRussians: rule(
    'Russian Troops that are added go from Out of Play to a single random Town that holds Reds pieces.',
  ),
  noTownNoRussians: exception('If no Town holds Reds pieces, no Russian Troops are added.'),
  removeRandom: rule('Troops of a Power that are too many are taken at random from the map.'),
  toOutOfPlay: rule('Troops that the adjustment takes off the map go to Out of Play.'),
})

/** 6.5.4 Old News */
export const oldNews = section('oldNews', '6.5.4', 'Old News', {
  terror: rule('In the Reset Phase every Terror marker leaves the map.'),
  sabotage: rule('In the Reset Phase every Sabotage marker leaves the map.'),
  news: rule('In the Reset Phase every News marker leaves the map.'),
  heldNews: rule('News markers that Cells hold leave the map too.'),
})

/** 6.5.5 Senate Conscription */
export const conscription = section('conscription', '6.5.5', 'Senate Conscription', {
  tenCells: rule('The ten Senate Cells in Out of Play move to the Available Forces box of the Senate.'),
  firstRoundOnly: prohibition('Senate Conscription belongs to the first Propaganda Round alone.', { see: ['6.0'] }),
})
