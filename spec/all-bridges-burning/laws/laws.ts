/** The laws of every position. @module */

import { type Law, law, readingOf } from 'rulewright/book'
import { highestVassalage } from '../1-introduction/1.9-vassalage.js'
import { boxesOfTheRow } from '../2-sequence-of-play/2.4.1-red-revolt.js'
import type { Components } from '../components/components.js'
import { TRACKS } from '../components/forces.js'
import { borderOf } from '../components/map.js'
import { isFirstBox, rowOf } from '../components/track.js'
import type { Game } from '../game.js'
import { troopsOnMap } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { FACTIONS, PASSED, POWERS } from '../vocabulary.js'
import { inHelsinki, pieceLaws } from './pieces.js'

const cylinders = law(
  'no two cylinders in one place',
  [cited.setup.eligibility],
  ({ cylinders: { reds, senate, moderates } }: Game) => {
    const places = [reds, senate, moderates].filter((place) => place !== 'aside' && place !== 'Ineligible')
    return places.filter((place, index) => places.indexOf(place) !== index).map((place) => `two cylinders in ${place}`)
  },
  (game): readonly Game[] => [{ ...game, cylinders: { reds: '1st', senate: '1st', moderates: 'Pass A' } }],
)

const resourceRange = law(
  'Resources stay within 0 and 30',
  [cited.resources.range],
  ({ resources: held }: Game) =>
    FACTIONS.filter((faction) => held[faction] < 0 || held[faction] > TRACKS.resources).map(
      (faction) => `${held[faction]} Resources of the ${faction}`,
    ),
  (game): readonly Game[] =>
    [-1, TRACKS.resources + 1].map((reds) => ({ ...game, resources: { ...game.resources, reds } })),
)

const everyCardOnce = law(
  'no card lies twice in the draw deck, or is both current and upcoming',
  [cited.setup.separatePropaganda, cited.setup.shuffle1917, cited.setup.shuffle1918],
  ({ cards: { current, upcoming, draw } }: Game) => [
    ...draw.filter((card, index) => draw.indexOf(card) !== index).map((card) => `card ${card} lies twice in the deck`),
    ...(current !== 'none' && current === upcoming ? [`card ${current} is both current and upcoming`] : []),
  ],
  (game): readonly Game[] => [
    { ...game, cards: { ...game.cards, draw: [1, 2, 1] } },
    { ...game, cards: { current: 5, upcoming: 5, draw: [] } },
  ],
)

const phaseOne = law(
  'the Germans take no part in Phase I',
  [cited.friendsAndEnemies.phaseTwo, cited.germanActions.phaseTwoOnly, cited.coordinate.phaseTwoOnly],
  (game: Game) => {
    if (game.phase === 2) return []
    return [
      ...(troopsOnMap(game, 'germany') > 0 ? ['German Troops on the map in Phase I'] : []),
      ...(game.germanCylinder === 'waiting' ? [] : [`the German cylinder is ${game.germanCylinder} in Phase I`]),
      ...(game.coordinate ? ['the Coordinate marker is on the German cylinder in Phase I'] : []),
    ]
  },
  (game): readonly Game[] => [
    inHelsinki({ ...game, phase: 1 }, { troops: { germany: 1, russia: 0 } }),
    { ...game, phase: 1, germanCylinder: 'after the Factions' },
    { ...game, phase: 1, coordinate: true },
  ],
)

const oneRow = ({ deck }: Components) =>
  law(
    'every Faction that acts does so in the row of the first',
    [cited.options.firstSetsRow],
    (game: Game) => {
      const taken = boxesOfTheRow(game, deck.pivotal)
      return new Set(taken.map(rowOf)).size > 1 ? [`boxes of several rows are taken: ${taken.join(', ')}`] : []
    },
    (game): readonly Game[] => [{ ...game, cylinders: { reds: 'top d', senate: 'middle c', moderates: '3rd' } }],
  )

const hasPassed = ({ cylinders: places }: Game): boolean =>
  FACTIONS.some((faction) => PASSED.some((spot) => spot === places[faction]))

const firstBoxLaw = ({ track, deck }: Components) =>
  law(
    'the first Faction that acts takes the first box of its row, after others have Passed as it is read',
    [cited.options.firstTakesFirstBox],
    (game: Game) => {
      const taken = boxesOfTheRow(game, deck.pivotal)
      if (hasPassed(game) && readingOf(game, cited.firstBox) === 'the 1st Eligible only') return []
      return taken.length > 0 && !taken.some((box) => isFirstBox(track, box))
        ? [`the first box is free, and taken are ${taken.join(', ')}`]
        : []
    },
    (game): readonly Game[] => [{ ...game, cylinders: { reds: 'middle c', senate: '2nd', moderates: '3rd' } }],
  )

const sabotage = ({ map }: Components) =>
  law(
    'Sabotage stands on borders of the map, one on each at most',
    [cited.borders.separate],
    ({ sabotage: marked }: Game) => {
      const names = map.borders.map(([one, other]) => borderOf(one, other))
      return [
        ...marked.filter((border) => !names.includes(border)).map((border) => `"${border}" is no border of the map`),
        ...marked.filter((border, index) => marked.indexOf(border) !== index).map((border) => `"${border}" has two`),
      ]
    },
    (game): readonly Game[] => [
      { ...game, sabotage: ['Helsinki | Viipuri'] },
      { ...game, sabotage: ['Helsinki | Uusimaa', 'Helsinki | Uusimaa'] },
    ],
  )

const tracks = law(
  'Polarization stays on its track, and Vassalage within the Troops of its Power, or by a reading on the edge track',
  [cited.polarization.level, cited.vassalage.match],
  (game: Game) => {
    const { polarization: level, vassalage: levels } = game
    return [
      ...(level < 0 || level > TRACKS.polarization ? [`Polarization is ${level}`] : []),
      ...POWERS.filter((power) => levels[power] < 0 || levels[power] > highestVassalage(game)).map(
        (power) => `Vassalage of ${power} is ${levels[power]}`,
      ),
    ]
  },
  (game): readonly Game[] => [
    ...[-1, TRACKS.polarization + 1].map((level) => ({ ...game, polarization: level })),
    ...[-1, TRACKS.vassalage + 1].map((russia) => ({ ...game, vassalage: { ...game.vassalage, russia } })),
  ],
)

/** Every law of the book, over its components. */
export const lawsOf = (components: Components): readonly Law<Game>[] => [
  ...pieceLaws,
  cylinders,
  oneRow(components),
  firstBoxLaw(components),
  resourceRange,
  tracks,
  everyCardOnce,
  phaseOne,
  sabotage(components),
]
