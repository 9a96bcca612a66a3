/** The laws of every position, each with the clauses that state it. @module */

import { type Law, law, readingOf } from 'rulewright/book'
import type { Components } from './components/components.js'
import { controlledBy, type Game, withAboard, withShips, withUnits } from './game.js'
import * as cited from './rules.gen.js'
import { countOf, isCentral, powersAmong, sails, sideOf, sovietsInPlay } from './sides.js'
import { INNER_RUSSIA, POWERS, SIDES, SOVEREIGN, TERRITORIES, ZONES } from './vocabulary.js'

const hasSoviets = ({ forces }: Game['territories']['Moscow']) => countOf(forces['Soviet Russia']) > 0

const beforeTheRevolution = law(
  'there is nothing Soviet before the Soviet Power comes',
  [cited.sovietPower.introduced],
  (game: Game) => {
    if (sovietsInPlay(game)) return []
    return [
      ...TERRITORIES.filter((name) => hasSoviets(game.territories[name])).map((name) => `Soviet units in ${name}`),
      ...ZONES.filter((zone) => sails(game.zones[zone], 'Soviet Russia')).map((zone) => `Soviet ships in ${zone}`),
      ...(game.treasury['Soviet Russia'] > 0 ? ['a Soviet treasury'] : []),
    ]
  },
  (game): readonly Game[] => {
    const before: Game = { ...game, sovietPlayer: 'nobody' }
    return [
      withUnits(before, 'Moscow', 'Soviet Russia', { infantry: 1 }),
      withShips(before, 'zone 12', 'Soviet Russia', { cruisers: 1 }),
      { ...before, treasury: { ...before.treasury, 'Soviet Russia': 1 } },
    ]
  },
)

const moscowsStory = law(
  'Moscow is Soviet, or not, as its story tells',
  [cited.sovietMarkers.territories, cited.republic.capital],
  ({ moscow, territories: { Moscow } }: Game) => {
    const told = moscow === 'Soviet by revolution' || moscow === 'Soviet by combat'
    const marked = Moscow.control === 'Soviet Russia'
    return told === marked ? [] : [`Moscow is ${moscow}, and ${Moscow.control} controls it`]
  },
  (game): readonly Game[] => [
    controlledBy({ ...game, moscow: 'never Soviet' }, 'Moscow', 'Soviet Russia'),
    controlledBy({ ...game, moscow: 'Soviet by combat' }, 'Moscow', 'Russia'),
  ],
)

const sovereign = law(
  'no Soviet land unit is in Persia or Afghanistan',
  [cited.treaty.sovereign, cited.treaty.noSoviets],
  (game: Game) =>
    readingOf(game, cited.sovereignTaken) === 'never'
      ? SOVEREIGN.filter((name) => hasSoviets(game.territories[name])).map((name) => `Soviet units in ${name}`)
      : [],
  (game): readonly Game[] => SOVEREIGN.map((name) => withUnits(game, name, 'Soviet Russia', { infantry: 1 })),
)

const innerRussia = law(
  'no Central Power has units in Inner Russia once it is Soviet',
  [cited.treaty.claim, cited.treaty.closed, cited.treaty.innerRussia],
  (game: Game) => {
    if (game.moscow === 'never Soviet') return []
    if (readingOf(game, cited.innerRussiaClosed) !== 'to the end') return []
    if (readingOf(game, cited.retreatWithin) !== 'out of all of them') return []
    return INNER_RUSSIA.flatMap((name) =>
      powersAmong(game.territories[name].forces)
        .filter(isCentral)
        .map((power) => `${power} in ${name}`),
    )
  },
  (game): readonly Game[] =>
    INNER_RUSSIA.map((name) => withUnits({ ...game, moscow: 'lost by the Soviets' }, name, 'Germany', { infantry: 1 })),
)

const aboard = ({ base }: Components) =>
  law(
    'no side has more units aboard in a sea zone than its transports there carry',
    [cited.alliesLeave.transport],
    (game: Game) =>
      readingOf(game, cited.transportRoom) === 'all that come'
        ? []
        : ZONES.flatMap((zone) =>
            SIDES.filter((side) => {
              const own = POWERS.filter((power) => sideOf(power) === side)
              const { ships, aboard: units } = game.zones[zone]
              const transports = own.reduce((sum, power) => sum + ships[power].transports, 0)
              return own.reduce((sum, power) => sum + countOf(units[power]), 0) > transports * base.transportCarries
            }).map((side) => `too many units of the ${side} aboard in ${zone}`),
          ),
    (game): readonly Game[] => [
      withAboard(game, 'zone 10', 'Britain', { infantry: 1 }),
      withAboard(withShips(game, 'zone 10', 'Germany', { transports: 1 }), 'zone 10', 'Austria-Hungary', {
        infantry: 2 * base.transportCarries,
      }),
    ],
  )

/** Every law of the book, over its components. */
export const lawsOf = (components: Components): readonly Law<Game>[] => [
  beforeTheRevolution,
  moscowsStory,
  sovereign,
  innerRussia,
  aboard(components),
]
