/**
 * One Command, taken as executed: which one it was is the fact that the turn structure needs.
 *
 * @module
 */
import { eventCard, redRevolt } from '../../../spec/all-bridges-burning/clauses/sequence-of-play.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import { CommandArgs, commandExecuted } from '../../../spec/all-bridges-burning/procedures.js'
import { mayNotCommand } from '../../../spec/all-bridges-burning/tables/actions.js'
import { COMMAND_NAMES, OWN_COMMANDS } from '../../../spec/all-bridges-burning/vocabulary.js'
import { type Context, charting } from '../../../src/kernel/chart.js'
import { asks, type OptionOf, option } from '../../../src/kernel/offer.js'

type C = Context<Game, CommandArgs>

const command = asks<C>().must({
  name: 'the Command that is executed',
  cites: [eventCard.choices, redRevolt.moreCommands],
  seat: ({ data }) => data.faction,
  from: () => COMMAND_NAMES.map((name) => option('execute', { command: name })),
  forbid: {
    table: mayNotCommand,
    view: ({ game, data }, { command }) => ({
      command,
      ownList: OWN_COMMANDS[data.faction].includes(command),
      allowed: data.command === 'any' || data.command === command,
      phase: game.phase,
    }),
  },
})

const { chart } = charting<Game, OptionOf<typeof command>>().implementing(commandExecuted, CommandArgs)

/** The chart of one Command, taken as executed. */
export const commandExecutedChart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'executing',
  states: {
    executing: {
      meta: { asks: command, seam: true },
      on: { execute: { target: 'done', meta: { requirements: [eventCard.choices] } } },
    },
    done: { type: 'final' },
  },
  output: null,
})
