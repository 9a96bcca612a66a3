/** The changes of both sides' morale from combats. @module */

import { readingOf } from 'rulewright/book'
import {
  numberCosts,
  outlineCosts,
  outlineCounts,
  sovietsGain,
  strategyCounts,
} from '#spec/talvisota/4.5.2-what-a-victory-costs'
import { conquestCosts, prudentCosts, strategyCosts } from '#spec/talvisota/7.1-soviet-morale'
import { heldLine } from '#spec/talvisota/8-fortification-lines'
import type { SpaceText } from '#spec/talvisota/components/map'
import type { Game } from '#spec/talvisota/game'
import { withMorale } from '#spec/talvisota/morale'
import * as cited from '#spec/talvisota/rules.gen'
import { isTaken, withTaken } from '#spec/talvisota/spaces'
import type { SovietStrategy } from '#spec/talvisota/vocabulary'

/** Returns the worth of a conquered space by its number and by its outline. */
function worthOf(game: Game, { name, value, dotted }: SpaceText) {
  const { harder } = game
  const before = { again: isTaken(game, name), paidAgain: readingOf(game, cited.paidAgain) }
  const outline = outlineCounts.ask({ dotted, harder, ...before })
  const costs = outlineCosts.ask({ outline, outlineValue: readingOf(game, cited.outlineValue) })
  const number = numberCosts.ask({ harder, harderGame: readingOf(game, cited.harderGame), ...before }) ? value : 0
  return { outline, line: costs === 'its number' ? value : costs, number }
}

/** A game in which a space has been conquered. */
export function withConquest(game: Game, strategy: SovietStrategy, space: SpaceText): Game {
  const { outline, line, number } = worthOf(game, space)
  const byStrategy = conquestCosts.ask({ strategy })
  const counts = strategyCounts.ask({ outline, outlineStrategy: readingOf(game, cited.outlineStrategy) })
  const gain = sovietsGain.ask({ outline, sovietGain: readingOf(game, cited.sovietGain) })
  const lowered = withMorale(withTaken(game, space.name), 'Finns', -number - line - (counts ? byStrategy : 0))
  if (gain === 'nothing') return lowered
  return withMorale(lowered, 'Soviets', gain === 'as much' ? byStrategy + number + line : line)
}

/** A game in which a space has been held. */
export function withLineHeld(game: Game, dotted: boolean): Game {
  const held = heldLine.ask({
    dotted,
    dottedConfrontation: readingOf(game, cited.dottedConfrontation),
    harder: game.harder,
    harderLine: readingOf(game, cited.harderLine),
  })
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
    manoeuvreLoss: readingOf(game, cited.manoeuvreLoss),
    massiveProgress: readingOf(game, cited.massiveProgress),
    prudentLoss: readingOf(game, cited.prudentLoss),
  })
  const finns = prudentCosts.ask({
    strategy,
    conquered,
    lost: lost > 0,
    prudentLoss: readingOf(game, cited.prudentLoss),
    prudentOtherwise: readingOf(game, cited.prudentOtherwise),
  })
  const paid = soviets === 0 ? game : withMorale(game, 'Soviets', -soviets)
  return finns === 0 ? paid : withMorale(paid, 'Finns', -finns)
}
