/** A Faction does at once what an Event grants it: a Command or a Special Activity. @module */

import {
  asks,
  type Calls,
  type Chart,
  type Context,
  call,
  calls,
  certain,
  charting,
  deciding,
  type OptionOf,
  option,
  type Procedure,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import {
  looksForCard,
  mayDecline,
  mayNotCarryOut,
  newsFollowsFree,
} from '#spec/all-bridges-burning/5-events/5.4-free-commands'
import type { GrantSpecial } from '#spec/all-bridges-burning/events/grant-effects'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer, NonPlayers, withNonPlayers } from '#spec/all-bridges-burning/non-player-state'
import { newsHeldBy } from '#spec/all-bridges-burning/pieces'
import { commandProcedure } from '#spec/all-bridges-burning/procedures/commands'
import {
  FreeAction,
  freeActionProcedure,
  nonPlayerCardProcedure,
} from '#spec/all-bridges-burning/procedures/non-players'
import { SPECIAL_PROCEDURES } from '#spec/all-bridges-burning/procedures/special-activities'
import { newsCommandsProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS, type Faction, SPECIAL_ACTIVITIES, type SpecialActivity } from '#spec/all-bridges-burning/vocabulary'
import { isOfNoUse } from '../4-special-activities/4.2.2-foreign-relations-by-card.js'

const Data = record({
  faction: z.enum(FACTIONS),
  own: z.boolean(),
  action: FreeAction,
  /** The Special Activity carried out, once it is known. */
  activity: z.enum(SPECIAL_ACTIVITIES),
  /** The data of Non-players before one of them acted. */
  before: NonPlayers,
  /** The number of News markers that the Faction held before. */
  held: z.int(),
})

type Data = z.infer<typeof Data>
type C = Context<Game, Data>

const termsIn = ({ action }: Data) =>
  certain(action.kind === 'Command' ? action.terms : undefined, 'terms of a Command')

/** The call of the Special Activity that was chosen. */
const carryingOut: Calls<C> = {
  procedures: Object.values(SPECIAL_PROCEDURES) as unknown as readonly Procedure[],
  pick: ({ data: { faction, activity } }) => call(SPECIAL_PROCEDURES[activity], { faction, free: true }),
}

const declining = asks<C>().may(option('decline'), {
  name: 'whether to carry out the free action',
  cites: [cited.freeByEvent.granted, cited.freeByEvent.specialGranted],
  seat: ({ data }) => data.faction,
  from: () => [option('act')],
})

const declines = ({ game, data: { faction, own } }: C): boolean =>
  mayDecline.ask({ own, nonPlayer: isNonPlayer(game, faction), reading: readingOf(game, cited.freeActionDeclined) })

const asksCard = ({ game, data: { faction, own } }: C): boolean =>
  isNonPlayer(game, faction) && looksForCard.ask({ own, reading: readingOf(game, cited.ownFreeAction) })

/** True if News may follow the Command. */
const newsFollows = ({ game, data }: C, executed: boolean): boolean =>
  newsFollowsFree.ask({
    limited: termsIn(data).limited,
    executed,
    reading: readingOf(game, cited.newsAfterFreeCommand),
  })

