/** Control of territories after combat, and the effects of Moscow becoming Imperial again. @module */

import { readingOf } from 'rulewright/book'
import { capturedByAlly, reverted, takenFromRussia } from './7-income.js'
import { bankGoes } from './8-imperial-victory.js'
import { hasCapital } from './capital.js'
import type { GameMap } from './components/map.js'
import { controlledBy, type Game } from './game.js'
import * as cited from './rules.gen.js'
import { CAPITAL_OF, countOf, isAlly, isContested, powersAmong, sideOf, sovietsInPlay } from './sides.js'
import { ALSO_RUSSIAN, type Power, TERRITORIES, type Territory } from './vocabulary.js'

/** Returns the text's name for a territory where it deals with Russian ones. */
const kindOf = (map: GameMap, name: Territory) => {
  if (map.printed[name] === 'Russia') return 'Russian'
  return ALSO_RUSSIAN.some((also) => also === name) ? 'Romania or Serbia' : 'another'
}

/** Returns the holder of Moscow: Imperial Russia, the Soviets by one of two ways, or neither. */
const moscowOf = (game: Game) => {
  if (hasCapital(game, 'Russia')) return 'Imperial'
  if (!hasCapital(game, 'Soviet Russia')) return 'of neither'
  return game.moscow === 'Soviet by revolution' ? game.moscow : 'Soviet by combat'
}

/** Returns the power that controls a territory after an Ally other than Russia has captured it. */
function forAlly(map: GameMap, game: Game, name: Territory, captor: Power): Power {
  if (!sovietsInPlay(game)) {
    const owner = map.printed[name]
    const freed = owner !== 'nobody' && isAlly(owner) && game.territories[CAPITAL_OF[owner]].control === owner
    return freed ? owner : captor
  }
  const goesTo = capturedByAlly.ask({
    territory: name === 'Moscow' ? name : kindOf(map, name),
    moscow: moscowOf(game),
    moscowFreed: readingOf(game, cited.moscowFreed),
    capturedLater: readingOf(game, cited.capturedLater),
    moscowElsewhere: readingOf(game, cited.moscowElsewhere),
    moscowAgain: readingOf(game, cited.moscowAgain),
  })
  return goesTo === 'the captor' ? captor : 'Russia'
}

/** Lists the contested territories. */
export const contestedIn = ({ territories }: Game): readonly Territory[] =>
  TERRITORIES.filter((name) => isContested(territories[name]))

/** The power that has captured a territory, if one has: units of one side only, and the marker is not theirs. */
function captorOf(game: Game, name: Territory, active: Power): Power | undefined {
  const territory = game.territories[name]
  const [first, ...others] = powersAmong(territory.forces)
  if (first === undefined || isContested(territory)) return undefined
  if (territory.control !== 'nobody' && sideOf(territory.control) === sideOf(first)) return undefined
  return [first, ...others].includes(active) ? active : first
}

/** True if an Ally takes a territory from Imperial Russia in its turn. */
function takesFromRussia(map: GameMap, game: Game, name: Territory, active: Power): boolean {
  const territory = game.territories[name]
  const own = isAlly(active) && active !== 'Russia' && countOf(territory.forces[active]) > 0
  if (!own || territory.control !== 'Russia' || isContested(territory)) return false
  const becomes = takenFromRussia.ask({
    territory: kindOf(map, name),
    soviet: hasCapital(game, 'Soviet Russia'),
    imperialUnits: countOf(territory.forces.Russia) > 0,
    imperialHeld: readingOf(game, cited.imperialHeld),
  })
  return becomes === 'the Ally'
}

const storyOf = (game: Game, captor: Power): Game['moscow'] => {
  if (!sovietsInPlay(game)) return game.moscow
  return captor === 'Soviet Russia' ? 'Soviet by combat' : 'lost by the Soviets'
}

/** The game after what has been captured, of all that was entered or fought over in the turn, is marked. */
export const captured = (map: GameMap, game: Game, active: Power, atStake: readonly Territory[]): Game =>
  atStake.reduce((after, name) => {
    const captor = captorOf(game, name, active)
    if (captor === undefined)
      return takesFromRussia(map, game, name, active) ? controlledBy(after, name, active) : after
    const keeper = isAlly(captor) && captor !== 'Russia' ? forAlly(map, game, name, captor) : captor
    const marked = controlledBy(after, name, keeper)
    return name === 'Moscow' ? { ...marked, moscow: storyOf(game, captor) } : marked
  }, game)

/** True if Moscow is in Imperial hands now and was not before. */
export const moscowIsBack = (wasImperial: boolean, game: Game): boolean =>
  sovietsInPlay(game) && !wasImperial && hasCapital(game, 'Russia')

/** The Soviet bank in Imperial hands. */
export const bankCollected = (game: Game): Game => ({
  ...game,
  bankOwed: false,
  treasury: {
    ...game.treasury,
    Russia: game.treasury.Russia + game.treasury['Soviet Russia'],
    'Soviet Russia': 0,
  },
})

const revertedIn = (map: GameMap, game: Game, name: Territory, story: Game['moscow']): Game => {
  const { control } = game.territories[name]
  const goesTo = reverted.ask({
    territory: kindOf(map, name),
    holder: isAlly(control) && control !== 'Russia' ? 'an Ally' : 'another',
    contested: isContested(game.territories[name]),
    story,
    revertContested: readingOf(game, cited.revertContested),
    moscowAgain: readingOf(game, cited.moscowAgain),
  })
  return goesTo === 'as it is' ? game : controlledBy(game, name, 'Russia')
}

/** The game with Moscow back: what was Russian reverts, and the Soviet bank is paid out, or owed. */
export function withMoscowBack(map: GameMap, game: Game, story: Game['moscow']): Game {
  const back = TERRITORIES.reduce((after, name) => revertedIn(map, after, name, story), game)
  const goes = bankGoes.ask({ bankWhen: readingOf(game, cited.bankWhen) })
  return goes === 'now' ? bankCollected(back) : { ...back, bankOwed: true }
}
