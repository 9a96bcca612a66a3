/** Lines of effects, one after the other, and whom each of them is about. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  certain,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { governmentOf, initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import { contributorsOf, withHeroPoints } from '#spec/land-and-freedom/7.3-hero-points'
import { isLost } from '#spec/land-and-freedom/8.2-defeat-on-a-front'
import { mayNotBeMost } from '#spec/land-and-freedom/11.1-symbol-key'
import { fascistCard } from '#spec/land-and-freedom/card-piles'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Effect, Who } from '#spec/land-and-freedom/effects'
import type { Game } from '#spec/land-and-freedom/game'
import { turnOrder } from '#spec/land-and-freedom/order'
import { isPlayed } from '#spec/land-and-freedom/players'
import { EffectsArgs, effectsProcedure, lineProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS, type Faction } from '#spec/land-and-freedom/vocabulary'
import { effectText } from '#spec/land-and-freedom/wording'
import { isAskedMidCard } from './7.3-spending.js'

const Data = record({
  ...EffectsArgs.unwrap().shape,
  /** The lines that have been done. */
  done: z.int().min(0),
  /** Whom the line is about that have not had it yet. */
  left: z.array(z.enum(FACTIONS)).readonly(),
})
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

const lineOf = ({ data: { effects, done } }: C): Effect => certain(effects[done], 'line of effects')

/** Lists the factions with most Hero points: several if tied. One reading gives nobody if no faction has any. */
const mostOf = (game: Game): readonly Faction[] => {
  const { players } = game
  const most = Math.max(...FACTIONS.map((faction) => players[faction].heroPoints))
  if (most === 0 && readingOf(game, cited.mostOfNone) === 'no') return []
  return FACTIONS.filter((faction) => players[faction].heroPoints === most)
}

/** True if a player must decide which faction has most Hero points. */
const isTied = (context: C): boolean =>
  lineOf(context).who === 'most Hero points' &&
  mostOf(context.game).length > 1 &&
  readingOf(context.game, cited.mostTied) === 'the Initiative player says'

const lineOffer = ask.may(option('leave it out'), {
  name: 'whether a line is activated',
  cites: [cited.eventOfACard.lines],
  about: (context) => effectText(lineOf(context)),
  seat: ({ data: { faction } }) => faction,
  from: () => [option('activate')],
})

const goingOnOffer = ask.must({
  name: 'whether the Event goes on',
  cites: [cited.eventOfACard.lines, cited.spending.anyTime],
  about: (context) => effectText(lineOf(context)),
  seat: ({ data: { faction } }) => faction,
  from: ({ game, data: { faction } }) =>
    game.players[faction].heroPoints > 0 && !isLost(game) && readingOf(game, cited.spendingMidCard) === 'yes'
      ? [option('go on')]
      : [],
})

const mostOffer = ask.must({
  name: 'who is the player with most Hero points',
  cites: [cited.symbols.most, cited.winning.allTies],
  seat: ({ game }) => initiativeOf(game),
  from: () => FACTIONS.map((faction) => option('it is', { faction })),
  says: (_, { faction }) => faction,
  forbid: {
    table: mayNotBeMost,
    view: { most: ({ game }, { faction }) => mostOf(game).includes(faction) },
  },
})

