/** What combats change of the morale of both sides. @module */
import { readingOf } from 'rulewright/book'
import { dottedCosts, harderGame, numberCosts, sovietGain, sovietsGain } from '#spec/talvisota/4.5.2-soviet-victory'
import {
  conquestCosts,
  manoeuvreLoss,
  massiveProgress,
  prudentCosts,
  prudentOtherwise,
  strategyCosts,
} from '#spec/talvisota/7.1-soviet-morale'
import { dottedConfrontation, heldLine } from '#spec/talvisota/8-fortification-lines'
import type { SpaceText } from '#spec/talvisota/components/map'
import type { Game } from '#spec/talvisota/game'
import { withMorale } from '#spec/talvisota/morale'
import type { SovietStrategy } from '#spec/talvisota/vocabulary'

/** A game in which a space has been conquered. */
export function withConquest(game: Game, strategy: SovietStrategy, { value, dotted }: SpaceText): Game {
  const line = dottedCosts.ask({ dotted, harder: game.harder })
  const number = numberCosts.ask({ harder: game.harder, harderGame: readingOf(game, harderGame) }) ? value : 0
  const costs = conquestCosts.ask({ strategy }) + number + line
  const gain = sovietsGain.ask({ sovietGain: readingOf(game, sovietGain) })
  const lowered = withMorale(game, 'Finns', -costs)
  if (gain === 'nothing') return lowered
  return withMorale(lowered, 'Soviets', gain === 'as much' ? costs : line)
}

/** A game in which a space has been held. */
export function withLineHeld(game: Game, dotted: boolean): Game {
  const held = heldLine.ask({ dotted, dottedConfrontation: readingOf(game, dottedConfrontation) })
  return held === 0 ? game : withMorale(withMorale(game, 'Soviets', -held), 'Finns', held)
}

/** A game in which a Combat Strategy is over. */
export function withStrategyOver(
  game: Game,
  strategy: SovietStrategy,
  { conquered, lost, defeated }: { readonly conquered: number; readonly lost: number; readonly defeated: boolean },
): Game {
  const soviets = strategyCosts.ask({
    strategy,
    conquered,
    lost: lost > 0,
    defeated,
    manoeuvreLoss: readingOf(game, manoeuvreLoss),
    massiveProgress: readingOf(game, massiveProgress),
  })
  const finns = prudentCosts.ask({
    strategy,
    conquered,
    lost: lost > 0,
    prudentOtherwise: readingOf(game, prudentOtherwise),
  })
  const paid = soviets === 0 ? game : withMorale(game, 'Soviets', -soviets)
  return finns === 0 ? paid : withMorale(paid, 'Finns', -finns)
}
