/**
 * What every Command brings: its chart, and what the Commands share.
 *
 * @module
 */

import { type Chart, type Further, readingOf } from '#kernel'
import { spacesAtOnce, whenSelected } from '#spec/all-bridges-burning/3-commands/3.1-commands'
import {
  duringACommand,
  limitedInFact,
  spacesOfCommand,
  specialBeforeStep,
} from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-players/state'
import type { CameTo, Terms } from '#spec/all-bridges-burning/procedures/commands'
import type { Space } from '#spec/all-bridges-burning/vocabulary'

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
