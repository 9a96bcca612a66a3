/** The laws along every path of a procedure, each with the clauses that state it. @module */

import type { PathLaw } from 'rulewright/book'
import type { Components } from './components/components.js'
import type { Game } from './game.js'
import { holds, isPlayed, ofFaction, tokensLeft } from './players.js'
import {
  attackProcedure,
  fascistEventProcedure,
  playerTurnProcedure,
  spendingProcedure,
  strengthenProcedure,
  testProcedure,
  turnProcedure,
  wholeGame,
} from './procedures.js'
import * as cited from './rules.gen.js'
import { DECIDED, FACTIONS, type Faction, FRONTS, type Front, TRACKS, TURNS } from './vocabulary.js'

/** Pairs of games that follow each other. */
const pairs = (games: readonly Game[]): readonly (readonly [Game, Game])[] =>
  games.slice(1).flatMap((after, index) => {
    const before = games[index]
    return before ? [[before, after] as const] : []
  })

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The games of a path turn by turn, from the first one of each turn on. */
function turnsIn(games: readonly Game[]): readonly (readonly Game[])[] {
  const begins = games.flatMap((game, index) => {
    const before = games[index - 1]
    return before === undefined || before.turn !== game.turn || before.year !== game.year ? [index] : []
  })
  return begins.map((from, index) => games.slice(from, begins[index + 1]))
}

/** All tokens in the Bag and in the Glory area. */
const tokensIn = ({ bag, glory }: Game): number => sum(FACTIONS.map((faction) => bag[faction] + glory[faction]))
const scoredIn = ({ glory }: Game): number => sum(FACTIONS.map((faction) => glory[faction]))
const hasTokenMedallion = (game: Game): boolean => FACTIONS.some((faction) => holds(game, faction, 'Token'))
/** True if a faction may have had no token left to add. The last two of a Year are added one after the other. */
const isShort = (games: readonly Game[]): boolean =>
  games.some((game) => FACTIONS.some((faction) => tokensLeft(game, faction) < 2))

/** Counts the tokens that a turn adds to the Bag and to Glory: from the Medallion, the Bid and the turn's end. */
function tokensOfATurn(first: Game, last: Game): { readonly before: number; readonly end: number } {
  const medallion = Number(!hasTokenMedallion(first) && hasTokenMedallion(last))
  const bid = Number(first.finalBid === 'nobody' && last.finalBid !== 'nobody')
  return { before: medallion + bid, end: first.turn === TURNS ? 2 : 1 }
}

/** The most tokens that lines of effects can put into the Bag, wherever they stand in something printed. */
function tokensPrinted(printed: unknown): number {
  if (typeof printed !== 'object' || printed === null) return 0
  if ('do' in printed && printed.do === 'add tokens to the Bag' && 'number' in printed)
    return FACTIONS.length * Number(printed.number)
  return sum(Object.values(printed).map(tokensPrinted))
}

/** The titles of the cards that have come into play in a turn: one that was gone before comes again where a deck is made anew. */
function titlesIn(turn: readonly Game[]): ReadonlySet<string> {
  const gone = (game: Game) =>
    FACTIONS.flatMap((faction) => [...game.players[faction].trash, ...game.players[faction].discard])
  const before = new Set(turn.slice(0, 1).flatMap(gone))
  const inPlay = turn.flatMap((game) => [
    game.fascists.current,
    ...FACTIONS.flatMap((faction) => [game.players[faction].chosen, ...game.players[faction].played]),
  ])
  return new Set([...inPlay, ...turn.flatMap(gone).filter((title) => !before.has(title))])
}

/** The most tokens that cards of a turn, and the tracks, can put into the Bag. */
function tokensOfLines({ cards, fascists, tracks }: Components, turn: readonly Game[]): number {
  const titles = titlesIn(turn)
  const all = [...Object.values(cards).flat(), ...Object.values(fascists).flat()]
  return tokensPrinted(tracks) + tokensPrinted(all.filter(({ title }) => titles.has(title)))
}

const tokensFollow = (parts: Components): PathLaw<Game> => ({
  name: 'the tokens in the Bag and in Glory are those of Setup, of turns, Years, the Bid, the Medallion and of cards that say so',
  clauses: [
    cited.setup.token,
    cited.bagOfGlory.token,
    cited.endOfYear.token,
    cited.bidWinner.direct,
    cited.onceMedallions.token,
  ],
  procedures: [wholeGame.name],
  broken: (games) => {
    const turns = turnsIn(games).filter(([first]) => first !== undefined && first.turn > 0)
    return turns.flatMap((turn, index) => {
      const [first, last, next] = [turn[0], turn.at(-1), turns[index + 1]?.[0]]
      if (first === undefined || last === undefined) return []
      const { before, end } = tokensOfATurn(first, next ?? last)
      const added = tokensIn(next ?? last) - tokensIn(first)
      const more = tokensOfLines(parts, turn)
      const fits = added >= (next === undefined ? 0 : before + end) && added <= before + end + more
      return fits || isShort(turn) ? [] : [`turn ${first.turn} of Year ${first.year} has added ${added} tokens`]
    })
  },
  breaks: (game) => {
    const [one, two] = [
      { ...game, turn: 1 },
      { ...game, turn: 2 },
    ]
    const more = (number: number): Game => ({ ...two, bag: { ...two.bag, Moderates: two.bag.Moderates + number } })
    return [
      [one, two],
      [one, more(2)],
      [
        { ...game, turn: 4 },
        { ...more(1), year: 2, turn: 1 },
      ],
      [
        { ...game, turn: 4 },
        { ...more(3), turn: 4 },
      ],
    ]
  },
})

