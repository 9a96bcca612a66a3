/** The elimination of isolated units at the end of a turn. @module */

import { asks, type Chart, type Context, charting, type OptionOf, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { isolatedSpaces } from '#spec/talvisota/1.1-logistic-lines'
import { eliminatedAs, eliminatedEach, eliminatedTo, mayNotBeEliminated } from '#spec/talvisota/6.2-finnish-harassment'
import type { Components } from '#spec/talvisota/components/components'
import { withSovietLosses } from '#spec/talvisota/forces'
import type { Game } from '#spec/talvisota/game'
import { isolationProcedure } from '#spec/talvisota/procedures'
import * as cited from '#spec/talvisota/rules.gen'
import { spaceIn, withoutSoviets } from '#spec/talvisota/spaces'
import { soviets } from '#spec/talvisota/units'
import { SOVIET_UNITS, type SovietUnit } from '#spec/talvisota/vocabulary'

const Data = record({
  /** The spaces of which a unit has been eliminated. */
  spaces: z.array(z.string()).readonly(),
})
type C = Context<Game, z.infer<typeof Data>>

const placeOf = (game: Game, unit: SovietUnit) =>
  eliminatedAs.ask({ unit, isolatedElite: readingOf(game, cited.isolatedElite) })
const inAll = (game: Game): boolean =>
  eliminatedEach.ask({ isolatedCount: readingOf(game, cited.isolatedCount) }) === 'one in all'

/** True if another unit that is isolated with this one must go first. */
function isLater({ map }: Components, game: Game, space: string, unit: SovietUnit): boolean {
  const place = placeOf(game, unit)
  const spaces = inAll(game) ? isolatedSpaces.compute(game, {}, map) : [space]
  return spaces.some((name) =>
    SOVIET_UNITS.some((other) => {
      const sooner = placeOf(game, other)
      return spaceIn(game, name).soviets[other] > 0 && sooner !== 'never' && place !== 'never' && sooner < place
    }),
  )
}

const unitOn = (parts: Components) =>
  asks<C>().toTheExtent({
    name: 'an isolated unit that is eliminated',
    cites: [cited.harassment.eliminated, cited.harassment.order],
    seat: () => 'Soviets',
    from: ({ game }) =>
      isolatedSpaces
        .compute(game, {}, parts.map)
        .flatMap((space) => SOVIET_UNITS.map((unit) => option('eliminate', { space, unit }))),
    says: (_, { space, unit }) => `${unit} in ${space}`,
    forbid: {
      table: mayNotBeEliminated,
      view: {
        there: ({ game }, { space, unit }) => spaceIn(game, space).soviets[unit] > 0,
        place: ({ game }, { unit }) => placeOf(game, unit),
        sooner: ({ game }, { space, unit }) => isLater(parts, game, space, unit),
        counted: ({ game, data: { spaces } }, { space }) =>
          spaces.includes(space) || (inAll(game) && spaces.length > 0),
      },
    },
  })

export function isolationChart(parts: Components): Chart {
  const unitOffer = unitOn(parts)
  const { chart, go } = charting<Game, OptionOf<typeof unitOffer>>().implementing(isolationProcedure, Data)
  return chart({
    context: ({ input: { game } }) => ({ game, data: { spaces: [] } }),
    initial: 'which unit',
    states: {
      'which unit': {
        meta: { asks: unitOffer, requirements: [cited.harassment.isolated] },
        on: {
          eliminate: go(
            'which unit',
            [cited.harassment.eliminated, cited.harassment.order],
            ({ context: { game, data }, event: { space, unit } }) => {
              const one = soviets(unit, 1)
              const off = withoutSoviets(game, space, one)
              const kept = eliminatedTo.ask({ isolatedWhere: readingOf(game, cited.isolatedWhere) }) === 'to the Losses'
              return { game: kept ? withSovietLosses(off, one) : off, data: { spaces: [...data.spaces, space] } }
            },
          ),
          nothing: 'done',
        },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
