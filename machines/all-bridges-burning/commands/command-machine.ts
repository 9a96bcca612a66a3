/**
 * What every Command brings: its chart, and what the Commands share.
 *
 * @module
 */
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { isNonPlayer } from '../../../spec/all-bridges-burning/non-players/state.js'
import type { CameTo, Terms } from '../../../spec/all-bridges-burning/procedures/commands.js'
import { spacesAtOnce } from '../../../spec/all-bridges-burning/questions/commands/spaces-at-once.js'
import { limitedInFact } from '../../../spec/all-bridges-burning/questions/sequence-of-play/limited-in-fact.js'
import { duringACommand } from '../../../spec/all-bridges-burning/questions/special-activities/during-a-command.js'
import { specialBeforeStep } from '../../../spec/all-bridges-burning/tables/accompanying.js'
import { whenSelected } from '../../../spec/all-bridges-burning/tables/spaces-at-once.js'
import { spacesOfCommand } from '../../../spec/all-bridges-burning/tables/without-spaces.js'
import type { Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import type { Chart } from '../../../src/kernel/chart.js'
import type { Further } from '../../../src/kernel/leads.js'
import { readingOf } from '../../../src/kernel/question.js'

/** A Command: its chart, and where it resolves each space by itself, which spaces could be selected together. */
export interface CommandMachine {
  readonly chart: Chart
  /** The offer of the spaces once others have been selected, for a Command that resolves each by itself. */
  readonly beside?: (game: Game, terms: Terms, selected: readonly Space[]) => Further
}

/** Whether a Special Activity may come before a step that follows the selection of the spaces. */
export const beforeStep = ({ game }: { readonly game: Game }): boolean =>
  specialBeforeStep.ask({ reading: readingOf(game, duringACommand) })

/** Whether spaces are selected before the first of them is resolved, if it is a Command that resolves each by itself. */
export const selectsFirst = (game: Game, { faction, limited }: Terms, byItself: boolean): boolean =>
  !isNonPlayer(game, faction) &&
  whenSelected.ask({ limited, byItself, reading: readingOf(game, spacesAtOnce) }) === 'all first'

/** Whether a Command may stop: not before spaces are resolved that were selected at first. */
export const mayStop = ({ game, data }: { readonly game: Game; readonly data: Terms }): boolean =>
  data.spaces === 'any' || !selectsFirst(game, data, true)

/** What comes of a Command that was executed in so many spaces. */
export const executedIn = (game: Game, { tells }: Terms, spaces: number): CameTo =>
  spacesOfCommand.ask({
    spaces,
    asked: tells === true,
    reading: readingOf(game, limitedInFact),
  })
