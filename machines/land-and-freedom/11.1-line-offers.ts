/** The choices that a line of an effect leaves open, and the seats that decide. @module */

import { asks, type Context, option, readingOf, record } from 'rulewright/book'
import { z } from 'zod'
import { initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import { whoSupports } from '#spec/land-and-freedom/7.2-teamwork-bonus'
import { decidesLine, mayNotMoveTrack, mayNotTakeFrom } from '#spec/land-and-freedom/11.1-symbol-key'
import { different } from '#spec/land-and-freedom/card-piles'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { type BY, LineArgs } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS, type Faction, TRACKS, type Track, WAYS, type Way } from '#spec/land-and-freedom/vocabulary'
import { effectText } from '#spec/land-and-freedom/wording'
import { canStep } from './9.1-tracks.js'

export const LineData = record({
  ...LineArgs.unwrap().shape,
  decides: z.enum(FACTIONS),
  track: z.enum([...TRACKS, 'none']),
  way: z.enum([...WAYS, 'none']),
  /** The card of the tableau that is swapped. */
  card: z.string(),
})
export type LineContext = Context<Game, z.infer<typeof LineData>>
const ask = asks<LineContext>()

/** Returns the source of the line. An icon counts as a card, because its Event does too. */
export const sourceOf = ({ data: { by } }: LineContext): (typeof BY)[number] => (by === 'icon' ? 'card' : by)

/** Returns the faction that decides the open choices of the line. */
export function deciderOf(context: LineContext): Faction {
  const { game, data } = context
  const decides = decidesLine.ask({
    by: sourceOf(context),
    effectsOfFascists: readingOf(game, cited.effectsOfFascists),
  })
  return decides === 'who is named' ? data.faction : initiativeOf(game)
}

export const decider = ({ data: { decides } }: LineContext): Faction => decides
/** Returns the faction whose support the Strength of the line is. */
export function supporter(context: LineContext): Faction | 'nobody' {
  const { decides, actor } = context.data
  const who = whoSupports.ask({
    by: sourceOf(context),
    triggerSupports: readingOf(context.game, cited.triggerSupports),
  })
  return who === 'nobody' ? who : who === 'who decides' ? decides : actor
}

/** Returns the faction that moves a track by the line: `nobody` if Fascists do, or if no player caused it. */
export const mover = ({ data: { by, decides, actor } }: LineContext): Faction | 'nobody' =>
  by === 'Fascists' || actor === 'nobody' ? 'nobody' : decides

const owner = ({ data: { faction } }: LineContext): Faction => faction
const about = ({ data: { effect } }: LineContext): string => effectText(effect)

/** Every track and way that the line means. */
export const moves = ({ data: { effect } }: LineContext): readonly { readonly track: Track; readonly way: Way }[] =>
  effect.do === 'move a track' ? effect.tracks.flatMap((track) => effect.ways.map((way) => ({ track, way }))) : []

export const trackOfferOn = ({ tracks: texts }: Components) =>
  ask.must({
    name: 'which track moves, and which way',
    cites: [cited.symbols.tracks, cited.symbols.either, cited.symbols.away, cited.symbols.towards],
    about,
    seat: decider,
    from: (context) => moves(context).map(({ track, way }) => option('move', { track, way })),
    says: ({ game }, { track, way }) => `${track} ${way}, from ${game.tracks[track]}`,
    forbid: {
      table: mayNotMoveTrack,
      view: {
        moves: ({ game }, { track, way }) => canStep(texts, game, track, way),
        others: (context, { track, way }) =>
          moves(context).some(
            (one) => (one.track !== track || one.way !== way) && canStep(texts, context.game, one.track, one.way),
          ),
        uselessArea: ({ game }) => readingOf(game, cited.uselessArea),
      },
    },
  })

export const bonusOffer = ask.must({
  name: 'which Bonus is turned',
  cites: [cited.symbols.moraleOff, cited.symbols.moraleOn],
  about,
  seat: decider,
  from: ({ data: { effect } }) =>
    effect.do === 'turn a Bonus' ? effect.bonuses.map((bonus) => option('turn', { bonus })) : [],
  says: (_, { bonus }) => bonus,
})

export const fromOffer = ask.must({
  name: 'from whom Hero points are taken',
  cites: [cited.losingHeroPoints.lost],
  about,
  seat: decider,
  from: ({ data: { effect } }) =>
    effect.do === 'take Hero points' ? effect.from.map((faction) => option('take from', { faction })) : [],
  says: ({ game }, { faction }) => `${faction}, who have ${game.players[faction].heroPoints}`,
  forbid: {
    table: mayNotTakeFrom,
    view: { own: ({ data }, { faction }) => faction === data.faction },
  },
})

export const handOffer = ask.must({
  name: 'a card of the hand for the tableau',
  cites: [cited.eventOfACard.lines],
  about,
  seat: owner,
  from: ({ game, data: { faction } }) => different(game.players[faction].hand).map((card) => option('take', { card })),
  says: (_, { card }) => card,
})

export const tableauOffer = ask.must({
  name: 'the card of the tableau that is swapped',
  cites: [cited.eventOfACard.lines],
  about,
  seat: owner,
  from: ({ game, data: { faction } }) =>
    different(game.players[faction].tableau).map((card) => option('swap', { card })),
  says: (_, { card }) => card,
})

export const trashOffer = ask.must({
  name: 'a card of the trash that returns to the hand',
  cites: [cited.eventOfACard.lines],
  about,
  seat: owner,
  from: ({ game, data: { faction } }) =>
    different(game.players[faction].trash).map((card) => option('return', { card })),
  says: (_, { card }) => card,
})

export const blankOffer = ask.must({
  name: 'a Blank marker that is removed',
  cites: [cited.eventOfACard.lines],
  about,
  seat: decider,
  from: ({ game }) => TRACKS.flatMap((track) => game.blanks[track].map((space) => option('remove', { track, space }))),
  says: (_, { track, space }) => `${track}, space ${space}`,
})
