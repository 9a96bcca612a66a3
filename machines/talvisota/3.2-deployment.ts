/** The Combat Strategies come to the map: a Soviet one, then the Finnish answer in the same space. @module */

import {
  asks,
  type Chart,
  type Context,
  charting,
  deciding,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { connectedWith, controlOf, isMarch } from '#spec/talvisota/1.1-general-points'
import { type CONNECTIONS, mayNotAnswer, mayNotDecline, mayNotDeploy } from '#spec/talvisota/3.2-deployment'
import type { Components } from '#spec/talvisota/components/components'
import type { MapText } from '#spec/talvisota/components/map'
import { scoutsAlone } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import { deployedOf, finnishPlanOf, sovietPlanOf, withFinnishPlan, withSovietPlan } from '#spec/talvisota/plans'
import { deploymentProcedure } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import { printed } from '#spec/talvisota/spaces'
import { sizeOf } from '#spec/talvisota/units'
import type { FinnishStrategy } from '#spec/talvisota/vocabulary'

const Data = record({ space: z.string() })
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

/** Returns the connection of a space with another. */
function connectionOf(map: MapText, from: string, to: string): (typeof CONNECTIONS)[number] {
  if (from === to) return 'the same space'
  if (connectedWith(map, from, false).includes(to)) return 'connected'
  return connectedWith(map, from, true).includes(to) ? 'the connection of March' : 'not connected'
}

const deployOfferOn = ({ map }: Components) =>
  ask.may(option('no more'), {
    name: 'a Combat Strategy and the space that it attacks',
    sealed: true,
    cites: [cited.deployment.oneAfterAnother, cited.deployment.fronts, cited.sovietStrategies.fewer],
    seat: () => 'Soviets',
    from: ({ game }) =>
      game.soviets.plans.flatMap(({ strategy }) =>
        map.spaces.map(({ name }) => option('deploy', { strategy, space: name })),
      ),
    says: (_, { strategy, space }) => `${strategy}, ${space}`,
    forbid: {
      table: mayNotDeploy,
      view: {
        deployed: ({ game }, { strategy }) => sovietPlanOf(game, strategy).order > 0,
        units: ({ game }, { strategy }) => sizeOf(sovietPlanOf(game, strategy).units) > 0,
        control: ({ game }, { space }) => controlOf(game, map, space) === 'Soviets',
        connection: ({ game }, { strategy, space }) => connectionOf(map, sovietPlanOf(game, strategy).start, space),
        ownSpace: ({ game }) => readingOf(game, cited.ownSpace),
        march: ({ game }) => isMarch(game),
        meretskov: ({ game }, { strategy }) => sovietPlanOf(game, strategy).supports.includes('MER'),
        marchUse: ({ game }) => readingOf(game, cited.marchUse),
        taken: ({ game }, { space }) => game.soviets.plans.some(({ target }) => target === space),
        sameSpace: ({ game }) => readingOf(game, cited.sameSpace),
        front: ({ game }, { strategy, space }) => sovietPlanOf(game, strategy).front === printed(map, space).front,
        frontsBind: ({ game }) => readingOf(game, cited.frontsBind),
      },
    },
  })

/** The prohibitions that keep a Finnish Combat Strategy from responding. */
const answeringOn = ({ map }: Components) =>
  deciding<C, { readonly strategy: FinnishStrategy }>()({
    table: mayNotAnswer,
    view: {
      deployed: ({ game }, { strategy }) => finnishPlanOf(game, strategy).order > 0,
      front: ({ game, data: { space } }, { strategy }) =>
        finnishPlanOf(game, strategy).front === printed(map, space).front,
      frontsBind: ({ game }) => readingOf(game, cited.frontsBind),
      alone: ({ game, data: { space } }) => scoutsAlone(game, space),
    },
  })
type Answering = ReturnType<typeof answeringOn>

const answersIn = ({ game }: C) => game.finns.plans.map(({ strategy }) => option('answer', { strategy }))

const answerOfferOn = (answering: Answering) =>
  ask.may(
    option('no answer'),
    {
      name: 'the Combat Strategy that responds',
      sealed: true,
      cites: [cited.deployment.answer],
      about: ({ data: { space } }) => space,
      seat: () => 'Finns',
      from: answersIn,
      says: (_, { strategy }) => strategy,
      forbid: answering,
    },
    {
      table: mayNotDecline,
      view: {
        left: (context) => answering.allowsSome(context, answersIn(context)),
        mustAnswer: ({ game }) => readingOf(game, cited.mustAnswer),
      },
    },
  )

/** In the solo game chance draws among those that may respond. */
const drawnOfferOn = (answering: Answering) =>
  ask.chance({
    name: 'the drawn Combat Strategy that responds',
    cites: [cited.soloPlay.strategies],
    about: ({ data: { space } }) => space,
    from: (context) => answersIn(context).filter((answer) => !answering.refuses(context, answer)),
    says: (_, { strategy }) => strategy,
  })

export function deploymentChart(parts: Components): Chart {
  const deployOffer = deployOfferOn(parts)
  const answering = answeringOn(parts)
  const answerOffer = answerOfferOn(answering)
  const drawnOffer = drawnOfferOn(answering)
  const { chart, go, when } = charting<
    Game,
    OptionOf<typeof deployOffer> | OptionOf<typeof answerOffer> | OptionOf<typeof drawnOffer>
  >().implementing(deploymentProcedure, Data)
  const answered = go(
    'what is left',
    [cited.deployment.answer],
    ({ context: { game, data }, event }: { context: C; event: OptionOf<typeof drawnOffer> }) => ({
      game: withFinnishPlan(game, event.strategy, { order: deployedOf(game), target: data.space }),
    }),
  )
  return chart({
    context: ({ input: { game } }) => ({ game, data: { space: 'none' } }),
    initial: 'what is left',
    states: {
      'what is left': {
        always: [
          when('all are deployed', ({ context: { game } }) => deployedOf(game) === game.soviets.plans.length, 'done'),
          'an attack',
        ],
      },
      'an attack': {
        meta: { asks: deployOffer },
        on: {
          deploy: go(
            'who responds',
            [cited.deployment.attacked],
            ({ context: { game }, event: { strategy, space } }) => ({
              game: withSovietPlan(game, strategy, { order: deployedOf(game) + 1, target: space }),
              data: { space },
            }),
          ),
          'no more': go('done', [cited.sovietStrategies.fewer]),
        },
      },
      'who responds': {
        always: [when('the Finns are drawn', ({ context: { game } }) => game.solo, 'the drawn answer'), 'the answer'],
      },
      'the answer': {
        meta: { asks: answerOffer },
        on: {
          answer: answered,
          'no answer': 'what is left',
        },
      },
      'the drawn answer': {
        meta: { asks: drawnOffer },
        on: { answer: answered, nothing: 'what is left' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
