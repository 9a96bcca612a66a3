/** Dialogue: a Cell speaks out, and a space grows calmer or an enemy changes sides. @module */

import {
  asks,
  type Context,
  calls,
  certain,
  charting,
  deciding,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { exchange, withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import {
  dialogueLevel,
  mayNotDialogue,
  removedWithoutACell,
} from '#spec/all-bridges-burning/4-special-activities/4.3.2-dialogue'
import { mayNotAffect } from '#spec/all-bridges-burning/5-events/5.1-events'
import { cellKindsIn, flipped, withCell, withoutCell } from '#spec/all-bridges-burning/cells'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { availableCells, cellsIn, inSpace, newsOf } from '#spec/all-bridges-burning/pieces'
import { ownPiecesProcedure } from '#spec/all-bridges-burning/procedures/pieces'
import { dialogueProcedure, SpecialArgs } from '#spec/all-bridges-burning/procedures/special-activities'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { MILITANTS, type Militant, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { NAMES, oneCell } from '#spec/all-bridges-burning/wording'
import { doorOf, type SpecialMachine } from './4.1-special-activities.js'

export const DialogueData = record({
  ...SpecialArgs.unwrap().shape,
  /** The spaces in which a Cell has been Activated, the latest last. */
  selected: z.array(z.enum(SPACES)).readonly(),
  /** The owner of the Cell to replace. */
  enemy: z.enum([...MILITANTS, 'none']),
})

export type DialogueData = z.infer<typeof DialogueData>
export type DialogueContext = Context<Game, DialogueData>
export const begun = (args: SpecialArgs): z.infer<typeof DialogueData> => ({ selected: [], enemy: 'none', ...args })

/** The space of the Dialogue that is being held. */
export const spaceNow = ({ selected }: Pick<z.infer<typeof DialogueData>, 'selected'>): Space =>
  certain(selected.at(-1), 'space of the Dialogue')

const ask = asks<DialogueContext>()

/** The kinds of Underground Cells, by whether they hold News. */
const UNDERGROUND = ['Inactive', 'Inactive with News'] as const
const effects = [option('shift'), ...MILITANTS.map((enemy) => option('replace', { enemy }))]
type Effect = (typeof effects)[number]
type Held = Context<Game, Pick<z.infer<typeof DialogueData>, 'selected'>>
const heldIn = ({ game, data }: Held): SpaceState => game.spaces[spaceNow(data)]

const allHoldNews = (space: SpaceState, enemy: Militant): boolean => {
  const cells = cellsIn(space, enemy)
  return cells > 0 && cells <= newsOf(space, enemy)
}

const affecting = deciding<Held, Effect>()({
  table: mayNotAffect,
  view: {
    effect: (_, { type }) => type,
    level: (context) => heldIn(context).level,
    inactive: (context, effect) => effect.type === 'replace' && heldIn(context).cells[effect.enemy].inactive > 0,
    last: (context, effect) => effect.type === 'replace' && cellsIn(heldIn(context), effect.enemy) === 1,
    capability: (context, effect) => effect.type === 'replace' && heldIn(context).capabilities[effect.enemy].length > 0,
    prepared: (context, effect) => effect.type === 'replace' && heldIn(context).prepared[effect.enemy] > 0,
    allHoldNews: (context, effect) => effect.type === 'replace' && allHoldNews(heldIn(context), effect.enemy),
  },
})

const holding = (game: Game, space: Space): Held => ({ game, data: { selected: [space] } })

/** True if Dialogue can have an effect in a space. */
export const canAffect = (game: Game, space: Space, effect: Effect): boolean =>
  !affecting.refuses(holding(game, space), effect)

export const places = ask.upTo(
  option('stop'),
  {
    name: 'a space for Dialogue, and the Cell that is Activated there',
    cites: [cited.specialActivitiesInGeneral.selects],
    seat: ({ data }) => data.faction,
    from: () => SPACES.flatMap((space) => UNDERGROUND.map((cell) => option('select', { space, cell }))),
    says: (_, { space, cell }) => `${space} with ${oneCell(cell, 'moderates')}`,
    forbid: {
      table: mayNotDialogue,
      view: {
        underground: ({ game }, { space, cell }) =>
          cellKindsIn(game.spaces[space], 'moderates').some(({ kind }) => kind === cell),
        selected: ({ data }, { space }) => data.selected.includes(space),
        further: ({ data }) => data.selected.length > 0,
        spacesReading: ({ game }) => readingOf(game, cited.dialogueSpaces),
        effect: ({ game }, { space }) => affecting.allowsSome(holding(game, space), effects),
        effectReading: ({ game }) => readingOf(game, cited.dialogueEffect),
      },
    },
  },
  ({ data }) => data.selected.length > 0,
)

export const outcomes = ask.must({
  name: 'what Dialogue does in the space',
  about: ({ data }) => spaceNow(data),
  cites: [cited.dialogue.thenOne],
  seat: ({ data }) => data.faction,
  from: () => effects,
  says: (_, candidate) => (candidate.type === 'replace' ? `a Cell of ${NAMES[candidate.enemy]}` : undefined),
  forbid: affecting,
})

export type DialogueOption = OptionOf<typeof places> | OptionOf<typeof outcomes>

/** A game in which a Cell of an enemy has given way to an Underground one, or to none where none is Available. */
const replaced = ({ game, data }: DialogueContext): Pick<DialogueContext, 'game'> => {
  const enemy = certain(
    MILITANTS.find((name) => name === data.enemy),
    'enemy whose Cell gives way',
  )
  const becomes = exchange.ask({ available: availableCells(game, 'moderates') > 0 })
  const goes =
    becomes === 'replaced' || removedWithoutACell.ask({ reading: readingOf(game, cited.dialogueWithoutACell) })
  if (!goes) return { game }
  return {
    game: inSpace(game, spaceNow(data), (space) => {
      const left = withoutStrayMarkers.compute(withoutCell(space, enemy, 'Inactive'))
      return becomes === 'replaced' ? withCell(left, 'moderates', 'Inactive') : left
    }),
  }
}

const { chart, go } = charting<Game, DialogueOption>().implementing(dialogueProcedure, DialogueData)

export const dialogueActivity: SpecialMachine = {
  chart: chart({
    door: doorOf('Dialogue'),
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'selecting',
    states: {
      selecting: {
        meta: { asks: places },
        on: {
          select: go(
            'speaking',
            [cited.dialogue.activate, cited.cellStatus.matters],
            ({ context: { game, data }, event }) => ({
              game: inSpace(game, event.space, (space) => flipped(space, 'moderates', event.cell)),
              data: { ...data, selected: [...data.selected, event.space], enemy: 'none' },
            }),
          ),
          stop: go('done', [cited.dialogue.anySpaces]),
          nothing: 'done',
        },
      },
      speaking: {
        meta: { asks: outcomes },
        on: {
          shift: go('selecting', [cited.dialogue.thenOne, cited.support.shifts], ({ context: { game, data } }) => ({
            game: inSpace(game, spaceNow(data), (space) => ({
              ...space,
              level: dialogueLevel.ask({ level: space.level }),
            })),
          })),
          replace: go(
            'making a Cell Available',
            [cited.dialogue.thenOne, cited.commandsInGeneral.actorPicksTargets],
            ({ context: { data }, event }) => ({ data: { ...data, enemy: event.enemy } }),
          ),
          nothing: go('selecting', [cited.dialogue.underground]),
        },
      },
      'making a Cell Available': {
        meta: {
          calls: calls(
            ownPiecesProcedure,
            ({ data }) => ({ faction: data.faction, piece: 'Cell', wanted: 1 }) as const,
          ),
          requirements: [cited.availability.ownPieces],
        },
        on: { returned: 'replacing' },
      },
      replacing: {
        always: go('selecting', [cited.dialogue.replace, cited.cellStatus.newCells], ({ context }) =>
          replaced(context),
        ),
      },
      done: { type: 'final' },
    },
    output: null,
  }),
}
