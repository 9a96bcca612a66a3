/**
 * Dialogue: a Cell speaks out, and a space grows calmer or an enemy changes sides.
 *
 * @module
 */

import { calls, certain, charting } from '#kernel'
import {
  availability,
  exchange,
  withoutStrayMarkers,
} from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { cellStatus } from '#spec/all-bridges-burning/1-introduction/1.4-forces'
import { support } from '#spec/all-bridges-burning/1-introduction/1.6-support'
import { commandsInGeneral } from '#spec/all-bridges-burning/3-commands/3.1-commands'
import { dialogue as clauses, dialogueLevel } from '#spec/all-bridges-burning/4-special-activities/4.3.2-dialogue'
import { flipped, withCell, withoutCell } from '#spec/all-bridges-burning/cells'
import type { Game } from '#spec/all-bridges-burning/game'
import { availableCells, inSpace } from '#spec/all-bridges-burning/pieces'
import { ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import { dialogueProcedure } from '#spec/all-bridges-burning/procedures/special-activities'
import { MILITANTS } from '#spec/all-bridges-burning/vocabulary'
import {
  begun,
  type DialogueContext as C,
  DialogueData,
  type DialogueOption,
  outcomes,
  places,
  spaceNow,
} from './dialogue-offers.js'
import { doorOf } from './door.js'
import type { SpecialMachine } from './special-machine.js'

/** A game in which a Cell of an enemy has given way to an Underground one, if one is Available. */
const replaced = ({ game, data }: C): Pick<C, 'game'> => {
  const enemy = certain(
    MILITANTS.find((name) => name === data.enemy),
    'enemy whose Cell gives way',
  )
  const becomes = exchange.ask({ available: availableCells(game, 'moderates') > 0 })
  return {
    game: inSpace(game, spaceNow(data), (space) => {
      const left = withoutStrayMarkers.compute(withoutCell(space, enemy, 'Inactive'))
      return becomes === 'replaced' ? withCell(left, 'moderates', 'Inactive') : left
    }),
  }
}

const { chart, go } = charting<Game, DialogueOption>().implementing(dialogueProcedure, DialogueData)

/** Dialogue. */
export const dialogue: SpecialMachine = {
  chart: chart({
    door: doorOf('Dialogue'),
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'selecting',
    states: {
      selecting: {
        meta: { asks: places },
        on: {
          select: go('speaking', [clauses.activate, cellStatus.matters], ({ context: { game, data }, event }) => ({
            game: inSpace(game, event.space, (space) => flipped(space, 'moderates', event.cell)),
            data: { ...data, selected: [...data.selected, event.space], enemy: 'none' },
          })),
          stop: go('done', [clauses.anySpaces]),
          nothing: 'done',
        },
      },
      speaking: {
        meta: { asks: outcomes },
        on: {
          shift: go('selecting', [clauses.thenOne, support.shifts], ({ context: { game, data } }) => ({
            game: inSpace(game, spaceNow(data), (space) => ({
              ...space,
              level: dialogueLevel.ask({ level: space.level }),
            })),
          })),
          replace: go(
            'making a Cell Available',
            [clauses.thenOne, commandsInGeneral.actorPicksTargets],
            ({ context: { data }, event }) => ({ data: { ...data, enemy: event.enemy } }),
          ),
          nothing: go('selecting', [clauses.underground]),
        },
      },
      'making a Cell Available': {
        meta: {
          calls: calls(
            ownPiecesProcedure,
            ({ data }) => ({ faction: data.faction, piece: 'Cell', wanted: 1 }) as const,
          ),
          requirements: [availability.ownPieces],
        },
        on: { returned: 'replacing' },
      },
      replacing: {
        always: go('selecting', [clauses.replace, cellStatus.newCells], ({ context }) => replaced(context)),
      },
      done: { type: 'final' },
    },
    output: null,
  }),
}
