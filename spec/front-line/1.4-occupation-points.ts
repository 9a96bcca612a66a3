/** page 1, para 4 Occupation Points, page 1, para 5 OP Check List. @module */

import { among, first, flag, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'
import { FALLING, LEADERSHIP } from './vocabulary.js'

/** The areas where a square can lie, as a player sees it. */
export const COUNTRIES = ['own', 'neutral', "opponent's"] as const

export const squarePoints = first(
  'Points for a unit in a square',
  view(
    {
      purple: flag('the square has a purple hex', 'the square has no purple hex'),
      city: flag('the square is a city', 'the square is no city'),
      country: among(COUNTRIES, 'the country of the square'),
      hexAtHome: cited.hexAtHome,
    },
    [{ because: 'a hex is purple or a city', when: ({ purple, city }) => purple && city }],
  ),
  (row) => [
    row(
      [cited.occupationPoints.notAtHome, cited.occupationPoints.purpleHexes],
      { purple: true, country: 'own', hexAtHome: 'no' },
      0,
    ),
    row(cited.occupationPoints.purpleHexes, { purple: true }, 1),
    row(cited.occupationPoints.otherSquares, { country: "opponent's", city: false }, 1),
    row(cited.occupationPoints.cityHexes, { country: "opponent's", city: true }, 0),
    row(cited.occupationPoints.notAtHome, { country: 'own' }, 0),
    row([cited.occupationPoints.otherSquares, cited.theBoard.neutral], { country: 'neutral' }, 0),
  ],
)

export const cityPoints = one(
  "Points for the opponent's city",
  view({
    city: among(FALLING, 'the city'),
    fallen: flag('a Fallen City Marker lies there', 'no Fallen City Marker lies there'),
  }),
  (row) => [
    row([cited.pointsCheckList.airBase, cited.occupationPoints.cityHexes], { city: 'Air Base', fallen: true }, 2),
    row([cited.pointsCheckList.industry, cited.occupationPoints.cityHexes], { city: 'Industry', fallen: true }, 3),
    row(cited.occupationPoints.cityHexes, { fallen: false }, 0),
  ],
)

export const leadershipPoints = first(
  'Points for Leadership',
  view({ leadership: among(LEADERSHIP, 'Leadership') }),
  (row) => [
    row(cited.occupationPoints.leadership, { leadership: 'Available' }, 1),
    row(cited.occupationPoints.leadership, {}, 0),
  ],
)

/** The possible leaders. */
export const LEADS = ['Red', 'Green', 'nobody'] as const
export type Lead = (typeof LEADS)[number]

/** Returns the player with the higher number, or `nobody`. */
export const leadOf = (red: number, green: number): Lead => (red > green ? 'Red' : green > red ? 'Green' : 'nobody')
