/** Victory cities Moscow as a victory city, Once per game Once per game. @module */
import { among, computed, exception, first, forbid, prohibition, question, readingOf, view } from 'rulewright/book'
import { before } from './1-opening.js'
import { republic } from './4-soviet-republic.js'
import type { Components } from './components/components.js'
import type { Game } from './game.js'
import { ahead, section } from './section.js'
import { CAPITAL_OF, isAlly, sideOf } from './sides.js'
import { MOSCOW_STORIES, POWERS, SIDES, type Side } from './vocabulary.js'

export const victoryCities = section('victoryCities', 'Victory cities', 'Moscow as a victory city', {
  notForCentral: prohibition(
    'Moscow is no victory city of the Central Powers, because it became the Soviet capital and nobody took it in combat.',
  ),
  notForAllies: prohibition('Nor is it one of the Allies after Imperial Russia has taken it back.'),
})

export const onceAGame = section('onceAGame', 'Once per game', 'Once per game', {
  once: prohibition('There is one Revolution in a game, and no more.'),
  notAgain: exception(
    'Even when Imperial Russia has Moscow again, loses the war and meets the conditions at the end of a turn, there is no second one.',
  ),
})

export const moscowByCombat = question('moscowByCombat', {
  asks: 'Is Moscow a victory city of the Central Powers once the Soviets, or a Central Power, took it in combat after all?',
  clauses: [victoryCities.notForCentral],
  readings: {
    never: 'No: it does not count for them.',
    'once taken in combat': 'Yes: the reason why it does not count is gone.',
  },
  usual: 'never',
  because: 'What is said is that it does not count; the reason stands beside it and is no condition.',
})

export const moscowForAllies = question('moscowForAllies', {
  asks: 'Is Moscow a victory city of the Allies when an Ally other than Imperial Russia has it?',
  clauses: [victoryCities.notForAllies, republic.capital],
  readings: {
    never: 'No: for the Allies Moscow is not an enemy capital that they take.',
    'in the hands of another Ally': 'Yes: it was the capital of an enemy, and only Imperial Russia is left out.',
  },
  usual: 'never',
  because: 'No sentence makes Moscow a victory city of the Allies, whose own it was.',
})

export const mayNotLeave = forbid('Revolution: nobody has to leave', view({ before }), (bar) => [
  bar([onceAGame.once, onceAGame.notAgain], { before: true }),
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
      moscowByCombat,
      moscowForAllies,
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
      [victoryCities.notForAllies, republic.capital],
      {
        side: 'Allies',
        holder: 'another Ally',
        story: 'lost by the Soviets',
        moscowForAllies: 'in the hands of another Ally',
      },
      true,
    ),
    row(victoryCities.notForAllies, { side: 'Allies' }, false),
    row(victoryCities.notForCentral, { holder: 'a Central Power', story: 'never Soviet' }, true),
    row(
      victoryCities.notForCentral,
      { holder: 'a Central Power', story: 'lost by the Soviets', moscowByCombat: 'once taken in combat' },
      true,
    ),
    row(
      victoryCities.notForCentral,
      { holder: 'Soviet Russia', story: 'Soviet by combat', moscowByCombat: 'once taken in combat' },
      true,
    ),
    row(victoryCities.notForCentral, {}, false),
  ],
)

const holderOf = ({ control }: Game['territories']['Moscow']) => {
  if (control === 'nobody' || control === 'Soviet Russia') return control
  if (control === 'Russia') return 'Imperial Russia'
  return isAlly(control) ? 'another Ally' : 'a Central Power'
}

export const capitalsTaken = computed(
  'Victory cities: the enemy capitals that a side has',
  [victoryCities.notForCentral, victoryCities.notForAllies],
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
      moscowByCombat: readingOf(game, moscowByCombat),
      moscowForAllies: readingOf(game, moscowForAllies),
    })
    return moscow ? [...taken, 'Moscow'] : taken
  },
)

/** How a play ends. */
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
  [ahead('imperialVictory.notNeeded')],
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
