/**
 * Which own pieces a Faction may take off the map to place them.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, view } from '../../../src/kernel/view.js'
import { message } from '../clauses/commands/message.js'
import { availability } from '../clauses/forces.js'
import { executingInstructions } from '../clauses/non-players/cards.js'
import { OWN_PIECES } from '../procedures/pieces.js'
import { newsOfOwnCells } from '../questions/commands/news-of-own-cells.js'
import { ownPiecesForNothing } from '../questions/introduction/own-pieces-for-nothing.js'
import { ownPiecesWhen } from '../questions/introduction/own-pieces-when.js'

/** Which own pieces may not be taken off the map. */
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

/** Whether a Faction takes own pieces off the map before its action, and places none of them. */
export const ownPiecesFirst = first(
  'Own pieces: may they be taken off for nothing',
  view({
    nonPlayer: flag('the Faction is a Non-player', 'the Faction is no Non-player'),
    reading: ownPiecesForNothing,
  }),
  (row) => [
    row([availability.ownPieces, availability.onlyAvailable], { reading: 'in placing' }, false),
    row(executingInstructions.notFromMap, { nonPlayer: true }, false),
    row([availability.ownPieces, availability.ownPersonality], { reading: 'for nothing' }, true),
  ],
)

/** What becomes of pieces that should be replaced: the piece that replaces them has to be Available. */
export const exchange = one(
  'Own pieces: what becomes of those that are replaced',
  view({ available: flag('such a piece is Available', 'no such piece is Available') }),
  (row) => [
    row(availability.onlyAvailable, { available: true }, 'replaced'),
    row([availability.removeInstead, availability.noneAvailable], { available: false }, 'removed'),
  ],
)

/** To which of their Cells the Moderates may not pass the News of one that they have taken off the map. */
export const mayNotPassOwnNews = forbid(
  'Own pieces: may not pass their News',
  view({
    left: flag('News is left to pass on', 'no News is left to pass on'),
    there: flag('such a Cell without News is there', 'no such Cell without News is there'),
    reading: newsOfOwnCells,
  }),
  (bar) => [
    bar(message.ownerTransfers, { left: false }),
    bar(message.ownerTransfers, { left: true, there: false }),
    bar([message.ownerTransfers, message.terrorPasses], { left: true, there: true, reading: 'gone' }),
  ],
)