export function freeActionChart(): Chart {
  const doing = grantedSpecial
  const { chart, go, when } = charting<Game, OptionOf<typeof doing> | OptionOf<typeof declining>>().implementing(
    freeActionProcedure,
    Data,
  )
  const over = go(
    'done',
    [
      cited.freeByEvent.noEligibilityChange,
      cited.freeCommands.noEligibilityChange,
      cited.executingEvents.noEligibilityChange,
    ],
    ({ context: { game, data } }) => ({ game: withNonPlayers(game, data.before) }),
  )
  return chart({
    context: ({ input: { game, args } }) => ({
      game,
      data: { activity: 'Political Event', before: game.nonPlayers, held: newsHeldBy(game, args.faction), ...args },
    }),
    initial: 'may it be declined?',
    states: {
      'may it be declined?': {
        always: [when('it may (reading)', ({ context }) => declines(context), 'to act?'), 'human or Non-player?'],
      },
      'to act?': {
        meta: { asks: declining },
        on: {
          act: go('human or Non-player?', [cited.freeByEvent.granted]),
          decline: go('done', [cited.freeByEvent.granted]),
        },
      },
      'human or Non-player?': {
        always: [
          when(
            'the Faction is a Non-player',
            ({ context }) => asksCard(context),
            go('Non-player card', [cited.freeNonPlayerActions.freeActions]),
          ),
          when(
            'a Non-player plays the Event itself (reading)',
            ({ context: { game, data } }) => isNonPlayer(game, data.faction),
            go(
              'Command or Special Activity?',
              [cited.freeNonPlayerActions.atRandom],
              ({ context: { game, data } }) => ({
                game: withNonPlayers(game, { acting: data.faction, card: 'none', drawn: [] }),
              }),
            ),
          ),
          'Command or Special Activity?',
        ],
      },
      'Non-player card': {
        meta: {
          calls: calls(nonPlayerCardProcedure, ({ data: { faction, action } }) => ({
            faction,
            action:
              action.kind === 'Command' && action.terms.limited ? ('Limited Command' as const) : ('Command' as const),
            free: action,
          })),
        },
        on: { returned: 'Command or Special Activity?' },
      },
      'Command or Special Activity?': {
        always: [
          when('it is a Command', ({ context: { data } }) => data.action.kind === 'Command', 'Command'),
          'which Special Activity?',
        ],
      },
      Command: {
        meta: {
          calls: calls(commandProcedure, ({ data }) => termsIn(data)),
          requirements: [
            cited.freeByEvent.interrupts,
            cited.freeByEvent.otherRequirements,
            cited.freeByEvent.eventText,
            cited.freeCommands.withinGrant,
            cited.freeCommands.otherRequirements,
            cited.executingEvents.otherDecides,
          ],
        },
        on: {
          returned: [
            when(
              'News may follow (reading)',
              ({ context, event }) => newsFollows(context, event.result === 'executed'),
              go('News', [cited.message.limitedExtra]),
            ),
            over,
          ],
        },
      },
      News: {
        meta: { calls: calls(newsCommandsProcedure, ({ data: { faction, held } }) => ({ faction, held })) },
        on: { returned: over },
      },
      'which Special Activity?': {
        meta: { asks: doing },
        on: {
          special: go('Special Activity', [cited.executingEvents.otherDecides], ({ context: { data }, event }) => ({
            data: { ...data, activity: event.activity },
          })),
        },
      },
      'Special Activity': {
        meta: {
          calls: carryingOut,
          requirements: [cited.freeByEvent.interrupts, cited.freeByEvent.noCost, cited.freeByEvent.otherRequirements],
        },
        on: { returned: over },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}

/** The Special Activities that an Event names, or that it leaves open. */
type Named = GrantSpecial['activities']
type Granted = Context<Game, { readonly faction: Faction; readonly action: FreeAction }>
const namedIn = ({ action }: Granted['data']): Named => (action.kind === 'Special Activity' ? action.named : [])

export const carryingOutSpecial = deciding<Granted, { readonly activity: SpecialActivity }>()({
  table: mayNotCarryOut,
  view: {
    activity: (_, { activity }) => activity,
    meant: ({ data }, { activity }) => {
      const named = namedIn(data)
      return named === 'any' || named.includes(activity)
    },
    inVain: ({ game, data }, { activity }) => isOfNoUse(game, data.faction, activity),
  },
  leads: ({ data: { faction } }, { activity }) => call(SPECIAL_PROCEDURES[activity], { faction, free: true }),
})

export const grantedSpecial = asks<Granted>().must({
  name: 'the Special Activity to carry out',
  cites: [cited.executingEvents.otherDecides, cited.freeByEvent.specialGranted],
  seat: ({ data }) => data.faction,
  from: () => SPECIAL_ACTIVITIES.map((activity) => option('special', { activity })),
  says: (_, { activity }) => `Activity: ${activity}`,
  forbid: carryingOutSpecial,
})
