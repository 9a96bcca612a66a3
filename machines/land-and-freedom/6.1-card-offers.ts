/** The choices of a card played for its Action Points: the area, and the icon of the Morale Bonus. @module */

import { asks, type Context, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { type AREAS, mayNotAffect } from '#spec/land-and-freedom/6.1-player-cards'
import { mayNotActivate, mayNotShareOut } from '#spec/land-and-freedom/7.1-morale-bonus'
import { fateOf } from '#spec/land-and-freedom/8.1-victory-on-a-front'
import { isLost } from '#spec/land-and-freedom/8.2-defeat-on-a-front'
import { mayNotCountMore } from '#spec/land-and-freedom/11.2-medallions'
import { playerCard } from '#spec/land-and-freedom/card-piles'
import { ICONS } from '#spec/land-and-freedom/components/cards'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { hasUsed, holds } from '#spec/land-and-freedom/players'
import { CardArgs } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { BONUSES, FRONTS, TRACKS } from '#spec/land-and-freedom/vocabulary'
import { canStep } from './9.1-tracks.js'
import { isOfTrack, timesInTableau } from './icons.js'

export const CardData = record({
  ...CardArgs.unwrap().shape,
  /** True if the Morale Bonus was on when the card was played. */
  wasOn: z.boolean(),
  /** True if the card is played while another one takes effect. */
  within: z.boolean(),
  spent: z.boolean(),
  activated: z.boolean(),
  track: z.enum([...TRACKS, 'none']),
  way: z.enum(['up', 'down']),
  icon: z.enum([...ICONS, 'none']),
  /** The number of further times that the icon counts. */
  more: z.int().min(0),
})
export type CardContext = Context<Game, z.infer<typeof CardData>>
const ask = asks<CardContext>()
const player = ({ data: { faction } }: CardContext) => faction

/** The uses of Action Points. */
const USES = [
  option('strengthen a Front'),
  ...TRACKS.flatMap((track) => (['up', 'down'] as const).map((way) => option('move', { track, way }))),
  ...[...BONUSES, 'both'].map((bonus) => option('turn on', { bonus })),
] as const
type Use = (typeof USES)[number]

const areaOf = (use: Use): (typeof AREAS)[number] => {
  if (use.type === 'strengthen a Front') return 'a Front'
  if (use.type === 'move') return 'a track'
  return use.bonus === 'both' ? 'both Bonuses' : 'a Bonus'
}

/** True if a point changes something there. */
function changes({ tracks: texts }: Components, game: Game, use: Use): boolean {
  if (use.type === 'strengthen a Front') return FRONTS.some((front) => fateOf(game, front) === 'open')
  if (use.type === 'move') return canStep(texts, game, use.track, use.way)
  return BONUSES.some((bonus) => (use.bonus === 'both' || use.bonus === bonus) && game.bonuses[bonus] === 'off')
}

export const areaOfferOn = (parts: Components) => {
  const strengthOf = ({ data: { card } }: CardContext) => playerCard(parts, card).strength
  return ask.must({
    name: 'the area that Action Points affect',
    cites: [cited.actionPoints.anyArea, cited.actionPoints.undivided, cited.actionPoints.either],
    about: (context) => `${context.data.card}, strength ${strengthOf(context)}`,
    seat: player,
    from: () => USES,
    says: ({ game }, use) => {
      if (use.type === 'move') return `${use.track} ${use.way}, from ${game.tracks[use.track]}`
      if (use.type !== 'turn on') return ''
      return use.bonus === 'both' ? 'both Bonuses' : use.bonus
    },
    forbid: {
      table: mayNotAffect,
      view: {
        area: (_, use) => areaOf(use),
        strength: strengthOf,
        changes: ({ game }, use) => changes(parts, game, use),
        others: ({ game }, use) => USES.some((other) => other !== use && changes(parts, game, other)),
        spent: ({ data }) => data.spent,
        lost: ({ game }) => isLost(game),
        uselessArea: ({ game }) => readingOf(game, cited.uselessArea),
      },
    },
  })
}

export const moraleOfferOn = (parts: Components) =>
  ask.may(option('no Morale Bonus'), {
    name: 'the icon that the Morale Bonus activates',
    cites: [cited.morale.use, cited.morale.icon],
    about: ({ data: { card } }) => card,
    seat: player,
    from: ({ game }) => (isLost(game) ? [] : ICONS.map((icon) => option('activate', { icon }))),
    says: ({ game, data }, { icon }) => `${icon} (in the tableau: ${timesInTableau(parts, game, data.faction, icon)})`,
    forbid: {
      table: mayNotActivate,
      view: {
        on: ({ game }) => game.bonuses.Morale === 'on',
        wasOn: ({ data }) => data.wasOn,
        printed: ({ data }, { icon }) => playerCard(parts, data.card).icons.includes(icon),
        used: ({ data }) => data.activated,
        spent: ({ data }) => data.spent,
        moraleOn: ({ game }) => readingOf(game, cited.moraleOn),
        moraleOrder: ({ game }) => readingOf(game, cited.moraleOrder),
      },
    },
  })

/** Another Front for Strength that is all on one already: nobody has to answer, and whoever asks for it is refused. */
export const anotherFrontOffer = ask.must({
  name: 'another Front for the Strength of the Morale Bonus',
  cites: [cited.moraleBenefit.oneFront],
  seat: player,
  from: ({ data: { icon } }) => (icon === 'Strength' ? FRONTS.map((front) => option('strengthen', { front })) : []),
  says: (_, { front }) => front,
  forbid: { table: mayNotShareOut, view: {} },
})

export const organizationOffer = ask.may(option('not now'), {
  name: 'whether Organization counts the icon once more',
  cites: [cited.payingMedallions.organization],
  about: ({ data: { icon } }) => icon,
  seat: player,
  from: () => [option('use Organization')],
  forbid: {
    table: mayNotCountMore,
    view: {
      held: ({ game, data }) => holds(game, data.faction, 'Organization'),
      used: ({ game, data }) => hasUsed(game, data.faction, 'Organization'),
      heroPoints: ({ game, data }) => game.players[data.faction].heroPoints > 0,
      trackIcon: ({ data }) => data.icon !== 'none' && isOfTrack(data.icon),
      ownTurn: ({ game, data }) => game.acting === data.faction,
      intelligenceTurn: ({ game }) => readingOf(game, cited.intelligenceTurn),
    },
  },
})
