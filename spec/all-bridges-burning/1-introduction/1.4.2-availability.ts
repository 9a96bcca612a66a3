/** 1.4.2 Availability, Removal, and Out of Play to 1.4.4 Personality and Prepared Markers. @module */

import {
  among,
  COMPARED,
  computed,
  definition,
  example,
  exception,
  first,
  flag,
  forbid,
  informative,
  note,
  one,
  permission,
  prohibition,
  question,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import type { SpaceState } from '../game.js'
import { cellsIn } from '../pieces.js'
import { OWN_PIECES } from '../procedures/pieces.js'
import { BACKGROUND } from '../reasons.js'
import { ahead, section } from '../section.js'
import type { Faction } from '../vocabulary.js'
import { components } from './1.0-introduction.js'

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

export const stacking = section('stacking', '1.4.3', 'Stacking', {
  discs: prohibition('A Town or Province holds at most two discs, Networks and Administrations counted together.'),
  capabilities: permission('A space may hold any number of Capability markers.'),
  capabilityCell: prohibition('Capability markers may stack only where a friendly Cell stands.'),
  capabilityAttack: prohibition('No more than two Capability markers of a Faction count toward Attack Strength.', {
    see: ['5.3'],
  }),
  prepared: prohibition('A space holds at most one Prepared marker of each Faction.', { see: ['1.4.4'] }),
  terror: prohibition('A Town or Province holds at most two Terror markers, whatever their colors.', {
    see: ['3.2.3'],
  }),
  ignored: rule('An instruction, of a Command or Event for instance, that would break a Stacking limit is ignored.'),
  surplus: rule('Markers over a Stacking limit are removed.'),
  noParticularCell: rule('Capability, Personality and Prepared markers are with no one Cell in particular.', {
    status: informative('the state of a game keeps these markers by space'),
  }),
  friendlyCell: rule('A Capability, Personality or Prepared marker needs at least one friendly Cell in its space.'),
  withoutCell: rule('A Capability, Personality or Prepared marker without a friendly Cell is removed.'),
})

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

export const newsOfOwnCells = question('newsOfOwnCells', {
  asks:
    'When the Moderates take a Cell with News off the map, for a Network or to place it elsewhere, may they pass the ' +
    'News to another own Cell of the space?',
  clauses: [
    ahead('message.ownerTransfers'),
    ahead('moderatesRally.network'),
    ahead('agitation.moderatesNetworkTwoCells'),
    availability.ownPieces,
  ],
  readings: {
    gone: 'They may not: the News is removed with the Cell that held it.',
    'passed on': 'They may, to a Cell there that holds none.',
  },
  usual: 'gone',
  because:
    'The sentence that lets the owner pass News on stands in the bullet on Terror, and here the Moderates choose ' +
    'themselves which Cells go.',
})

export const inventoryChart = question('inventoryChart', {
  asks: 'Where is the chart of Available Forces by which 1.4.2 limits the pieces?',
  kind: 'slip',
  clauses: [availability.inventory, availability.senateCells],
  readings: {
    'beside 1.4.1': 'It is the one that is printed within 1.4, before 1.4.2 begins.',
    'at the back': 'It is another one at the back of the booklet, where 1.4.2 sends the reader and where none is.',
  },
  usual: 'beside 1.4.1',
  because: 'It has the name that 1.4.2 uses, and the booklet has no other.',
  editorial: 'There is one chart, wherever it is printed.',
})

export const ownPiecesForNothing = question('ownPiecesForNothing', {
  asks: 'May a Faction take own pieces off the map in its action without being about to place any?',
  clauses: [
    availability.ownPieces,
    availability.ownPersonality,
    availability.onlyAvailable,
    availability.ownPiecesExample,
  ],
  readings: {
    'in placing': 'No: it may do so where it is about to place such pieces, and only there.',
    'for nothing':
      'Yes: whoever executes a Command, a Special Activity or an Event may, as it begins, take off any pieces of its own.',
  },
  usual: 'in placing',
  because: 'The words are an exception to what may be placed, and their example takes Cells in order to place them.',
})

export const ownPiecesWhen = question('ownPiecesWhen', {
  asks: 'May a Faction take own pieces off the map although enough others of their type are Available to be placed?',
  clauses: [availability.ownPieces, availability.ownPersonality, availability.noneAvailable],
  readings: {
    'when short': 'No: it may take as many as are missing for what is to be placed.',
    'at will': 'Yes: whenever it places pieces of a type, it may first take any of its own of that type.',
  },
  usual: 'when short',
  because: 'The words are an exception to the rule about pieces that are not Available, and their example has none.',
})

export const prisonersAside = question('prisonersAside', {
  asks: 'Are Prisoners of War Out of Play?',
  kind: 'slip',
  clauses: [availability.offMap, ahead('glossary.outOfPlay'), ahead('glossary.prisonersOfWar')],
  readings: {
    'in a box of their own': 'No: they are in the Prisoners of War box, which 1.4.2 forgets.',
    'Out of Play': 'Yes: they are set aside, not on the map and not Available.',
  },
  usual: 'in a box of their own',
  because: 'The Index tells Prisoners of War from Out of Play where it says what to remove is.',
  editorial: 'What comes back from Out of Play comes by rules that tell its number, and Prisoners come back by 6.5.1.',
})

export const sparePieces = question('sparePieces', {
  asks: 'Are some of the wooden pieces that the list counts the spare ones?',
  kind: 'gap',
  clauses: [components.woodenPieces, components.spares, availability.inventory],
  readings: {
    'beside the list': 'No: the spares lie in the box beside those that are listed.',
    'in the list': 'Yes: some of the listed pieces are not needed.',
  },
  usual: 'beside the list',
  because:
    'The chart of Available Forces needs every Cell, disc and cube of the list, and Resources and Eligibility need every cylinder.',
  editorial: 'No more pieces than the chart lists can be in play, whatever else lies in the box.',
})

export const withoutStrayMarkers = computed(
  'Markers without a friendly Cell',
  [stacking.withoutCell, stacking.friendlyCell],
  (space: SpaceState): SpaceState => {
    const gone = (faction: Faction) => cellsIn(space, faction) === 0
    const kept = <Value>(faction: Faction, value: Value, none: Value) => (gone(faction) ? none : value)
    const { prepared, capabilities, news } = space
    return {
      ...space,
      prepared: { reds: kept('reds', prepared.reds, 0), senate: kept('senate', prepared.senate, 0) },
      capabilities: { reds: kept('reds', capabilities.reds, []), senate: kept('senate', capabilities.senate, []) },
      news: {
        alone: news.alone,
        reds: kept('reds', news.reds, 0),
        senate: kept('senate', news.senate, 0),
        moderates: kept('moderates', news.moderates, { active: 0, inactive: 0 }),
      },
      personality: kept('moderates', space.personality, false),
    }
  },
)

export const mayNotTakeBack = forbid(
  'Own pieces: may not take off the map',
  view(
    {
      piece: among(OWN_PIECES, 'the piece'),
      there: flag('such a piece of the Faction is there', 'no such piece of the Faction is there'),
      toPlace: flag('such pieces are to be placed', 'no such pieces are to be placed'),
      available: among(COMPARED, 'the pieces that are Available, against those that are to be placed'),
      reading: ownPiecesWhen,
    },
    [
      {
        because: 'the one Personality marker is on the map, and not Available',
        when: ({ piece, there, toPlace, available }) =>
          piece === 'Personality' && there && toPlace && available !== 'less',
      },
    ],
  ),
  (bar) => [
    bar(availability.ownPieces, { piece: P.not('Personality'), there: false }),
    bar(availability.ownPersonality, { piece: 'Personality', there: false }),
    bar([availability.ownPieces, availability.onlyAvailable], {
      piece: P.not('Personality'),
      toPlace: true,
      available: P.not('less'),
      reading: 'when short',
    }),
  ],
)

export const ownPiecesFirst = first(
  'Own pieces: may they be taken off for nothing',
  view({
    nonPlayer: flag('the Faction is a Non-player', 'the Faction is no Non-player'),
    reading: ownPiecesForNothing,
  }),
  (row) => [
    row([availability.ownPieces, availability.onlyAvailable], { reading: 'in placing' }, false),
    row(ahead('executingInstructions.notFromMap'), { nonPlayer: true }, false),
    row([availability.ownPieces, availability.ownPersonality], { reading: 'for nothing' }, true),
  ],
)

export const exchange = one(
  'Own pieces: what becomes of those that are replaced',
  view({ available: flag('such a piece is Available', 'no such piece is Available') }),
  (row) => [
    row(availability.onlyAvailable, { available: true }, 'replaced'),
    row([availability.removeInstead, availability.noneAvailable], { available: false }, 'removed'),
  ],
)

export const mayNotPassOwnNews = forbid(
  'Own pieces: may not pass their News',
  view({
    left: flag('News is left to pass on', 'no News is left to pass on'),
    there: flag('such a Cell without News is there', 'no such Cell without News is there'),
    reading: newsOfOwnCells,
  }),
  (bar) => [
    bar(ahead('message.ownerTransfersWhat'), { left: false }),
    bar(ahead('message.ownerTransfersTo'), { left: true, there: false }),
    bar([ahead('message.ownerTransfersWhat'), ahead('message.terrorPasses')], {
      left: true,
      there: true,
      reading: 'gone',
    }),
  ],
)
