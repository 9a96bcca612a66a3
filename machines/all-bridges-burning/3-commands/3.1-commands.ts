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
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { CAME_TO, commandProcedure, procedureOf } from '#spec/all-bridges-burning/procedures/commands'
import { SPECIAL_PROCEDURES } from '#spec/all-bridges-burning/procedures/special-activities'
import { newsCommandsProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
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
      args: { ...termsOf(data), ...(readingOf(game, cited.limitedInFact) === 'in fact' && { tells: true }) },
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

/** The clauses that let a Special Activity come before the Command. */
const BEFORE = [cited.specialActivitiesInGeneral.withCommand, cited.specialActivitiesInGeneral.before]

const activityOf = (chosen: Option) => oneOf(SPECIAL_ACTIVITIES, 'activity' in chosen && chosen.activity)

/** True if Foreign Relations of a Non-player had no effect and do not count. */
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
  const settled = go(
    'executing',
    [cited.commandsInGeneral.enoughResources],
    ({ context: { data } }: { context: C }) => ({ data: inFirst(data) }),
  )
  const after = [
    when(
      'it was a Limited Command in fact (reading)',
      ({ context }) => isLimitedInFact(context),
      go('News', [cited.limitedCommand.oneSpace, cited.limitedCommand.newsDiscard]),
    ),
    { target: 'done' },
  ]

  return chart({
    door: { limited: ({ args }) => args.limited, special: ({ args }) => args.special },
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'choosing',
    states: {
      choosing: {
        meta: { asks: command, requirements: [cited.eventCard.choices] },
        on: {
          execute: go('what first?', [cited.eventCard.choices], ({ context: { data }, event }) => ({
            data: { ...data, command: event.command },
          })),
          nothing: go('done', [cited.commandsInGeneral.someSpaceOrPieces]),
        },
      },
      'what first?': {
        always: [
          when(
            'it cannot begin yet',
            ({ context }) => isLacking(context, inside),
            go('what it lacks', [cited.commandsInGeneral.enoughResources, cited.specialActivitiesInGeneral.before]),
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
        meta: { calls: specialCall, requirements: [cited.specialActivitiesInGeneral.atOneTime] },
        on: { returned: 'which spaces first?' },
      },
      'which spaces first?': {
        always: [
          when(
            'all spaces are selected first (reading)',
            ({ context }) => areSelectedFirst(map, context),
            go('spaces first', [cited.commandsInGeneral.actorOrdersSpaces]),
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
          requirements: [cited.options.firstCommand],
        },
        on: {
          special: stay(
            [
              cited.specialActivitiesInGeneral.withCommand,
              cited.specialActivitiesInGeneral.before,
              cited.specialActivitiesInGeneral.during,
            ],
            ({ context, event }) =>
              added({ context: { ...context, data: withBefore(context.game, context.data) }, event }),
          ),
          returned: [
            when(
              'a Special Activity has left it nothing to do (reading)',
              ({ context, event }) => isTakenBack(context, executedOf(oneOf(CAME_TO, event.result))),
              go('Special Activity taken back', [cited.specialActivitiesInGeneral.commandInSomeSpace], ({ context }) =>
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
            [cited.specialActivitiesInGeneral.withCommand, cited.specialActivitiesInGeneral.after],
            added,
          ),
          'no Special Activity': after,
          nothing: after,
        },
      },
      News: {
        meta: {
          calls: calls(newsCommandsProcedure, ({ data: { faction } }: C) => ({ faction, held: 'not told' as const })),
          requirements: [cited.limitedCommand.oneSpace],
        },
        on: { returned: 'done' },
      },
      'Special Activity': {
        meta: {
          calls: specialCall,
          requirements: [cited.specialActivitiesInGeneral.atOneTime],
        },
        on: {
          returned: [
            when(
              'a Non-player has rolled in vain for Foreign Relations',
              ({ context }) => rolledInVain(context),
              go('after the Command', [cited.executingInstructions.firstPossible], ({ context: { game, data } }) => ({
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
