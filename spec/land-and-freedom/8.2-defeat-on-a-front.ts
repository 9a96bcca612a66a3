/** page 8, Defeat on a Front. @module */

import { among, flag, forbid, measure, one, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { type War, warAfterDefeat } from './4.1-winning-and-losing.js'
import { FATES, fateOf, MEANT } from './8.1-victory-on-a-front.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { type Closest, FRONTS, type Front } from './vocabulary.js'

export const mayForgo = one(
  'A player card: whether what it does to a victorious Front can be forgone',
  view({
    open: flag(
      'the card means a Front, too, that is still fought for',
      'the card means no Front that is still fought for',
    ),
    forgoing: cited.forgoing,
    uselessArea: cited.uselessArea,
  }),
  (row) => [
    row(cited.victory.cardsElsewhere, { forgoing: 'must' }, false),
    row(cited.victory.cardsElsewhere, { forgoing: 'may', open: false }, true),
    row(cited.victory.cardsElsewhere, { forgoing: 'may', open: true, uselessArea: 'yes' }, true),
    row(cited.actionPoints.wasted, { forgoing: 'may', open: true, uselessArea: 'no' }, false),
  ],
)

/** The givers of Strength that the rules distinguish when some is left over. */
export const STRENGTH_BY = ['an Event', 'Action Points', 'the Morale Bonus', 'Volunteers', 'something else'] as const

export const whereTheRestGoes = one(
  'Strength beyond +10: where it goes',
  view({
    by: among(STRENGTH_BY, 'what gives it'),
    strengthBeyond: cited.strengthBeyond,
    otherStrength: cited.otherStrength,
  }),
  (row) => [
    row(cited.actionPoints.wasted, { by: 'Action Points' }, 'nowhere'),
    row(cited.moraleBenefit.oneFront, { by: 'the Morale Bonus' }, 'nowhere'),
    row(cited.victory.cardsElsewhere, { by: 'Volunteers' }, 'nowhere'),
    row([cited.fronts.victory, cited.eventOfACard.lines], { by: 'an Event', strengthBeyond: 'wasted' }, 'nowhere'),
    row(cited.victory.cardsElsewhere, { by: 'an Event', strengthBeyond: 'elsewhere' }, 'to another Front'),
    row(cited.victory.cardsElsewhere, { by: 'something else', otherStrength: 'lost' }, 'nowhere'),
    row(
      cited.fronts.victory,
      { by: 'something else', otherStrength: 'as with player cards', strengthBeyond: 'wasted' },
      'nowhere',
    ),
    row(
      cited.victory.cardsElsewhere,
      { by: 'something else', otherStrength: 'as with player cards', strengthBeyond: 'elsewhere' },
      'to another Front',
    ),
  ],
)

export const mayNotStrengthen = forbid(
  'Strength: may not be added to the Front',
  view({ fate: among(FATES, 'the Front'), meant: among(MEANT, 'what the card means by this Front') }),
  (bar) => [
    bar([cited.fronts.victory, cited.victory.cardsElsewhere], { fate: 'victorious' }),
    bar(cited.defeat.neverAgain, { fate: 'defeated', meant: P.not('redirected') }),
    bar(cited.eventOfACard.lines, { meant: 'not meant' }),
  ],
)

type Valued = Pick<Game, 'fronts'>

export const defeats = measure(
  'Defeats',
  [cited.fronts.defeat],
  {},
  (game: Valued): number => FRONTS.filter((front) => fateOf(game, front) === 'defeated').length,
)

export const strongFronts = measure(
  'Fronts at +1 or better',
  [cited.winning.threeStrong],
  {},
  ({ fronts: values }: Valued): number => FRONTS.filter((front) => values[front] > 0).length,
)

export const war = measure(
  'The war',
  [cited.losing.madrid, cited.losing.twoDefeats],
  {},
  (game: Valued): War =>
    warAfterDefeat.ask({
      madrid: fateOf(game, 'Madrid') === 'defeated' ? 'defeated' : 'held',
      defeats: defeats.compute(game, {}),
    }),
)

/** True if the war is already lost. */
export const isLost = (game: Valued): boolean => war.compute(game, {}) === 'lost'

/** True if a player can forgo the effect of a card because a Front that it means is victorious. */
export const canForgo = (game: Pick<Game, 'fronts' | 'readings'>, fronts: readonly Front[]): boolean =>
  fronts.some((front) => fateOf(game, front) === 'victorious') &&
  mayForgo.ask({
    open: fronts.some((front) => fateOf(game, front) === 'open'),
    forgoing: readingOf(game, cited.forgoing),
    uselessArea: readingOf(game, cited.uselessArea),
  })

/** Several Fronts that are equally close. */
export const closestFronts = measure(
  'Closest Fronts',
  [cited.closestToVictory.value, cited.closestToDefeat.value],
  { to: ['closest to Victory', 'closest to Defeat'] },
  (game: Pick<Game, 'fronts' | 'readings'>, { to }): readonly Front[] =>
    closestAmong(
      game,
      readingOf(game, cited.decidedFronts) === 'yes'
        ? FRONTS
        : FRONTS.filter((front) => fateOf(game, front) === 'open'),
      to,
    ),
)

/** The open Fronts that are closest to Defeat. */
export const remainingClosest = (game: Valued): readonly Front[] =>
  closestAmong(
    game,
    FRONTS.filter((front) => fateOf(game, front) === 'open'),
    'closest to Defeat',
  )

function closestAmong({ fronts: values }: Valued, among: readonly Front[], to: Closest): readonly Front[] {
  const sign = to === 'closest to Victory' ? 1 : -1
  const best = Math.max(...among.map((front) => sign * values[front]))
  return among.filter((front) => sign * values[front] === best)
}

/** True if the only Front meant is defeated, so that the Initiative player alone has a choice. */
export const isRedirected = (game: Valued, [front, ...others]: readonly Front[]): boolean =>
  front !== undefined && others.length === 0 && fateOf(game, front) === 'defeated'

/** A game in which a Front has another value. */
export const withValue = <G extends Valued>(game: G, front: Front, value: number): G => ({
  ...game,
  fronts: { ...game.fronts, [front]: value },
})
