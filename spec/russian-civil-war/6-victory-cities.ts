/** Victory cities Moscow as a victory city, Once per game Once per game. @module */

import { among, computed, first, forbid, readingOf, view } from 'rulewright/book'
import { before } from './1-opening.js'
import type { Components } from './components/components.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { CAPITAL_OF, isAlly, sideOf } from './sides.js'
import { MOSCOW_STORIES, POWERS, SIDES, type Side } from './vocabulary.js'

export const mayNotLeave = forbid('Revolution: nobody has to leave', view({ before }), (bar) => [
  bar([cited.onceAGame.once, cited.onceAGame.notAgain], { before: true }),
])

export const moscowCounts = first(
  'Victory cities: whether Moscow counts',
  view(
    {
      side: among(SIDES, 'the side'),
      holder: among(
        ['Imperial Russia', 'Soviet Russia', 'a Central Power', 'another Ally', 'nobody'],
        'who controls Moscow',
      ),
      story: among(MOSCOW_STORIES, 'what has become of Moscow'),
      moscowByCombat: cited.moscowByCombat,
      moscowForAllies: cited.moscowForAllies,
    },
    [
      {
        because: 'the story of Moscow tells whether the Soviets hold it',
        when: ({ holder, story }) => (holder === 'Soviet Russia') !== story.startsWith('Soviet'),
      },
    ],
  ),
  (row) => [
    row(
      [cited.victoryCities.notForAllies, cited.republic.capital],
      {
        side: 'Allies',
        holder: 'another Ally',
        story: 'lost by the Soviets',
        moscowForAllies: 'in the hands of another Ally',
      },
      true,
    ),
    row(cited.victoryCities.notForAllies, { side: 'Allies' }, false),
    row(cited.victoryCities.notForCentral, { holder: 'a Central Power', story: 'never Soviet' }, true),
    row(
      cited.victoryCities.notForCentral,
      { holder: 'a Central Power', story: 'lost by the Soviets', moscowByCombat: 'once taken in combat' },
      true,
    ),
    row(
      cited.victoryCities.notForCentral,
      { holder: 'Soviet Russia', story: 'Soviet by combat', moscowByCombat: 'once taken in combat' },
      true,
    ),
    row(cited.victoryCities.notForCentral, {}, false),
  ],
)

const holderOf = ({ control }: Game['territories']['Moscow']) => {
  if (control === 'nobody' || control === 'Soviet Russia') return control
  if (control === 'Russia') return 'Imperial Russia'
  return isAlly(control) ? 'another Ally' : 'a Central Power'
}

export const capitalsTaken = computed(
  'Victory cities: the enemy capitals that a side has',
  [cited.victoryCities.notForCentral, cited.victoryCities.notForAllies],
  (game: Game, side: Side): readonly string[] => {
    const enemies = POWERS.filter((power) => sideOf(power) !== side && power !== 'Soviet Russia')
    const homes = enemies.map((power) => CAPITAL_OF[power]).filter((capital) => capital !== 'Moscow')
    const taken = homes.filter((capital) => {
      const { control } = game.territories[capital]
      return control !== 'nobody' && sideOf(control) === side
    })
    const moscow = moscowCounts.ask({
      side,
      holder: holderOf(game.territories.Moscow),
      story: game.moscow,
      moscowByCombat: readingOf(game, cited.moscowByCombat),
      moscowForAllies: readingOf(game, cited.moscowForAllies),
    })
    return moscow ? [...taken, 'Moscow'] : taken
  },
)

/** The possible winners at the end of a play. */
export const ENDINGS = ['Allies', 'Central Powers', 'nobody'] as const

/** The outcome of a play. */
export type Outcome = {
  readonly winner: (typeof ENDINGS)[number]
  readonly round: number
  /** Enemy capitals that each side has, as far as they count. */
  readonly capitals: Readonly<Record<Side, number>>
}

export const winnerOf = computed(
  'Victory: the side that has won',
  [cited.imperialVictory.notNeeded],
  ({ base: { victory } }: Components, game: Game): Outcome['winner'] => {
    const needs = { Allies: victory.alliesNeedOneOf, 'Central Powers': victory.centralPowersNeedOneOf }
    const won = SIDES.filter((side) => {
      const taken = capitalsTaken.compute(game, side)
      return taken.length >= victory.capitals && needs[side].some((capital) => taken.includes(capital))
    })
    return won[0] ?? 'nobody'
  },
)

/** The outcome of a play that ends now. */
export const outcomeOf = (components: Components, game: Game): Outcome => ({
  winner: winnerOf.compute(components, game),
  round: game.round,
  capitals: {
    Allies: capitalsTaken.compute(game, 'Allies').length,
    'Central Powers': capitalsTaken.compute(game, 'Central Powers').length,
  },
})
