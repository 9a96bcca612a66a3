/**
 * Dialogue: a Cell speaks out, and a space grows calmer or an enemy changes sides.
 *
 * @module
 */
import { flipped, withCell, withoutCell } from '../../../spec/all-bridges-burning/cells.js'
import { commandsInGeneral } from '../../../spec/all-bridges-burning/clauses/commands/general.js'
import { availability, cellStatus } from '../../../spec/all-bridges-burning/clauses/forces.js'
import { dialogue as clauses } from '../../../spec/all-bridges-burning/clauses/special-activities/moderates.js'
import { support } from '../../../spec/all-bridges-burning/clauses/tracks.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { availableCells, inSpace, withoutStrayMarkers } from '../../../spec/all-bridges-burning/pieces.js'
import { ownPiecesProcedure } from '../../../spec/all-bridges-burning/procedures/pieces.js'
import { dialogueProcedure } from '../../../spec/all-bridges-burning/procedures/special-activities.js'
import { dialogueLevel } from '../../../spec/all-bridges-burning/tables/moderates-special-activities.js'
import { exchange } from '../../../spec/all-bridges-burning/tables/own-pieces.js'
import { MILITANTS } from '../../../spec/all-bridges-burning/vocabulary.js'
import { charting } from '../../../src/kernel/chart.js'
import { certain } from '../../../src/kernel/defect.js'
import { calls } from '../../../src/kernel/procedure.js'
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

const { chart, effect } = charting<Game, DialogueOption>().implementing(dialogueProcedure, DialogueData)

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
          select: {
            target: 'speaking',
            meta: { requirements: [clauses.activate, cellStatus.matters] },
            actions: effect(({ context: { game, data }, event }) => ({
              game: inSpace(game, event.space, (space) => flipped(space, 'moderates', event.cell)),
              data: { ...data, selected: [...data.selected, event.space], enemy: 'none' },
            })),
          },
          stop: { target: 'done', meta: { requirements: [clauses.anySpaces] } },
          nothing: 'done',
        },
      },
      speaking: {
        meta: { asks: outcomes },
        on: {
          shift: {
            target: 'selecting',
            meta: { requirements: [clauses.thenOne, support.shifts] },
            actions: effect(({ context: { game, data } }) => ({
              game: inSpace(game, spaceNow(data), (space) => ({
                ...space,
                level: dialogueLevel.ask({ level: space.level }),
              })),
            })),
          },
          replace: {
            target: 'making a Cell Available',
            meta: { requirements: [clauses.thenOne, commandsInGeneral.actorPicksTargets] },
            actions: effect(({ context: { data }, event }) => ({ data: { ...data, enemy: event.enemy } })),
          },
          nothing: { target: 'selecting', meta: { requirements: [clauses.underground] } },
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
        always: {
          target: 'selecting',
          meta: { requirements: [clauses.replace, cellStatus.newCells] },
          actions: effect(({ context }) => replaced(context)),
        },
      },
      done: { type: 'final' },
    },
    output: null,
  }),
}
