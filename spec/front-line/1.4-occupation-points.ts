/** page 1, para 4 Occupation Points, page 1, para 5 OP Check List. @module */
import { among, first, flag, formula, informative, note, one, prohibition, question, rule, view } from 'rulewright/book'
import { theBoard } from './1.1-the-game.js'
import { repeats } from './reasons.js'
import { section } from './section.js'
import { FALLING, LEADERSHIP } from './vocabulary.js'

export const occupationPoints = section('occupationPoints', 'page 1, para 4', 'Occupation Points', {
  chosenSquares: note('Occupation Points come from what is done to certain squares.', {
    status: informative('the statements that follow say which'),
  }),
  purpleHexes: formula('A unit in one of the two squares with a purple hex is worth 1 point to its player.'),
  cityHexes: formula("A Fallen City marker on a hex in the opponent's country is worth 2 or 3 points."),
  otherSquares: formula(
    "Every square without a hex in the opponent's country is worth 1 point to the player whose unit, active or disrupted, is there.",
  ),
  notAtHome: prohibition('Squares of the own country give no points.'),
  leadership: formula('Leadership that is active at the end of December is worth 1 point.'),
})

export const pointsCheckList = section('pointsCheckList', 'page 1, para 5', 'OP Check List', {
  purple: formula('1 point for each unit on a purple hex with a 1.', { status: repeats('page 1, para 4') }),
  abroad: formula("1 point for each unit on a square without a hex in the opponent's country.", {
    status: repeats('page 1, para 4'),
  }),
  airBase: formula("2 points where the opponent's Air Base, hex 2, has a Fallen City marker; no unit need be there."),
  industry: formula("3 points where the opponent's Industry, hex 3, has a Fallen City marker; no unit need be there."),
  leadership: formula('1 point for an active Leadership card on the Items card as the game ends.', {
    status: repeats('page 1, para 4'),
  }),
  capital: rule("A unit that occupies the opponent's Capital, the hex with a W, wins at once.", {
    status: repeats('page 1, para 1'),
  }),
})

export const hexAtHome = question('hexAtHome', {
  asks: 'Does a purple hex in the own country give a point?',
  clauses: [occupationPoints.purpleHexes, occupationPoints.notAtHome],
  readings: {
    no: 'No square of the own country gives points.',
    yes: 'A purple hex gives its point to whoever is there.',
  },
  usual: 'no',
  because: 'What is said of squares at home has no exception.',
  elsewhere: 'Neither of our boards has a purple hex in a country.',
})

/** Where a square lies, as seen by a player. */
export const COUNTRIES = ['own', 'neutral', "opponent's"] as const

export const squarePoints = first(
  'Points for a unit in a square',
  view(
    {
      purple: flag('the square has a purple hex', 'the square has no purple hex'),
      city: flag('the square is a city', 'the square is no city'),
      country: among(COUNTRIES, 'the country of the square'),
      hexAtHome,
    },
    [{ because: 'a hex is purple or a city', when: ({ purple, city }) => purple && city }],
  ),
  (row) => [
    row(
      [occupationPoints.notAtHome, occupationPoints.purpleHexes],
      { purple: true, country: 'own', hexAtHome: 'no' },
      0,
    ),
    row(occupationPoints.purpleHexes, { purple: true }, 1),
    row(occupationPoints.otherSquares, { country: "opponent's", city: false }, 1),
    row(occupationPoints.cityHexes, { country: "opponent's", city: true }, 0),
    row(occupationPoints.notAtHome, { country: 'own' }, 0),
    row([occupationPoints.otherSquares, theBoard.neutral], { country: 'neutral' }, 0),
  ],
)

export const cityPoints = one(
  "Points for the opponent's city",
  view({
    city: among(FALLING, 'the city'),
    fallen: flag('a Fallen City Marker lies there', 'no Fallen City Marker lies there'),
  }),
  (row) => [
    row([pointsCheckList.airBase, occupationPoints.cityHexes], { city: 'Air Base', fallen: true }, 2),
    row([pointsCheckList.industry, occupationPoints.cityHexes], { city: 'Industry', fallen: true }, 3),
    row(occupationPoints.cityHexes, { fallen: false }, 0),
  ],
)

export const leadershipPoints = first(
  'Points for Leadership',
  view({ leadership: among(LEADERSHIP, 'Leadership') }),
  (row) => [row(occupationPoints.leadership, { leadership: 'Available' }, 1), row(occupationPoints.leadership, {}, 0)],
)

/** Who is ahead. */
export const LEADS = ['Red', 'Green', 'nobody'] as const
export type Lead = (typeof LEADS)[number]

/** Who is ahead by a number. */
export const leadOf = (red: number, green: number): Lead => (red > green ? 'Red' : green > red ? 'Green' : 'nobody')
