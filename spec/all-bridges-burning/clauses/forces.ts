/**
 * Chapter 1, second part: the Forces, their status, availability and stacking.
 *
 * @module
 */
import {
  definition,
  example,
  exception,
  informative,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../src/kernel/clause.js'
import { BACKGROUND, SHOWN } from './reasons.js'

/** 1.4 Forces */
export const forces = section('forces', '1.4', 'Forces', {
  wooden: definition('The Forces in play are wooden pieces of four types.', {
    status: informative('a name; availability counts the pieces'),
  }),
  troops: definition('Troops belong to Russia (brown cubes) and Germany (gray cubes).'),
  russianStart: note('Some of the Russian Troops start out on the map.', { status: informative('repeats Setup') }),
  germanStart: note('Every German Troop starts out set aside, Out of Play.', { status: informative('repeats Setup') }),
  powersWait: note('Not before Phase II do the Powers become active.', {
    see: ['2.4'],
    status: informative('repeats 1.3.1, which confines the Powers to Phase II'),
  }),
  cells: definition('Cells belong to the Reds (red), the Senate (white) and the Moderates (blue).'),
  networks: definition('Networks belong to the Moderates.'),
  administrations: definition('Administrations belong to the Reds.'),
  capabilitiesFight: rule('Capabilities (Cannons, Trains, Commander, Jaeger...) let Reds and Senate fight better.', {
    see: ['5.3'],
  }),
  preparedFight: rule('Prepared markers let Reds and Senate fight better too.', {
    see: ['1.4.4', '4.2.3'],
  }),
  cellsMean: note(
    'A Reds or Senate Cell stands for a larger or smaller group of hardly trained people, a Moderates Cell for one ' +
      'person or a few.',
    { status: BACKGROUND },
  ),
})

/** 1.4.1 Active, Inactive, and Underground */
export const cellStatus = section('cellStatus', '1.4.1', 'Active, Inactive, and Underground', {
  sides: definition('A Senate or Reds Cell is either Inactive or Active.', {
    status: informative('the state of a game knows both'),
  }),
  sidesShown: rule('The symbol end of a Senate or Reds Cell points down if Inactive, up if Active.', { status: SHOWN }),
  moderates: definition('A Moderates Cell is either Underground or Active.', {
    status: informative('the state of a game knows both'),
  }),
  moderatesShown: rule('The symbol end of a Moderates Cell points down if Underground, up if Active.', {
    status: SHOWN,
  }),
  newCells: rule('A Cell is Inactive, or if Moderates Underground, when it is placed.'),
  eventText: exception('The text of an Event can have a Cell placed in another status.'),
  matters: rule('How some Commands and Special Activities go depends on the status of Cells.'),
  cellsOnly: prohibition('Nothing but Cells has such a status: not Troops, Networks, Administrations, nor others.', {
    status: informative('the state of a game has a status for Cells only'),
  }),
  otherVolumes: note('Players of the COIN Series beware: most other volumes treat Active almost the other way.', {
    status: BACKGROUND,
  }),
  meaning: note(
    'An Active Reds or Senate Cell is committed enough for drastic acts such as Terror, an Inactive one supports ' +
      'passively; a Moderates Cell hides Underground and must often expose itself to act.',
    { see: ['3.2.3'], status: BACKGROUND },
  ),
})

/** 1.4.2, with the table of Available Forces */
export const availability = section('availability', '1.4.2', 'Availability, Removal, and Out of Play', {
  senateCells: definition('Before Setup the Senate has 20 Cells in all.'),
  redsCells: definition('Before Setup the Reds have 20 Cells in all.'),
  redsAdministrations: definition('Before Setup the Reds have 3 Administrations in all.'),
  moderatesCells: definition('Before Setup the Moderates have 6 Cells in all.'),
  moderatesNetworks: definition('Before Setup the Moderates have 2 Networks in all.'),
  germanTroops: definition('Before Setup Germany has 6 Troops in all.'),
  russianTroops: definition('Before Setup Russia has 6 Troops in all.'),
  inventory: prohibition('No more pieces can be in play than the table of Available Forces lists.'),
  offMap: rule('Forces off the map wait in their Available Forces box or are Out of Play.', { see: ['Setup'] }),
  onlyAvailable: prohibition('Only available Forces may be placed, or come in when pieces are replaced.'),
  noneAvailable: rule('An instruction to place a type of Forces is ignored while all of that type are on the map.'),
  removeInstead: rule('Where pieces should be replaced by a type that is not available, they are only removed.'),
  ownPieces: exception('In its Command, Special Activity or Event a player Faction may make own pieces Available.'),
  ownPersonality: exception(
    'In their Command, Special Activity or Event the Moderates may make their Personality Available, too.',
    { see: ['1.4.4'] },
  ),
  ownPiecesExample: example(
    'A Faction with nothing Available could take Cells out of a space and place them again, there or elsewhere.',
  ),
  maximum: rule('Whoever targets an enemy Faction must remove as many of its pieces as the action is able to.'),
  maximumExample: example(
    'Terror at Polarization six or higher removes up to two pieces, provided the targeted Factions have two there.',
  ),
  outOfPlay: rule('Pieces that are Out of Play lie beside the board, within reach.', {
    see: ['Setup'],
    status: informative('where pieces lie on the table'),
  }),
})

/** 1.4.3 Stacking */
export const stacking = section('stacking', '1.4.3', 'Stacking', {
  discs: prohibition('A Town or Province holds at most two discs, Networks and Administrations counted together.'),
  capabilities: permission('A space may hold any number of Capability markers.'),
  capabilityCell: prohibition('Capability markers may stack only where a friendly Cell stands.'),
  capabilityAttack: prohibition('No more than two Capability markers of a Faction count toward Attack Strength.', {
    see: ['5.3'],
  }),
  prepared: prohibition('A space holds at most one Prepared marker of each Faction.', { see: ['1.4.4'] }),
  terror: prohibition('A space holds at most two Terror markers, whatever their colors.', { see: ['3.2.3'] }),
  ignored: rule('An instruction, of a Command or Event for instance, that would break a Stacking limit is ignored.'),
  surplus: rule('Markers over a Stacking limit are removed.'),
  noParticularCell: rule('Capability, Personality and Prepared markers are with no one Cell in particular.', {
    status: informative('the state of a game keeps these markers by space'),
  }),
  friendlyCell: rule('A Capability, Personality or Prepared marker needs at least one friendly Cell in its space.'),
  withoutCell: rule('A Capability, Personality or Prepared marker without a friendly Cell is removed.'),
})

/** 1.4.4 Personality and Prepared Markers */
export const personalityAndPrepared = section('personalityAndPrepared', '1.4.4', 'Personality and Prepared Markers', {
  personality: note('The Moderates Personality stands for certain people of the time.', { status: BACKGROUND }),
  personalityUse: rule('The Personality makes a difference to some Commands and Special Activities of the Moderates.'),
  prepared: note('A Prepared marker of Reds or Senate stands for preparations such as positions and hidden arms.', {
    status: BACKGROUND,
  }),
  preparedTerror: rule('Prepared markers make a difference to Terror.', { see: ['3.2.3'] }),
  preparedAttack: rule('Prepared markers make a difference to an Attack.', {
    see: ['3.2.4'],
  }),
  friendlyCell: rule('On the map, the Personality and each Prepared marker need company: a friendly Cell or more.', {
    status: informative('repeats 1.4.3, that these markers need a friendly Cell'),
  }),
  withoutCell: rule('On the map, a Personality or Prepared marker without a friendly Cell is removed.', {
    status: informative('repeats 1.4.3, that a marker without a friendly Cell is removed'),
  }),
  faces: note('Which of the two people on the Personality marker lies face up makes no difference.'),
})
