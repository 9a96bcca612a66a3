/**
 * What the Activism of a Non-player knows while it lasts, and what follows from it.
 *
 * @module
 */
import { z } from 'zod'
import { type Context, compared, readingOf } from '#kernel'
import {
  ACTIVISM_CARDS,
  ACTIVISM_STEPS,
  activationWithoutADie,
  dieOfCard,
  dieSuffices,
} from '#spec/all-bridges-burning/8-non-players/8.1.3-exceptions'
import type { Game } from '#spec/all-bridges-burning/game'
import { overMap } from '#spec/all-bridges-burning/pieces'
import type { Terms } from '#spec/all-bridges-burning/procedures/commands'
import { SPACES } from '#spec/all-bridges-burning/vocabulary'
import { ActivismData, actor, begun as begunByRule } from '../commands/activism-data.js'

/** What the Activism of a Non-player knows while it lasts. */
export const NonPlayerActivismData = z
  .strictObject({
    ...ActivismData.unwrap().shape,
    /** The steps that have been taken, in their order. */
    stepsTaken: z.array(z.enum(ACTIVISM_STEPS)).readonly(),
    /** The spaces in which an own Cell has been removed. */
    removedIn: z.array(z.enum(SPACES)).readonly(),
  })
  .readonly()
/** What the Activism of a Non-player knows while it lasts. */
export type NonPlayerActivismData = z.infer<typeof NonPlayerActivismData>
/** A game, and what the Activism of a Non-player knows. */
export type NonPlayerActivismContext = Context<Game, NonPlayerActivismData>

/** The data with which the Activism of a Non-player begins. */
export const begun = (terms: Terms): NonPlayerActivismData => ({ stepsTaken: [], removedIn: [], ...begunByRule(terms) })

/** The Non-player card in hand, as far as it is one of Activism. */
const cardIn = ({ nonPlayers: { card } }: Game) => ACTIVISM_CARDS.find((number) => number === card) ?? 'another'

/** Which die Activates Cells. */
export const dieIn = ({ game }: NonPlayerActivismContext): 'retained' | 'rolled' | 'none' =>
  dieOfCard.ask({
    card: cardIn(game),
    retained: game.nonPlayers.die > 0,
    reading: readingOf(game, activationWithoutADie),
  })

/** Whether a die that was rolled Activates any Cells. */
export const suffices = (context: NonPlayerActivismContext, face: number): boolean => {
  const active = overMap(context.game, ({ cells }) => cells[actor(context)].active)
  return dieSuffices.ask({ card: cardIn(context.game), die: compared(face, active) })
}
