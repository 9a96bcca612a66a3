/** The stand-in for the German actions flowchart: a Landing, Attacks, or moves. @module */

import { type Chart, calls, certain, charting, type OptionOf } from 'rulewright/book'
import { germanAction, landingNews } from '#spec/all-bridges-burning/3-commands/3.4-flowchart'
import type { GermanAction } from '#spec/all-bridges-burning/components/german-actions'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { availableNews, inSpace, withNews, withTroops } from '#spec/all-bridges-burning/pieces'
import { battleOfGermans, battleProcedure } from '#spec/all-bridges-burning/procedures/battle'
import { germanFlowchartProcedure } from '#spec/all-bridges-burning/procedures/turn'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import {
  attackSpace,
  type GermanContext as C,
  decider,
  GermanData,
  landingDie,
  landingSiteOn,
  moveOn,
  orderOn,
  situationOf,
  spacesWithGermans,
} from './3.4-german-actions.js'

/** The Landing Site of a die roll. */
const siteOf = ({ landingSites }: GameMap, face: number): Space =>
  certain(
    landingSites.find(({ from, to }) => from <= face && face <= to),
    `Landing Site for a die roll of ${face}`,
  ).space

/** Returns the game after a Landing: all Germans of the box stand in the space, with News. */
const landed = ({ game, data }: C, site: Space) => {
  const news = landingNews.ask({ available: availableNews(game) > 0 })
  const ashore = inSpace(game, site, (space) =>
    withNews(withTroops(space, 'germany', game.troopBoxes.germany), 'alone', news),
  )
  return { game: { ...ashore, troopBoxes: { ...ashore.troopBoxes, germany: 0 } }, data: { ...data, acted: true } }
}

/** Returns the game after a move: the Germans of one space stand in the other. */
const marched = ({ game, data }: C, from: Space, to: Space) => {
  const troops = data.waiting.find(({ space }) => space === from)?.troops ?? 0
  const by = (before: Game, name: Space, more: number) =>
    inSpace(before, name, (space) => withTroops(space, 'germany', more))
  const waiting = data.waiting.filter(({ space }) => space !== from)
  return { game: by(by(game, from, -troops), to, troops), data: { ...data, waiting, acted: true } }
}

const groupsIn = (game: Game) =>
  spacesWithGermans(game).map((space) => ({ space, troops: game.spaces[space].troops.germany }))

const battle = calls(battleProcedure, (context: C) => {
  const space = certain(context.data.attacked.at(-1), 'space of an Attack')
  return battleOfGermans(space, context.game.spaces[space].troops.germany, decider(context))
})

export function germanFlowchartStandIn(map: GameMap): Chart {
  const order = orderOn(map)
  const landingSite = landingSiteOn(map)
  const move = moveOn(map)
  const { chart, go, when } = charting<
    Game,
    | OptionOf<typeof order>
    | OptionOf<typeof landingDie>
    | OptionOf<typeof landingSite>
    | OptionOf<typeof attackSpace>
    | OptionOf<typeof move>
  >().implementing(germanFlowchartProcedure, GermanData)

  const gives = (game: Game, action: GermanAction) => germanAction.ask(situationOf(map, game)) === action

  return chart({
    door: { phase: ({ game }) => game.phase },
    context: ({ input: { game, args } }) => ({ game, data: { attacked: [], waiting: [], acted: false, ...args } }),
    initial: 'who decides the action?',
    states: {
      'who decides the action?': {
        always: [
          when(
            'the Senate decides on the action too',
            ({ context: { data } }) => data.senateDecides === 'action and details',
            go('action', [cited.coordinate.senateDecides]),
          ),
          'flowchart',
        ],
      },
      action: {
        meta: { asks: order },
        on: {
          order: [
            when('a Landing', ({ event }) => event.action === 'Landing', 'Landing'),
            when('an Attack', ({ event }) => event.action === 'Attack', 'Attack'),
            'moves begin',
          ],
          nothing: 'done',
        },
      },
      flowchart: {
        always: [
          when('the Germans land', ({ context: { game } }) => gives(game, 'Landing'), 'Landing'),
          when('the Germans Attack', ({ context: { game } }) => gives(game, 'Attack'), 'Attack'),
          when('the Germans move', ({ context: { game } }) => gives(game, 'Move'), 'moves begin'),
          'done',
        ],
      },
      Landing: {
        always: [
          when(
            'the Senate decides the details',
            ({ context }) => decider(context) === 'senate',
            go('Landing Site', [cited.coordinate.senateDecides]),
          ),
          'Landing roll',
        ],
      },
      'Landing roll': {
        meta: { asks: landingDie },
        on: {
          roll: go('done', [cited.map.landingRanges, cited.message.byLanding], ({ context, event }) =>
            landed(context, siteOf(map, event.face)),
          ),
        },
      },
      'Landing Site': {
        meta: { asks: landingSite },
        on: {
          land: go('done', [cited.map.landingSites, cited.message.byLanding], ({ context, event }) =>
            landed(context, event.space),
          ),
        },
      },
      Attack: {
        meta: { asks: attackSpace },
        on: {
          attack: go(
            'battle',
            [cited.germanActions.byFlowchart, cited.commandsInGeneral.powersPayNothing],
            ({ context: { data }, event }) => ({
              data: { ...data, attacked: [...data.attacked, event.space], acted: true },
            }),
          ),
          nothing: 'done',
        },
      },
      battle: { meta: { calls: battle }, on: { returned: 'Attack' } },
      'moves begin': {
        always: go('move', [], ({ context: { game, data } }) => ({ data: { ...data, waiting: groupsIn(game) } })),
      },
      move: {
        meta: { asks: move },
        on: {
          move: go('move', [cited.germanActions.byFlowchart, cited.adjacency.movement], ({ context, event }) =>
            marched(context, event.from, event.to),
          ),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { data } }) => (data.acted ? 'acted' : 'no action'),
  })
}
