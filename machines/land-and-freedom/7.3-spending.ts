/** The uses of Hero points in a player's turn, and their effects. @module */

import { type Chart, calls, certain, charting, compared, option, readingOf } from 'rulewright/book'
import { mayNotSpend, price, type Ware } from '#spec/land-and-freedom/7.3-hero-points'
import { isLost } from '#spec/land-and-freedom/8.2-defeat-on-a-front'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { hasUsed, holds, withoutHeroPoints, withUsed } from '#spec/land-and-freedom/players'
import {
  drawProcedure,
  moveProcedure,
  type Purchase,
  SpendingArgs,
  spendingProcedure,
  strengthenProcedure,
} from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { BONUSES, type Faction, FRONTS, TRACKS, type Track } from '#spec/land-and-freedom/vocabulary'
import { heroPoints } from '#spec/land-and-freedom/wording'
import { canStep } from './9.1-tracks.js'

/** Everything that Hero points are spent for, but for Medallions. */
export const WARES = [
  option('pay for a card'),
  ...BONUSES.map((bonus) => option('pay for a Bonus', { bonus })),
  ...TRACKS.flatMap((track) => (['up', 'down'] as const).map((way) => option('pay for a step', { track, way }))),
] as const
type Bought = (typeof WARES)[number]

/** Everything that Medallions do for a Hero point at any time of a turn. */
export const medallionUses = ({ blanks }: Pick<Game, 'blanks'>) => [
  option('use Volunteers'),
  ...TRACKS.flatMap((track) => blanks[track].map((space) => option('use Intelligence', { track, space }))),
]

/** The Medallion that does it. */
export const medallionOf = ({ type }: { readonly type: string }) =>
  type === 'use Volunteers' ? 'Volunteers' : 'Intelligence'

const trackWare = (track: Track): Ware => {
  if (track === 'Government') return 'Government'
  return track === 'Liberty' || track === 'Collectivization'
    ? 'Liberty or Collectivization'
    : 'Soviet Support or Foreign Aid'
}

function wareOf(bought: Bought): Ware {
  if (bought.type === 'pay for a card') return 'a card'
  return bought.type === 'pay for a Bonus' ? 'a Bonus' : trackWare(bought.track)
}

/** Returns the price of a purchase. */
const priceOf = (bought: Bought): number => price.ask({ ware: wareOf(bought) })

/** Formats a purchase with its price in Hero points. */
export function boughtText(bought: Bought): string {
  const price = `for ${heroPoints(priceOf(bought))}`
  if (bought.type === 'pay for a card') return price
  return `${bought.type === 'pay for a Bonus' ? bought.bonus : `${bought.track} ${bought.way}`}, ${price}`
}

/** True if the purchase is available. */
function isThere({ tracks: texts }: Components, game: Game, faction: Faction, bought: Bought): boolean {
  const { deck, discard } = game.players[faction]
  if (bought.type === 'pay for a card') return deck.length + discard.length > 0
  if (bought.type === 'pay for a Bonus') return game.bonuses[bought.bonus] === 'off'
  return canStep(texts, game, bought.track, bought.way)
}

interface Turning {
  readonly game: Game
  readonly data: { readonly faction: Faction }
}

/** True if a card is taking effect. */
export const isMidCard = ({ game }: { readonly game: Game }): boolean => game.midCard === true

/** The table that refuses to spend, and how its fields are found. */
export const spendingOn = <C extends Turning>(parts: Components) => ({
  table: mayNotSpend,
  view: {
    ware: (_: C, bought: Bought) => wareOf(bought),
    heroPoints: ({ game, data }: C, bought: Bought) => compared(game.players[data.faction].heroPoints, priceOf(bought)),
    there: ({ game, data }: C, bought: Bought) => isThere(parts, game, data.faction, bought),
    midCard: isMidCard,
    spendingMidCard: ({ game }: C) => readingOf(game, cited.spendingMidCard),
  },
})

/** True if a player can ask to spend Hero points while a card takes effect. */
export const isAskedMidCard = ({ game }: { readonly game: Game }): boolean => !isLost(game)

export const nothingBought: Purchase = { what: 'pay for a card', bonus: 'none', track: 'none', way: 'none', space: 0 }

