/**
 * The data of a running Command, and the choices in it: the Command and its Special Activity.
 *
 * @module
 */

import {
  type AtDoor,
  type Chart,
  type Context,
  type Further,
  further,
  type Offer,
  type Procedure,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { whenSelected } from '#spec/all-bridges-burning/3-commands/3.1-commands'
import {
  EXECUTED,
  type Executed,
  spacesOfCommand,
  specialBefore,
  specialBeforeStep,
} from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { type CameTo, CommandArgs, procedureOf, type Terms } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import {
  COMMAND_NAMES,
  type CommandName,
  OWN_COMMANDS,
  SPACES,
  SPECIAL_ACTIVITIES,
  type Space,
} from '#spec/all-bridges-burning/vocabulary'
import { cardWithoutDie } from '../8-non-players/8.2.3-dice.js'

export const CommandData = record({
  ...CommandArgs.unwrap().shape,
  /** The Command, once it is chosen. */
  command: z.enum(COMMAND_NAMES).or(z.literal('none')),
  /** The Special Activity that goes with it, once it is chosen. */
  activity: z.enum(SPECIAL_ACTIVITIES).or(z.literal('none')),
  /** The result of the Command, once it is over. */
  executed: z.enum(EXECUTED).or(z.literal('not yet')),
  /** The spaces that were selected before the first is resolved, where a reading asks for it. */
  first: z.array(z.enum(SPACES)).readonly().exactOptional(),
  /** True if it was executed in one space. Set only if a reading needs it. */
  inOneSpace: z.boolean().exactOptional(),
  /** The game as it was before the Special Activity, where a reading asks for it. */
  before: Game.exactOptional(),
})

export type CommandData = z.infer<typeof CommandData>
export type CommandContext = Context<Game, CommandData>

/** A choice, and the context in which it was made. */
export interface Chosen<C, Event> {
  readonly context: C
  readonly event: Event
}

export const begun = (args: CommandArgs): CommandData => ({
  command: 'none',
  activity: 'none',
  executed: 'not yet',
  ...args,
})

/** The data with the game as it is before a Special Activity, where a reading asks for it. */
export const withBefore = (game: Game, data: CommandData): CommandData =>
  readingOf(game, cited.commandLeftWithout) === 'it is taken back' ? { ...data, before: game } : data

/** True if the Special Activity is taken back, because its Command was then executed nowhere. */
export const isTakenBack = ({ game, data: { before } }: CommandContext, executed: Executed): boolean =>
  specialBefore.ask({ came: before !== undefined, executed, reading: readingOf(game, cited.commandLeftWithout) }) ===
  'is taken back'

/** The game and the data without the Special Activity that was taken back: no other one goes with the Command. */
export function withoutSpecial({ game, data: { before = game, ...data } }: CommandContext): CommandContext {
  return { game: before, data: { ...data, activity: 'none', special: false, executed: 'not yet' } }
}

/** Returns `executed` for a Command that was executed anywhere. */
export const executedOf = (came: CameTo): Executed => (came === 'nowhere' ? 'nowhere' : 'executed')

/** The data once the Command has come to its end. */
export const withResult = (data: CommandData, came: CameTo): CommandData => ({
  ...data,
  executed: executedOf(came),
  ...(came === 'in one space' && { inOneSpace: true }),
})

/** True if a full Command of a player was a Limited one in fact, so that News may follow it. */
export const isLimitedInFact = ({ game, data }: CommandContext): boolean =>
  data.inOneSpace === true && data.special && !data.free && data.activity === 'none' && !isNonPlayer(game, data.faction)

/**
 * Polarization when a Command began, which it does with its first space: what is done right before it, such as a Special
 * Activity, is over by then.
 */
export const levelAtStart = ({
  game,
  data,
}: {
  readonly game: Game
  readonly data: { readonly selected: readonly Space[]; readonly atStart: number }
}): number => (data.selected.length > 0 ? data.atStart : game.polarization)

/** The terms that a Command itself needs. */
export const termsOf = ({ faction, spaces, free, limited }: CommandData): Terms => ({ faction, spaces, free, limited })
/** Returns the finders for the precondition of a Command. */
export const doorOf = (command: CommandName, { name }: Pick<Procedure, 'name'>) => ({
  command: () => command,
  ownList: ({ args: { faction } }: AtDoor<Game, Terms>) =>
    OWN_COMMANDS[faction].includes(command) && procedureOf(faction, command).name === name,
  phase: ({ game }: AtDoor<Game, Terms>) => game.phase,
  withoutDie: ({ game, args: { faction } }: AtDoor<Game, Terms>) => cardWithoutDie(game, faction),
})

/** A Command: its chart, and where it resolves each space by itself, which spaces could be selected together. */
export interface CommandMachine {
  readonly chart: Chart
  /** The offer of the spaces once others have been selected, for a Command that resolves each by itself. */
  readonly beside?: (game: Game, terms: Terms, selected: readonly Space[]) => Further
}

/** Returns the offer of one more space beside some, which are selected one after the other from the beginning. */
export const besideSpaces = <C>(
  offer: Offer<C>,
  beginning: C,
  spaces: readonly Space[],
  select: (chosen: Chosen<C, { readonly space: Space }>) => C,
): Further =>
  further(
    offer,
    spaces.reduce((context, space) => select({ context, event: { space } }), beginning),
  )

/** True if a Special Activity may come before a step that follows the selection of the spaces. */
export const beforeStep = ({ game }: { readonly game: Game }): boolean =>
  specialBeforeStep.ask({ reading: readingOf(game, cited.duringACommand) })

/** True if all spaces are selected before the first is resolved, for a Command that resolves each by itself. */
export const selectsFirst = (game: Game, { faction, limited }: Terms, byItself: boolean): boolean =>
  !isNonPlayer(game, faction) &&
  whenSelected.ask({ limited, byItself, reading: readingOf(game, cited.spacesAtOnce) }) === 'all first'

/** True if a Command may stop. It may not stop before it has resolved the spaces selected at first. */
export const mayStop = ({ game, data }: { readonly game: Game; readonly data: Terms }): boolean =>
  data.spaces === 'any' || !selectsFirst(game, data, true)

/** Returns the result of a Command executed in the given number of spaces. */
export const executedIn = (game: Game, { tells }: Terms, spaces: number): CameTo =>
  spacesOfCommand.ask({ spaces, asked: tells === true, reading: readingOf(game, cited.limitedInFact) })
