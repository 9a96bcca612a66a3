/** Commands, as procedures: one that lets a Faction choose, and one for each Command. @module */

import { procedure, record } from 'rulewright/book'
import { z } from 'zod'
import { mayNotBeginCommand, mayNotBeginOnTerms } from '../3-commands/3.1-commands.js'
import { EXECUTED } from '../4-special-activities/4.1-special-activities.js'
import { mayNotBeginActivism } from '../8-non-players/8.1.3-exceptions.js'
import { COMMAND_NAMES, type CommandName, FACTIONS, type Faction, SPACES } from '../vocabulary.js'

const terms = {
  faction: z.enum(FACTIONS),
  /** The spaces among which it takes place; `any` where nothing narrows them. */
  spaces: z.array(z.enum(SPACES)).readonly().or(z.literal('any')).default('any'),
  free: z.boolean().default(false),
  /** True if it is a Limited Command. */
  limited: z.boolean().default(false),
}

export const Terms = record({
  ...terms,
  /** True if its result names an execution in one space. */
  tells: z.literal(true).exactOptional(),
})
export type Terms = z.infer<typeof Terms>
export const CommandArgs = record({
  ...terms,
  commands: z.array(z.enum(COMMAND_NAMES)).readonly().or(z.literal('any')).default('any'),
  /** True if a Special Activity may go with it. */
  special: z.boolean().default(false),
})
export type CommandArgs = z.infer<typeof CommandArgs>

/** The results of one Command. `in one space` is used only if requested. */
export const CAME_TO = [...EXECUTED, 'in one space'] as const
export type CameTo = (typeof CAME_TO)[number]
const command = (name: string) => procedure(name, { args: Terms, results: CAME_TO, door: mayNotBeginCommand })

/** A Command of a Faction's choice, with or without a Special Activity. */
export const commandProcedure = procedure('command', {
  args: CommandArgs,
  results: EXECUTED,
  door: mayNotBeginOnTerms,
})

/** Rally of the Reds or the Senate. */
export const rallyProcedure = command('rally')
export const activismProcedure = command('activism')
/** The Activism of a Non-player, as its card tells. */
export const nonPlayerActivismProcedure = procedure('non-player activism', {
  args: Terms,
  results: EXECUTED,
  door: mayNotBeginActivism,
})
export const terrorProcedure = command('terror')
export const attackProcedure = command('attack')
export const marchProcedure = command('march')
export const moderatesRallyProcedure = command('moderates rally')
export const messageProcedure = command('message')
export const negotiateProcedure = command('negotiate')
export const politicsProcedure = command('politics')

const PROCEDURES = {
  Rally: rallyProcedure,
  Activism: activismProcedure,
  Terror: terrorProcedure,
  Attack: attackProcedure,
  March: marchProcedure,
  Message: messageProcedure,
  Negotiate: negotiateProcedure,
  Politics: politicsProcedure,
} as const satisfies Readonly<Record<CommandName, unknown>>

/** The procedure of a Command of a Faction: the Moderates Rally in a way of their own. */
export const procedureOf = (faction: Faction, command: CommandName) =>
  faction === 'moderates' && command === 'Rally' ? moderatesRallyProcedure : PROCEDURES[command]

/** The terms of a full Command of a Faction's choice. */
export const fullCommand = (faction: Faction) =>
  ({
    faction,
    commands: 'any',
    spaces: 'any',
    free: false,
    limited: false,
    special: true,
  }) as const satisfies CommandArgs

/** The terms of a Limited Command of a Faction's choice. */
export const limitedCommand = (faction: Faction) =>
  ({ ...fullCommand(faction), limited: true, special: false }) as const satisfies CommandArgs
