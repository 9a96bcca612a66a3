/** One Command of a Faction's choice, with at most one Special Activity before, during or after it. @module */

import {
  type Calls,
  type Chart,
  call,
  calls,
  certain,
  charting,
  type Inside,
  type Option,
  type OptionOf,
  type Procedure,
  readingOf,
} from 'rulewright/book'
import { eventCard, options } from '#spec/all-bridges-burning/2-sequence-of-play/2.1-start'
import { limitedCommand } from '#spec/all-bridges-burning/2-sequence-of-play/2.2.4-limited-command'
import { commandsInGeneral } from '#spec/all-bridges-burning/3-commands/3.1-commands'
import {
  limitedInFact,
  specialActivitiesInGeneral,
} from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import { executingInstructions } from '#spec/all-bridges-burning/8-non-players/8.2-cards'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { CAME_TO, commandProcedure, procedureOf } from '#spec/all-bridges-burning/procedures/commands'
import { SPECIAL_PROCEDURES } from '#spec/all-bridges-burning/procedures/special-activities'
import { newsCommandsProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { COMMAND_NAMES, FACTIONS, SPECIAL_ACTIVITIES, type SpecialActivity } from '#spec/all-bridges-burning/vocabulary'
import { inVain } from '../4-special-activities/4.2.2-foreign-relations-by-card.js'
import { specialActivitiesOn } from '../4-special-activities/all.js'
import { type Activities, commandChoiceOn, isLacking, meansChoiceOn, specialChoice } from './3.1-choices.js'
import { areSelectedFirst, firstSpacesOn, inFirst, withFirst } from './3.1-spaces-first.js'
import {
  begun,
  type CommandContext as C,
  CommandData,
  executedOf,
  isLimitedInFact,
  isTakenBack,
  termsOf,
  withBefore,
  withoutSpecial,
  withResult,
} from './3.1-terms.js'
import { commandsOn } from './all.js'

const oneOf = <Name extends string>(names: readonly Name[], name: unknown): Name =>
  certain(
    names.find((candidate) => candidate === name),
    `name "${String(name)}"`,
  )

/** The call of the Command that was chosen. */
function executing(map: GameMap): Calls<C> {
  const commands = commandsOn(map)
  const procedures = FACTIONS.flatMap((faction) => Object.values(commands(faction))).map(({ chart }) => chart.procedure)
  return {
    procedures: [...new Set(procedures)],
    pick: ({ game, data }) => ({
      procedure: procedureOf(data.faction, oneOf(COMMAND_NAMES, data.command)) as unknown as Procedure,
      args: { ...termsOf(data), ...(readingOf(game, limitedInFact) === 'in fact' && { tells: true }) },
    }),
  }
}

/** The calls of a Special Activity. */
function specialCalls(activities: Activities) {
  const procedures: readonly Procedure[] = Object.values(activities).map(({ chart }) => chart.procedure)
  const callOf = ({ data }: C, activity: SpecialActivity) =>
    call(SPECIAL_PROCEDURES[activity], { faction: data.faction, free: false })
  return { procedures, callOf }
}

/** What lets a Special Activity come before the Command. */
const BEFORE = [specialActivitiesInGeneral.withCommand, specialActivitiesInGeneral.before]

const activityOf = (chosen: Option) => oneOf(SPECIAL_ACTIVITIES, 'activity' in chosen && chosen.activity)

/** Whether Foreign Relations of a Non-player have come to nothing, and count for nothing. */
const rolledInVain = ({ game, data: { faction, activity } }: C): boolean =>
  activity === 'Foreign Relations' && isNonPlayer(game, faction) && inVain(game)

export function commandChart(map: GameMap, inside: () => Inside): Chart {
  const activities = specialActivitiesOn(map)
  const command = commandChoiceOn(activities, inside)
  const special = specialChoice
  const spaces = firstSpacesOn(map)
  const { procedures, callOf } = specialCalls(activities)
  const { chart, effect, go, stay, when } = charting<
    Game,
    OptionOf<typeof command> | OptionOf<typeof special> | OptionOf<typeof spaces>
  >().implementing(commandProcedure, CommandData)
  const added = effect(({ context: { game, data }, event }: { context: C; event: OptionOf<typeof special> }) => ({
    // An action that an Event grants is none of the Sequence of Play.
    game: { ...game, specialActivity: game.specialActivity || !data.free },
    data: { ...data, activity: event.type === 'special' ? event.activity : data.activity },
  }))

  const specialCall: Calls<C> = {
    procedures,
    pick: (context) => callOf(context, oneOf(SPECIAL_ACTIVITIES, context.data.activity)),
  }
  const settled = go('executing', [commandsInGeneral.enoughResources], ({ context: { data } }: { context: C }) => ({
    data: inFirst(data),
  }))
  const after = [
    when(
      'it was a Limited Command in fact (reading)',
      ({ context }) => isLimitedInFact(context),
      go('News', [limitedCommand.oneSpace, limitedCommand.newsDiscard]),
    ),
    { target: 'done' },
  ]

  return chart({
    door: { limited: ({ args }) => args.limited, special: ({ args }) => args.special },
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'choosing',
    states: {
      choosing: {
        meta: { asks: command, requirements: [eventCard.choices] },
        on: {
          execute: go('what first?', [eventCard.choices], ({ context: { data }, event }) => ({
            data: { ...data, command: event.command },
          })),
          nothing: go('done', [commandsInGeneral.someSpaceOrPieces]),
        },
      },
      'what first?': {
        always: [
          when(
            'it cannot begin yet',
            ({ context }) => isLacking(context, inside),
            go('what it lacks', [commandsInGeneral.enoughResources, specialActivitiesInGeneral.before]),
          ),
          'which spaces first?',
        ],
      },
      'what it lacks': {
        meta: { asks: meansChoiceOn(activities, inside) },
        on: {
          special: go('Special Activity first', [...BEFORE], ({ context, event }) =>
            added({ context: { ...context, data: withBefore(context.game, context.data) }, event }),
          ),
        },
      },
      'Special Activity first': {
        meta: { calls: specialCall, requirements: [specialActivitiesInGeneral.atOneTime] },
        on: { returned: 'which spaces first?' },
      },
      'which spaces first?': {
        always: [
          when(
            'all spaces are selected first (reading)',
            ({ context }) => areSelectedFirst(map, context),
            go('spaces first', [commandsInGeneral.actorOrdersSpaces]),
          ),
          'executing',
        ],
      },
      'spaces first': {
        meta: { asks: spaces },
        on: {
          'select first': go('spaces first', [], ({ context: { data }, event }) => ({
            data: withFirst(data, event.space),
          })),
          'no more spaces': settled,
          nothing: settled,
        },
      },
      executing: {
        meta: {
          calls: executing(map),
          meanwhile: { asks: special, procedures, call: (context, chosen) => callOf(context, activityOf(chosen)) },
          requirements: [options.firstCommand],
        },
        on: {
          special: stay(
            [
              specialActivitiesInGeneral.withCommand,
              specialActivitiesInGeneral.before,
              specialActivitiesInGeneral.during,
            ],
            ({ context, event }) =>
              added({ context: { ...context, data: withBefore(context.game, context.data) }, event }),
          ),
          returned: [
            when(
              'a Special Activity has left it nothing to do (reading)',
              ({ context, event }) => isTakenBack(context, executedOf(oneOf(CAME_TO, event.result))),
              go('Special Activity taken back', [specialActivitiesInGeneral.commandInSomeSpace], ({ context }) =>
                withoutSpecial(context),
              ),
            ),
            go('after the Command', [], ({ context: { data }, event }) => ({
              data: withResult(data, oneOf(CAME_TO, event.result)),
            })),
          ],
        },
      },
      'Special Activity taken back': { always: 'executing' },
      'after the Command': {
        meta: { asks: special },
        on: {
          special: go(
            'Special Activity',
            [specialActivitiesInGeneral.withCommand, specialActivitiesInGeneral.after],
            added,
          ),
          'no Special Activity': after,
          nothing: after,
        },
      },
      News: {
        meta: {
          calls: calls(newsCommandsProcedure, ({ data: { faction } }: C) => ({ faction, held: 'not told' as const })),
          requirements: [limitedCommand.oneSpace],
        },
        on: { returned: 'done' },
      },
      'Special Activity': {
        meta: {
          calls: specialCall,
          requirements: [specialActivitiesInGeneral.atOneTime],
        },
        on: {
          returned: [
            when(
              'a Non-player has rolled in vain for Foreign Relations',
              ({ context }) => rolledInVain(context),
              go('after the Command', [executingInstructions.firstPossible], ({ context: { game, data } }) => ({
                game: { ...game, specialActivity: false },
                data: { ...data, activity: 'none' as const },
              })),
            ),
            'done',
          ],
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => (data.executed === 'executed' ? 'executed' : 'nowhere'),
  })
}
