/** page 8, Defeat on a Front. @module */
import { among, flag, forbid, measure, one, prohibition, question, readingOf, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { fronts, losing, type War, warAfterDefeat, winning } from './4.1-winning-and-losing.js'
import { fascistEvent } from './5.1-turn-sequence.js'
import { actionPoints, eventOfACard, uselessArea } from './6.1-player-cards.js'
import { moraleBenefit } from './7.1-morale-bonus.js'
import {
  closestToVictory,
  decidedFronts,
  FATES,
  fateOf,
  MEANT,
  strengthBeyond,
  victory,
} from './8.1-victory-on-a-front.js'
import type { Game } from './game.js'
import { repeats, SHOWN } from './reasons.js'
import { section } from './section.js'
import { type Closest, FRONTS, type Front } from './vocabulary.js'

export const defeat = section('defeat', 'page 8, Defeat on a Front, para 1', 'Defeat on a Front', {
  atOnce: rule('Reaching -10 is Defeat on a Front, without delay.', {
    status: repeats('page 4, Winning and Losing'),
  }),
  card: rule('A card that says so covers the Front.', { status: SHOWN }),
  neverAgain: prohibition('Nothing strengthens or restores a defeated Front ever again.'),
  lost: rule('Defeat of Madrid, or of a second Front, ends the game, and nobody wins.', {
    status: repeats('page 4, Winning and Losing'),
  }),
})

export const defeatEffects = section('defeatEffects', 'page 8, Defeat on a Front, para 2', 'Effects of Defeat', {
  moraleOff: rule('Defeat on a Front turns off the Morale Bonus at once.'),
  tracks: rule('Three tracks fall a step: Collectivization, Foreign Aid and Soviet Support.'),
  attacksElsewhere: rule(
    'Attacks that Fascists make on it later fall elsewhere: on whichever remaining Front is closest to Defeat.',
  ),
  testsFail: rule('A Test on it fails, whatever happens.'),
  cardsElsewhere: rule(
    'What a player card does to it happens, of necessity, to whichever remaining Front is closest to Defeat.',
  ),
})

export const closestToDefeat = section('closestToDefeat', 'page 8, Defeat on a Front, para 3', 'Closest to Defeat', {
  value: rule('Closest to Defeat is whichever Front has the least way to -10.'),
  ties: rule('The Initiative player breaks a tie among those closest to Defeat.'),
})

export const forgoing = question('forgoing', {
  asks: 'Must what a player card does to a victorious Front be done to another one?',
  clauses: [victory.cardsElsewhere, fascistEvent.attacks, eventOfACard.lines],
  readings: {
    may: 'No: the player may do it to a Front of their choice, or forgo it, be it Strength or an Attack.',
    must: 'Yes: the player must do it to some Front.',
  },
  usual: 'may',
  because: 'The text says that it can be applied there, and of a defeated Front that it must be.',
})

export const mayForgo = one(
  'A player card: whether what it does to a victorious Front can be forgone',
  view({
    open: flag(
      'the card means a Front, too, that is still fought for',
      'the card means no Front that is still fought for',
    ),
    forgoing,
    uselessArea,
  }),
  (row) => [
    row(victory.cardsElsewhere, { forgoing: 'must' }, false),
    row(victory.cardsElsewhere, { forgoing: 'may', open: false }, true),
    row(victory.cardsElsewhere, { forgoing: 'may', open: true, uselessArea: 'yes' }, true),
    row(actionPoints.wasted, { forgoing: 'may', open: true, uselessArea: 'no' }, false),
  ],
)

export const otherStrength = question('otherStrength', {
  asks: 'What of Strength that a Fascist card or a track gives to a Front that is victorious or defeated?',
  clauses: [victory.cardsElsewhere, defeatEffects.cardsElsewhere, defeat.neverAgain],
  readings: {
    lost: 'It is lost: only what player cards do goes elsewhere.',
    'as with player cards': 'It goes where that of a player card would go.',
  },
  usual: 'lost',
  because: 'Of Fascist cards the text sends Attacks elsewhere, and nothing else.',
  kind: 'gap',
})

/** What gives Strength, as far as it matters when some is left over. */
export const STRENGTH_BY = ['an Event', 'Action Points', 'the Morale Bonus', 'Volunteers', 'something else'] as const

export const whereTheRestGoes = one(
  'Strength beyond +10: where it goes',
  view({ by: among(STRENGTH_BY, 'what gives it'), strengthBeyond, otherStrength }),
  (row) => [
    row(actionPoints.wasted, { by: 'Action Points' }, 'nowhere'),
    row(moraleBenefit.oneFront, { by: 'the Morale Bonus' }, 'nowhere'),
    row(victory.cardsElsewhere, { by: 'Volunteers' }, 'nowhere'),
    row([fronts.victory, eventOfACard.lines], { by: 'an Event', strengthBeyond: 'wasted' }, 'nowhere'),
    row(victory.cardsElsewhere, { by: 'an Event', strengthBeyond: 'elsewhere' }, 'to another Front'),
    row(victory.cardsElsewhere, { by: 'something else', otherStrength: 'lost' }, 'nowhere'),
    row(
      fronts.victory,
      { by: 'something else', otherStrength: 'as with player cards', strengthBeyond: 'wasted' },
      'nowhere',
    ),
    row(
      victory.cardsElsewhere,
      { by: 'something else', otherStrength: 'as with player cards', strengthBeyond: 'elsewhere' },
      'to another Front',
    ),
  ],
)

export const mayNotStrengthen = forbid(
  'Strength: may not be added to the Front',
  view({ fate: among(FATES, 'the Front'), meant: among(MEANT, 'what the card means by this Front') }),
  (bar) => [
    bar([fronts.victory, victory.cardsElsewhere], { fate: 'victorious' }),
    bar(defeat.neverAgain, { fate: 'defeated', meant: P.not('redirected') }),
    bar(eventOfACard.lines, { meant: 'not meant' }),
  ],
)

type Valued = Pick<Game, 'fronts'>

export const defeats = measure(
  'Defeats',
  [fronts.defeat],
  {},
  (game: Valued): number => FRONTS.filter((front) => fateOf(game, front) === 'defeated').length,
)

export const strongFronts = measure(
  'Fronts at +1 or better',
  [winning.threeStrong],
  {},
  ({ fronts: values }: Valued): number => FRONTS.filter((front) => values[front] > 0).length,
)

export const war = measure(
  'The war',
  [losing.madrid, losing.twoDefeats],
  {},
  (game: Valued): War =>
    warAfterDefeat.ask({
      madrid: fateOf(game, 'Madrid') === 'defeated' ? 'defeated' : 'held',
      defeats: defeats.compute(game, {}),
    }),
)

/** Whether all is lost already. */
export const isLost = (game: Valued): boolean => war.compute(game, {}) === 'lost'

/** Whether a player can forgo what a card does, for a Front that it means is victorious. */
export const canForgo = (game: Pick<Game, 'fronts' | 'readings'>, fronts: readonly Front[]): boolean =>
  fronts.some((front) => fateOf(game, front) === 'victorious') &&
  mayForgo.ask({
    open: fronts.some((front) => fateOf(game, front) === 'open'),
    forgoing: readingOf(game, forgoing),
    uselessArea: readingOf(game, uselessArea),
  })

/** Several Fronts that are equally close. */
export const closestFronts = measure(
  'Closest Fronts',
  [closestToVictory.value, closestToDefeat.value],
  { to: ['closest to Victory', 'closest to Defeat'] },
  (game: Pick<Game, 'fronts' | 'readings'>, { to }): readonly Front[] =>
    closestAmong(
      game,
      readingOf(game, decidedFronts) === 'yes' ? FRONTS : FRONTS.filter((front) => fateOf(game, front) === 'open'),
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

/** Whether the one Front that is meant is defeated, so that nobody but the Initiative player has a choice. */
export const isRedirected = (game: Valued, [front, ...others]: readonly Front[]): boolean =>
  front !== undefined && others.length === 0 && fateOf(game, front) === 'defeated'

/** A game in which a Front has another value. */
export const withValue = <G extends Valued>(game: G, front: Front, value: number): G => ({
  ...game,
  fronts: { ...game.fronts, [front]: value },
})