const scoredByYear: PathLaw<Game> = {
  name: 'one token is scored at the end of Year 1, two at the end of Year 2, and none within a Year but by the Bid',
  clauses: [cited.endOfYear1.pull, cited.endOfYear2.pull, cited.bidWinner.direct],
  procedures: [wholeGame.name],
  broken: (games) =>
    turnsIn(games).flatMap((turn, index, turns) => {
      const [first, next] = [turn[0], turns[index + 1]?.[0]]
      if (first === undefined || next === undefined || first.turn === 0) return []
      const ends = first.year < next.year && first.year < 3
      const pulled = ends ? first.year : 0
      const scored = scoredIn(next) - scoredIn(first)
      return scored === pulled ? [] : [`turn ${first.turn} of Year ${first.year} has scored ${scored} tokens`]
    }),
  breaks: (game) => {
    const scored = (to: Game, number: number): Game => ({ ...to, glory: { ...to.glory, Moderates: number } })
    return [
      [{ ...game, turn: 1 }, scored({ ...game, turn: 2 }, 1)],
      [{ ...game, turn: 4 }, scored({ ...game, year: 2, turn: 1 }, 2)],
    ]
  },
}

const decidedStays: PathLaw<Game> = {
  name: 'a Front that is won or lost stays so',
  clauses: [cited.victory.neverDamaged, cited.defeat.neverAgain],
  procedures: [
    wholeGame.name,
    turnProcedure.name,
    fascistEventProcedure.name,
    testProcedure.name,
    playerTurnProcedure.name,
    attackProcedure.name,
    strengthenProcedure.name,
  ],
  broken: (games) =>
    pairs(games).flatMap(([before, after]) =>
      FRONTS.filter(
        (front) => Math.abs(before.fronts[front]) === DECIDED && after.fronts[front] !== before.fronts[front],
      ).map((front) => `${front} was at ${before.fronts[front]}, and is at ${after.fronts[front]}`),
    ),
  breaks: (game) => {
    const at = (front: Front, value: number): Game => ({ ...game, fronts: { ...game.fronts, [front]: value } })
    return [
      [at('Madrid', DECIDED), at('Madrid', DECIDED - 1)],
      [at('Aragon', -DECIDED), at('Aragon', 1 - DECIDED)],
    ]
  },
}

/** Returns the stocks that a Non-player's spending reduces: Medallions to earn, or else open icons, or else its Hero points. */
const left = (game: Game, faction: Faction): readonly [number, number, number] => [
  game.medallions.length,
  -sum(TRACKS.map((track) => game.blanks[track].length)),
  game.players[faction].heroPoints,
]

const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((number, index) => number !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

const spendingEnds: PathLaw<Game> = {
  name: 'whatever a Non-player spends leaves fewer Medallions, fewer open icons, or fewer Hero points: it comes to an end',
  clauses: [cited.nonPlayerSpending.again, cited.spending.draw, cited.triggers.blank, cited.earning.supply],
  procedures: [spendingProcedure.name],
  broken: (games) => {
    const [first, last] = [games[0], games.at(-1)]
    if (first === undefined || last === undefined || games.length < 2) return []
    return FACTIONS.filter((faction) => first.acting === faction && !isPlayed(first, faction))
      .filter((faction) => !isLess(left(last, faction), left(first, faction)))
      .map((faction) => `the ${faction} have ${left(last, faction)} after ${left(first, faction)}`)
  },
  breaks: (game) => {
    const before = {
      ...ofFaction(game, 'Anarchists', { role: 'Non-player', heroPoints: 3 }),
      acting: 'Anarchists' as const,
    }
    return [
      [before, before],
      [before, ofFaction(before, 'Anarchists', { heroPoints: 4 })],
      [{ ...before, blanks: { ...before.blanks, Liberty: [7] } }, ofFaction(before, 'Anarchists', { heroPoints: 1 })],
    ]
  },
}

/** The laws of paths, over the components. */
export const pathLawsOf = (parts: Components): readonly PathLaw<Game>[] => [
  tokensFollow(parts),
  scoredByYear,
  decidedStays,
  spendingEnds,
]
