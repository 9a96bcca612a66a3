/**
 * What Dialogue knows while it lasts, and what the Moderates choose in it.
 *
 * @module
 */
import { z } from 'zod'
import { cellKindsIn } from '../../../spec/all-bridges-burning/cells.js'
import { specialActivitiesInGeneral } from '../../../spec/all-bridges-burning/clauses/special-activities/general.js'
import { dialogue } from '../../../spec/all-bridges-burning/clauses/special-activities/moderates.js'
import type { Game, SpaceState } from '../../../spec/all-bridges-burning/game.js'
import { cellsIn, newsOf } from '../../../spec/all-bridges-burning/pieces.js'
import { SpecialArgs } from '../../../spec/all-bridges-burning/procedures/special-activities.js'
import { dialogueEffect } from '../../../spec/all-bridges-burning/questions/special-activities/dialogue-effect.js'
import { dialogueSpaces } from '../../../spec/all-bridges-burning/questions/special-activities/dialogue-spaces.js'
import { mayNotAffect, mayNotDialogue } from '../../../spec/all-bridges-burning/tables/moderates-special-activities.js'
import { MILITANTS, SPACES, type Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import { NAMES, oneCell } from '../../../spec/all-bridges-burning/wording.js'
import type { Context } from '../../../src/kernel/chart.js'
import { certain } from '../../../src/kernel/defect.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'

/** What Dialogue knows while it lasts. */
export const DialogueData = z
  .strictObject({
    ...SpecialArgs.unwrap().shape,
    /** The spaces in which a Cell has been Activated, the latest last. */
    selected: z.array(z.enum(SPACES)).readonly(),
    /** Whose Cell gives way. */
    enemy: z.enum([...MILITANTS, 'none']),
  })
  .readonly()
/** A game, and what Dialogue knows. */
export type DialogueContext = Context<Game, z.infer<typeof DialogueData>>

/** The data with which Dialogue begins. */
export const begun = (args: SpecialArgs): z.infer<typeof DialogueData> => ({ ...args, selected: [], enemy: 'none' })

/** The space of the Dialogue that is being held. */
export const spaceNow = ({ selected }: z.infer<typeof DialogueData>): Space =>
  certain(selected.at(-1), 'space of the Dialogue')

const ask = asks<DialogueContext>()

/** The kinds of Underground Cells, by whether they hold News. */
const UNDERGROUND = ['Inactive', 'Inactive with News'] as const

const effects = [option('shift'), ...MILITANTS.map((enemy) => option('replace', { enemy }))]

/** An effect in a space, as the table of effects sees it; to shift is no matter of an enemy. */
const effectIn = (space: SpaceState, candidate: (typeof effects)[number]) => {
  const { level } = space
  if (candidate.type === 'shift')
    return {
      effect: 'shift',
      level,
      inactive: false,
      last: false,
      capability: false,
      prepared: false,
      allHoldNews: false,
    } as const
  const { enemy } = candidate
  const cells = cellsIn(space, enemy)
  return {
    effect: 'replace',
    level,
    inactive: space.cells[enemy].inactive > 0,
    last: cells === 1,
    capability: space.capabilities[enemy].length > 0,
    prepared: space.prepared[enemy] > 0,
    allHoldNews: cells > 0 && cells <= newsOf(space, enemy),
  } as const
}

/** Whether Dialogue can have an effect in a space. */
export const canAffect = (space: SpaceState, effect: (typeof effects)[number]): boolean =>
  mayNotAffect.ask(effectIn(space, effect)).length === 0

/** Where Dialogue is held, and by which Cell. */
export const places = ask.upTo(
  option('stop'),
  {
    name: 'a space for Dialogue, and the Cell that is Activated there',
    cites: [specialActivitiesInGeneral.selects],
    seat: ({ data }) => data.faction,
    from: () => SPACES.flatMap((space) => UNDERGROUND.map((cell) => option('select', { space, cell }))),
    says: (_, { space, cell }) => `${space} with ${oneCell(cell, 'moderates')}`,
    forbid: {
      table: mayNotDialogue,
      view: ({ game, data: { selected } }, { space, cell }) => ({
        underground: cellKindsIn(game.spaces[space], 'moderates').some(({ kind }) => kind === cell),
        selected: selected.includes(space),
        further: selected.length > 0,
        spacesReading: readingOf(game, dialogueSpaces),
        effect: effects.some((effect) => canAffect(game.spaces[space], effect)),
        effectReading: readingOf(game, dialogueEffect),
      }),
    },
  },
  ({ data }) => data.selected.length > 0,
)

/** What Dialogue does in its space. */
export const outcomes = ask.must({
  name: 'what Dialogue does in the space',
  about: ({ data }) => spaceNow(data),
  cites: [dialogue.thenOne],
  seat: ({ data }) => data.faction,
  from: () => effects,
  says: (_, candidate) => (candidate.type === 'replace' ? `a Cell of ${NAMES[candidate.enemy]}` : undefined),
  forbid: {
    table: mayNotAffect,
    view: ({ game, data }, candidate) => effectIn(game.spaces[spaceNow(data)], candidate),
  },
})

/** What can be chosen in Dialogue. */
export type DialogueOption = OptionOf<typeof places> | OptionOf<typeof outcomes>