export function effectsChart(parts: Components): Chart {
  const { chart, go, when } = charting<
    Game,
    OptionOf<typeof lineOffer> | OptionOf<typeof goingOnOffer> | OptionOf<typeof mostOffer>
  >().implementing(effectsProcedure, Data)

  /** Whom a line is about, in turn order. */
  function persons(context: C): readonly Faction[] {
    const { game, data } = context
    const order = turnOrder(parts.board, game)
    const of: Readonly<Record<Exclude<Who, Faction>, () => readonly Faction[]>> = {
      self: () => [data.faction],
      'Initiative player': () => [initiativeOf(game)],
      Government: () => [governmentOf(game)],
      everybody: () => order,
      'who contributed': () => order.filter((faction) => contributed(game).includes(faction)),
      'most Hero points': () => order.filter((faction) => mostOf(game).includes(faction)),
    }
    const { who } = lineOf(context)
    return isFaction(who) ? [who] : of[who]()
  }

  /** Lists the factions that have strengthened the Front of the Test in this turn. */
  const contributed = (game: Game): readonly Faction[] =>
    game.fascists.current === 'none' ? [] : contributorsOf(game, fascistCard(parts, game.fascists.current).test.front)

  const lost = when('the war is lost', ({ context: { game } }: { context: C }) => isLost(game), 'done')
  const nextLine = go('a line', [], ({ context: { data } }: { context: C }) => ({
    data: { ...data, done: data.done + 1 },
  }))

  return chart({
    context: ({ input: { game, args } }) => ({ game, data: { ...args, done: 0, left: [] } }),
    initial: 'a line',
    states: {
      'a line': {
        always: [
          when('all lines are done', ({ context: { data } }) => data.done === data.effects.length, 'done'),
          when('it is between lines of their own card', isBetweenLines, 'between lines'),
          'the next line',
        ],
      },
      'between lines': {
        meta: { asks: goingOnOffer, seam: isAskedMidCard },
        on: { 'go on': 'the next line', nothing: 'the next line' },
      },
      'the next line': {
        always: [
          lost,
          when(
            'it can be left out',
            ({ context: { game, data } }) => data.by === 'card' && readingOf(game, cited.lineInPart) === 'yes',
            'to be done or not',
          ),
          'who is meant',
        ],
      },
      'to be done or not': {
        meta: { asks: lineOffer },
        on: { activate: 'who is meant', 'leave it out': nextLine },
      },
      'who is meant': {
        always: [
          when('several have most Hero points', isTiedHere, 'who has most'),
          go(
            'for whom',
            [cited.symbols.factions, cited.symbols.initiative, cited.symbols.government],
            ({ context }) => ({
              data: { ...context.data, left: persons(context) },
            }),
          ),
        ],
      },
      'who has most': {
        meta: { asks: mostOffer },
        on: {
          'it is': go(
            'for whom',
            [cited.symbols.most, cited.symbols.mostGains, cited.symbols.mostLoses],
            ({ context: { data }, event: { faction } }) => ({
              data: { ...data, left: [faction] },
            }),
          ),
        },
      },
      'for whom': {
        always: [
          lost,
          when('all have had it', ({ context: { data } }) => data.left.length === 0, nextLine),
          when(
            'Hero points come to all at once',
            ({ context }) => lineOf(context).do === 'gain Hero points',
            go('a line', [cited.symbols.heroPoint], ({ context }) => {
              const { game, data } = context
              const line = lineOf(context)
              const number = line.do === 'gain Hero points' ? line.number : 0
              return {
                game: withHeroPoints.compute(
                  game,
                  data.left.map((faction) => [faction, number] as const),
                ),
                data: { ...data, left: [], done: data.done + 1 },
              }
            }),
          ),
          'the line',
        ],
      },
      'the line': {
        meta: {
          calls: calls(lineProcedure, (context) => ({
            faction: certain(context.data.left[0], 'faction that the line is about'),
            actor: context.data.actor,
            effect: lineOf(context),
            by: context.data.by,
          })),
        },
        on: {
          returned: go('for whom', [], ({ context: { data } }) => ({ data: { ...data, left: data.left.slice(1) } })),
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}

/** True if a player can spend Hero points before the next line of their Event. */
const isBetweenLines = ({ context: { game, data } }: { readonly context: C }): boolean =>
  data.by === 'card' &&
  data.done > 0 &&
  game.acting === data.faction &&
  isPlayed(game, data.faction) &&
  isAskedMidCard({ game })

const isTiedHere = ({ context }: { readonly context: C }): boolean => isTied(context)

const isFaction = (who: Who): who is Faction => FACTIONS.some((faction) => faction === who)
