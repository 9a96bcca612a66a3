/** The Front that a Non-player strengthens, and the one that it Attacks. @module */

import { readingOf } from 'rulewright/book'
import { initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import { direction } from '#spec/land-and-freedom/5.1-turn-sequence'
import { type Fate, fateOf } from '#spec/land-and-freedom/8.1-victory-on-a-front'
import { closestFronts, isRedirected, remainingClosest } from '#spec/land-and-freedom/8.2-defeat-on-a-front'
import { strengthFor } from '#spec/land-and-freedom/12.3-non-player-strength'
import { fascistCard } from '#spec/land-and-freedom/card-piles'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { around } from '#spec/land-and-freedom/order'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { CLOSEST, type Closest, DECIDED, type Front } from '#spec/land-and-freedom/vocabulary'
import { dataIn, gameIn, type Line, type Look, line, offered, prefer, seatIn } from './12-priority.js'

interface OnFront {
  readonly type: string
  readonly front: Front
}
const STRENGTH = { asks: 'the Front that is strengthened', type: 'strengthen', of: 'Strength (Appendix 3, 3)' } as const
const ATTACKS = { asks: 'the Front that is Attacked', type: 'Attack', of: 'Attacks (Appendix 3, 4)' } as const
const BOARD = ['Board']

/** Counts the Fronts between Madrid and a Front, going round. */
function stepsFromMadrid({ board }: Components, look: Look, named: Front): number {
  const game = gameIn(look)
  const front = goal(look, named)
  if (front === 'uncertain') return board.ring.length
  const way = direction.ask({ year: game.year })
  const steps = around(board.ring, 'Madrid', way).indexOf(front)
  return readingOf(game, cited.closestRound) === 'from Madrid' ? steps : (board.ring.length - steps) % board.ring.length
}

/** True if a tie decides where Strength for defeated Fronts goes. */
const isTieOfStrength = (look: Look): boolean =>
  isRedirected(gameIn(look), dataIn<{ fronts: readonly Front[] }>(look, 'Strength')?.fronts ?? [])

/** True if a tie decides where Attacks go. */
function isTieOfAttacks(look: Look): boolean {
  const [first, ...others] = dataIn<{ fronts: readonly (Front | Closest)[] }>(look, 'Attacks')?.fronts ?? []
  if (first === undefined || others.length > 0) return false
  const front = CLOSEST.some((one) => one === first) ? undefined : (first as Front)
  return front === undefined || fateOf(gameIn(look), front) === 'defeated'
}

const fateIn = (look: Look, front: Front): Fate => fateOf(gameIn(look), front)

/** The Front to which what is done to one comes for certain, and no other option does. */
function goal(look: Look, front: Front): Front | 'uncertain' {
  if (fateIn(look, front) === 'open') return front
  const [only, ...others] = remainingClosest(gameIn(look))
  const isCertain = fateIn(look, front) === 'defeated' && others.length === 0
  const isOffered = look.decision.choices.some(({ option }) => (option as OnFront).front === only)
  return only === undefined || !isCertain || isOffered ? 'uncertain' : only
}

/** The value of the Front to which what is done to one comes, if that is known. */
function valueThere(look: Look, front: Front): number | undefined {
  const { fronts } = gameIn(look)
  const there = { open: front, defeated: remainingClosest(gameIn(look))[0], victorious: undefined }[fateIn(look, front)]
  return there && fronts[there]
}

/** True if a Non-player looks for the Front closest to Victory, or for the next one after it. */
const isClosestFirst = (look: Look): boolean => {
  const game = gameIn(look)
  const closest = closestFronts.compute(game, { to: 'closest to Victory' })
  return (
    readingOf(game, cited.attackOtherwise) === 'the next closest' ||
    offered<OnFront>(look, 'Attack').some(({ front }) => closest.some((one) => one === goal(look, front)))
  )
}

const byRules = (look: Look, isTie: (look: Look) => boolean): boolean =>
  !isTie(look) ||
  seatIn(look) !== initiativeOf(gameIn(look)) ||
  readingOf(gameIn(look), cited.nonPlayerBreaksFronts) === 'by rules 3 and 4'

export function frontLinesOn(parts: Components): readonly Line[] {
  const tested = ({ fascists: { current } }: Game): Front | 'none' =>
    current === 'none' ? 'none' : fascistCard(parts, current).test.front

  /** Why it adds Strength where it does. */
  function why(look: Look): ReturnType<typeof strengthFor.ask> {
    const game = gameIn(look)
    const possible = offered<OnFront>(look, 'strengthen').map(({ front }) => goal(look, front) as string)
    return strengthFor.ask({
      madrid: game.fronts.Madrid,
      madridPossible: possible.includes('Madrid'),
      turn: game.acting === seatIn(look) ? 'its own' : 'not its own',
      testPossible: possible.includes(tested(game)),
    })
  }
  const isFlagged = (look: Look, front: Front): boolean => parts.board.flags[seatIn(look)] === goal(look, front)
  const because = (reason: ReturnType<typeof strengthFor.ask>) => (look: Look) =>
    byRules(look, isTieOfStrength) && why(look) === reason

  const tieBreakers = [
    prefer<OnFront>(
      cited.nonPlayerAttacks.tieMadrid,
      'not Madrid',
      (look, { front }) => goal(look, front) !== 'Madrid',
    ),
    prefer<OnFront>(cited.nonPlayerAttacks.tieFlag, 'not the own flag', (look, { front }) => !isFlagged(look, front)),
    prefer<OnFront>(
      cited.nonPlayerAttacks.tieRound,
      'closest to Madrid, going round',
      (look, { front }) => -stepsFromMadrid(parts, look, front),
    ),
  ]

  return [
    line<OnFront>({
      ...STRENGTH,
      name: 'Strength: Madrid in danger',
      cites: [cited.nonPlayerStrength.madrid],
      when: because('Madrid in danger'),
      wants: (look, { front }) => goal(look, front) === 'Madrid',
    }),
    line<OnFront>({
      ...STRENGTH,
      name: 'Strength: the Front of the Test',
      cites: [cited.nonPlayerStrength.tested],
      when: because('the Test'),
      wants: (look, { front }) => goal(look, front) === tested(gameIn(look)),
    }),
    line<OnFront>({
      ...STRENGTH,
      name: 'Strength: the Front closest to Defeat',
      cites: [cited.nonPlayerStrength.defeat],
      leansOn: BOARD,
      when: because('closest to Defeat'),
      within: [
        prefer<OnFront>(
          cited.nonPlayerStrength.defeat,
          'closest to Defeat',
          (look, { front }) => -(valueThere(look, front) ?? DECIDED),
        ),
        prefer<OnFront>(
          cited.nonPlayerStrength.tieMadrid,
          'Madrid',
          (look, { front }) => goal(look, front) === 'Madrid',
        ),
        prefer<OnFront>(cited.nonPlayerStrength.tieFlag, 'the own flag', (look, { front }) => isFlagged(look, front)),
        prefer<OnFront>(
          cited.nonPlayerStrength.tieRound,
          'closest to Madrid, going round',
          (look, { front }) => -stepsFromMadrid(parts, look, front),
        ),
      ],
    }),
    line<OnFront>({
      ...ATTACKS,
      name: 'Attacks: the Front closest to Victory',
      cites: [cited.nonPlayerAttacks.victory],
      leansOn: BOARD,
      when: (look) => byRules(look, isTieOfAttacks) && isClosestFirst(look),
      within: [
        prefer<OnFront>(
          cited.nonPlayerAttacks.victory,
          'closest to Victory',
          (look, { front }) => valueThere(look, front) ?? -DECIDED,
        ),
        ...tieBreakers,
      ],
    }),
    line<OnFront>({
      ...ATTACKS,
      name: 'Attacks: another Front',
      cites: [cited.nonPlayerAttacks.tieMadrid, cited.nonPlayerAttacks.tieFlag, cited.nonPlayerAttacks.tieRound],
      leansOn: BOARD,
      when: (look) => byRules(look, isTieOfAttacks) && !isClosestFirst(look),
      within: tieBreakers,
    }),
  ]
}
