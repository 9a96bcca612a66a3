/** 1.4.2 Availability, Removal, and Out of Play to 1.4.4 Personality and Prepared Markers. @module */

import { among, COMPARED, computed, first, flag, forbid, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import type { SpaceState } from '../game.js'
import { cellsIn } from '../pieces.js'
import { OWN_PIECES } from '../procedures/pieces.js'
import * as cited from '../rules.gen.js'
import type { Faction } from '../vocabulary.js'

export const withoutStrayMarkers = computed(
  'Markers without a friendly Cell',
  [cited.stacking.withoutCell, cited.stacking.friendlyCell],
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
      reading: cited.ownPiecesWhen,
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
    bar(cited.availability.ownPieces, { piece: P.not('Personality'), there: false }),
    bar(cited.availability.ownPersonality, { piece: 'Personality', there: false }),
    bar([cited.availability.ownPieces, cited.availability.onlyAvailable], {
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
    reading: cited.ownPiecesForNothing,
  }),
  (row) => [
    row([cited.availability.ownPieces, cited.availability.onlyAvailable], { reading: 'in placing' }, false),
    row(cited.executingInstructions.notFromMap, { nonPlayer: true }, false),
    row([cited.availability.ownPieces, cited.availability.ownPersonality], { reading: 'for nothing' }, true),
  ],
)

export const exchange = one(
  'Own pieces: what becomes of those that are replaced',
  view({ available: flag('such a piece is Available', 'no such piece is Available') }),
  (row) => [
    row(cited.availability.onlyAvailable, { available: true }, 'replaced'),
    row([cited.availability.removeInstead, cited.availability.noneAvailable], { available: false }, 'removed'),
  ],
)

export const mayNotPassOwnNews = forbid(
  'Own pieces: may not pass their News',
  view({
    left: flag('News is left to pass on', 'no News is left to pass on'),
    there: flag('such a Cell without News is there', 'no such Cell without News is there'),
    reading: cited.newsOfOwnCells,
  }),
  (bar) => [
    bar(cited.message.ownerTransfersWhat, { left: false }),
    bar(cited.message.ownerTransfersTo, { left: true, there: false }),
    bar([cited.message.ownerTransfersWhat, cited.message.terrorPasses], {
      left: true,
      there: true,
      reading: 'gone',
    }),
  ],
)