const { chart, go, when } = charting<Game>().implementing(spendingProcedure, SpendingArgs)

interface InContext {
  readonly context: { readonly game: Game; readonly data: { readonly faction: Faction; readonly purchase: Purchase } }
}

const it =
  (what: Purchase['what']) =>
  ({ context }: InContext) =>
    context.data.purchase.what === what

/** The option that was chosen, of what is bought without a Medallion. */
const boughtOf = ({ context }: InContext): Bought => {
  const { what, bonus, track, way } = context.data.purchase
  return certain(
    WARES.find(
      (one) =>
        one.type === what &&
        (one.type !== 'pay for a Bonus' || one.bonus === bonus) &&
        (one.type !== 'pay for a step' || (one.track === track && one.way === way)),
    ),
    'thing that is bought',
  )
}

const paid = (args: InContext): Game =>
  withoutHeroPoints(args.context.game, args.context.data.faction, priceOf(boughtOf(args)))

/** True if a card drawn for Hero points brings another one. */
const archives = ({ context: { game, data } }: InContext): boolean =>
  readingOf(game, cited.archivesAndHeroPoints) === 'every time' || !hasUsed(game, data.faction, 'Archives')

/** True if Archives applies for the first time in the turn. */
const isFirstOfArchives = (game: Game, faction: Faction): boolean =>
  holds(game, faction, 'Archives') && !hasUsed(game, faction, 'Archives')

export const spendingChart: Chart = chart({
  context: ({ input: { game, args } }) => ({ game, data: args }),
  initial: 'for what',
  states: {
    'for what': {
      always: [
        when(
          'for a card',
          it('pay for a card'),
          go('a card', [cited.spending.draw], (args) => ({ game: paid(args) })),
        ),
        when(
          'for a Bonus',
          it('pay for a Bonus'),
          go('done', [cited.spending.bonus], (args) => {
            const game = paid(args)
            const { bonus } = args.context.data.purchase
            return bonus === 'none' ? { game } : { game: { ...game, bonuses: { ...game.bonuses, [bonus]: 'on' } } }
          }),
        ),
        when(
          'for a step',
          it('pay for a step'),
          go('a step', [], (args) => ({ game: paid(args) })),
        ),
        when(
          'for Strength',
          it('use Volunteers'),
          go('Strength', [cited.payingMedallions.volunteers], ({ context: { game, data } }) => ({
            game: withoutHeroPoints(game, data.faction, 1),
          })),
        ),
        go('done', [cited.payingMedallions.intelligence], ({ context: { game, data } }) => ({
          game: withUsed(
            withoutHeroPoints(withoutBlank(game, data.purchase), data.faction, 1),
            data.faction,
            'Intelligence',
          ),
        })),
      ],
    },
    'a card': {
      meta: {
        calls: calls(drawProcedure, (context) => ({
          faction: context.data.faction,
          number: 1,
          archives: archives({ context }),
        })),
      },
      on: {
        returned: go('done', [], ({ context: { game, data } }) => ({
          game: isFirstOfArchives(game, data.faction) ? withUsed(game, data.faction, 'Archives') : game,
        })),
      },
    },
    'a step': {
      meta: {
        calls: calls(moveProcedure, ({ data: { faction, purchase } }) => ({
          faction,
          track: certain(purchase.track === 'none' ? undefined : purchase.track, 'track that moves'),
          way: certain(purchase.way === 'none' ? undefined : purchase.way, 'way that it goes'),
          number: 1,
          ofCard: false,
        })),
      },
      on: { returned: 'done' },
    },
    Strength: {
      meta: {
        calls: calls(strengthenProcedure, ({ data: { faction } }) => ({
          faction,
          supporter: faction,
          fronts: FRONTS,
          number: 1,
          ofCard: false,
          by: 'Volunteers' as const,
        })),
        requirements: [cited.payingMedallions.volunteersPrice],
      },
      on: { returned: 'done' },
    },
    done: { type: 'final' },
  },
  output: null,
})

/** A game in which a Blank marker has left a track. */
function withoutBlank(game: Game, { track, space }: Purchase): Game {
  if (track === 'none') return game
  return { ...game, blanks: { ...game.blanks, [track]: game.blanks[track].filter((one) => one !== space) } }
}
