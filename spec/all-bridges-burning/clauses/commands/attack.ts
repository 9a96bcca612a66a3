/**
 * 3.2.4: Attack.
 *
 * @module
 */
import {
  definition,
  example,
  formula,
  informative,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../../src/kernel/clause.js'
import { BACKGROUND } from '../reasons.js'

/** 3.2.4 Attack */
export const attack = section('attack', '3.2.4', 'Attack', {
  removesEnemies: rule('An Attack takes enemy pieces away.'),
  powersToo: rule('The Troops of an enemy Power can be taken away like other enemy pieces.'),
  notModerates: prohibition('The Cells and Networks of the Moderates are never taken away by an Attack.'),
  where: rule('An Attack goes to spaces in which the Faction has Cells and an enemy has something to take away.'),
  cost: formula('Each space that is selected takes one Resource.'),
  phaseTwoOnly: prohibition('There is no Attack before Phase II.', { see: ['2.4'] }),
  oncePerTurn: prohibition('A piece or Capability that has been in an Attack is in no other Attack of that turn.'),
  oncePerTurnNews: prohibition(
    'That goes for every further Command of the same turn, such as the one that News buys.',
    {
      see: ['2.2.4'],
    },
  ),
  trains: permission('Trains that stand with Attackers let Cells and Capabilities Attack out of their space.'),
  trainsAdjacent: prohibition('Trains carry Attackers no farther than into an adjacent space.'),
  trainsRailway: prohibition('A Railway must cross the border over which the Trains go.', { see: ['1.2.2'] }),
  trainsUnsabotaged: prohibition('Trains do not cross a border that is Sabotaged.'),
  firstThree: formula('The first three Cells that come into a space by Train cost nothing beyond its selection.'),
  furtherThrees: formula(
    'Beyond these, every three Cells or part of three that come into the space take one Resource.',
  ),
  movesOnce: prohibition('No piece and no Capability goes by Train a second time.'),
  destinations: definition('Trains can stop in Towns and in the Provinces that have a Train symbol.', {
    see: ['3.2.5'],
  }),
  relocation: rule('The Trains and the pieces that they bring are put into the Attack space.'),
  relocationOthers: permission('Other Capability markers may be put there along with them.'),
  stay: rule('However the Attack ends, what came by Train remains in the space, except what was eliminated.'),
  trainStacking: permission('Trains may stack without a limit in a Town or in a Province with a Train symbol.'),
  eachSpace: rule('The selected spaces are dealt with one after another, each by all the steps in their order.'),
  designate: rule('Step 1 names the Attackers, out of the pieces in the space.'),
  arrivals: rule('Whatever came by Train has to be among the Attackers.'),
  attackingFaction: definition('Whoever executes the Attack is the Attacking Faction.'),
  russians: permission('The Reds can name as many of the Russian Troops there as they like.'),
  russiansAlone: prohibition('Without Reds Cells Russian Troops do not Attack.'),
  senateWithoutGermans: prohibition('Germans are never among the Attackers of the Senate.'),
  germansWithoutSenate: prohibition('Senate Cells are never among the Attackers of a German Attack.'),
  defender: rule('Step 2 names the Defender: a Faction, a Power, or both together.'),
  redsChoose: permission('The Reds take the Senate, the Germans or the two of them for the Defender.'),
  redsAndRussians: rule('Against the Senate and against the Germans, Reds and Russians always defend together.'),
  moderatesNeither: note('The Moderates are not attacked with their Cells and Networks, nor do these Attack.', {
    status: informative('repeats what an Attack takes away; the Moderates have no Attack on their list'),
  }),
  startsAtZero: formula('Step 3 adds up the Attack Strength, beginning from zero.'),
  twoCapabilities: prohibition('Not more than two Capabilities of each Faction, on either side, alter the Strength.'),
  threeCells: formula('Three Attacking Cells or more add 1; on the other side their number does not matter.'),
  jaegerAttacking: formula('Every Jaeger among the Attackers adds 2.'),
  jaegerDefending: formula('Every Jaeger among the Defenders takes away 2.'),
  germanAttacking: formula('Every German Troop that attacks adds 2.'),
  germanDefending: formula('Every German Troop that defends takes away 2.'),
  russianAttackingStrong: formula('At Russian Vassalage 2 or higher, every Russian Troop that attacks adds 2.', {
    see: ['1.9'],
  }),
  russianAttacking: formula('At lower Russian Vassalage, every Russian Troop that attacks adds 1.', { see: ['1.9'] }),
  russianDefendingStrong: formula('At Russian Vassalage 2 or higher, every Russian Troop that defends takes away 2.', {
    see: ['1.9'],
  }),
  russianDefending: formula('At lower Russian Vassalage, every Russian Troop that defends takes away 1.', {
    see: ['1.9'],
  }),
  preparedAttacking: formula('A Prepared marker of the Attackers changes nothing.'),
  preparedDefending: formula('A Prepared marker of the Defenders takes away 2.'),
  commanderAttacking: formula('Every Commander among the Attackers adds 1.'),
  commanderDefending: formula('Every Commander among the Defenders takes away 1.'),
  gunsAttackingJaeger: formula('Where a friendly Jaeger is present, every Cannons or Trains that attacks adds 2.'),
  gunsAttacking: formula('Where none is, every Cannons or Trains that attacks adds 1.'),
  gunsDefendingJaeger: formula(
    'Where a friendly Jaeger is present, every Cannons or Trains that defends takes away 2.',
  ),
  gunsDefending: formula('Where none is, every Cannons or Trains that defends takes away 1.'),
  buyStrength: permission(
    'Step 4 lets the Attacker raise the Strength, by 1 for each further Resource, as often as wanted.',
  ),
  germanMinimum: rule('The Strength of a German Attack is 2 where the table would make it less.'),
  activate: rule('Step 5 Activates an Attacking Cell, if an Inactive one is left.'),
  success: rule('Step 6 is a die roll: the Attack succeeds on the Attack Strength or less, and Casualties follow.'),
  failure: rule('On a higher roll nothing more happens in the space.'),
  sixFails: rule('A roll of six never succeeds.'),
  upToDie: prohibition('The roll is also the greatest number of Defending pieces that suffer.'),
  twoOptions: rule('The Attacker settles on Engagement or on Retreat.'),
  engagement: rule('In an Engagement, Defending Cells go to Available and to Prison by turns, the first to Available.'),
  engagementOthers: rule('In an Engagement, Troops and Administrations become Available.'),
  retreat: rule('In a Retreat, the Defending Cells are put into an adjacent space, all into the same one.'),
  retreatSpace: permission('Which space that is, the Attacking Faction decides.'),
  retreatCapabilities: rule('The Capabilities of the Defenders move with the last Cell that is put there.'),
  retreatOthers: rule('In a Retreat, too, Troops and Administrations become Available.'),
  germansEngage: prohibition('A German Attack is always followed by an Engagement, never by a Retreat.'),
  retreatTrains: rule('Trains that Sabotage keeps from moving along are removed.'),
  alternately: rule('Defending Cells and Troops are taken by turns.'),
  beginsWithCell: rule('The first to be taken is a Cell.'),
  attackerDecides: permission('Which Defenders are taken, as far as these turns leave a choice, the Attacker decides.'),
  germansActiveFirst: rule('Germans take no Inactive enemy Cell while an Active one is there.'),
  markersWithLast: rule('The Capability and Prepared markers of the Defenders go when the last of their Cells does.'),
  administrationsLast: rule('No Administration is taken while Defending Cells or Troops are left.'),
  oppositionStays: note('Opposition in the space outlasts an Administration.', {
    status: informative('nothing in a battle changes the level of a space'),
  }),
  attritionGermans: rule(
    'For every German Troop taken among the Defenders, a Cell or Russian Troop of the Attackers goes.',
  ),
  attritionBegins: rule('That loss falls upon a Cell first.'),
  attritionThree: rule('For every three enemy Cells taken, a Cell of the Attackers becomes Available.'),
  terrorMarker: rule('Reds or Senate put Terror of their own color where they have sent Defenders to Prison.'),
  germanTerror: rule('Germans put white Terror there.'),
  terrorLimit: rule('No Terror is put where there are two markers, whatever their colors.', { see: ['1.4.3'] }),
  polarization: rule('Sending Defenders to Prison in an Attack space raises Polarization by one.'),
  news: rule('News, as far as a marker is Available, is put there too.', { see: ['3.3.2'] }),
  avoiding: note('A Retreat spares the Attacker the rise of Polarization.'),
  playbook: example('The Playbook, on page 19, works through an Attack.', {
    status: informative('the Playbook is not part of the text'),
  }),
  design: note(
    'The sixes that fail, the weight of Powers and Capabilities and the cost of Strength show a war of untrained ' +
      'militias with foreign help; a Senate agitator of the time is quoted.',
    { status: BACKGROUND },
  ),
})
