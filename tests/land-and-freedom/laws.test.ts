/** Laws of Land and Freedom, each broken by a mistake in the rules that it is about, and where what is done to a Front falls. */
import { describe, expect, it } from 'vitest'
import { caseLaws } from '#spec/land-and-freedom/case-laws'
import type { Game } from '#spec/land-and-freedom/game'
import { ofFaction } from '#spec/land-and-freedom/players'
import { emptyGame, withNonPlayers } from '#spec/land-and-freedom/starting-game'
import { CLOSEST, FRONTS, type Front } from '#spec/land-and-freedom/vocabulary'
import { landAndFreedom as book } from '../../machines/land-and-freedom/book.js'
import { playing } from '../../src/core/explore/play-with-picker.js'
import { pickerFrom } from '../../src/core/explore/seat-strategies.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { certain } from '../../src/core/kernel/book/book-defect.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Json } from '../../src/core/values/json.js'
import { effectMutants } from '../../src/lab/conformance/mutants/effect-mutants.js'
import { rowMutants } from '../../src/lab/conformance/mutants/row-mutants.js'

const mutants = [...rowMutants(book), ...effectMutants(book)]
/** Runs a piece of work under the rules with one mistake. */
const withMistake = <T>(where: string, says: string, piece: (wrong: Book<Game>) => T): T =>
  certain(
    mutants.find((one) => one.where === where && one.says === says),
    `mutant ${where}: ${says}`,
  ).within(piece)

/** The games along one play of a procedure. */
function along(of: Book<Game>, game: Game, procedure: string, args: Json, seed = 1): readonly Game[] {
  const rules = rulesOf(of, { trace: false })
  const stops = [...playing(rules, rules.begin(game, procedure, args), pickerFrom(seed), 2000)]
  return [game, ...stops.map(({ position }) => position.game)]
}

const brokenIn = (name: string, games: readonly Game[]): readonly string[] =>
  certain(
    book.pathLaws.find((law) => law.name.startsWith(name)),
    name,
  ).broken(games)

const wholeGame = (of: Book<Game>): readonly Game[] =>
  along(of, withNonPlayers(emptyGame, ['Anarchists', 'Communists']), 'game', null)
const step = { what: 'pay for a step', bonus: 'none', track: 'Soviet Support', way: 'up', space: 0 }
const nonPlayer: Game = {
  ...ofFaction(withNonPlayers(emptyGame, ['Communists']), 'Communists', { heroPoints: 4 }),
  acting: 'Communists',
}
const spends = (of: Book<Game>) => along(of, nonPlayer, 'spending', { faction: 'Communists', purchase: step })
const won: Game = { ...emptyGame, fronts: { ...emptyGame.fronts, Madrid: 10 } }
const attacksMadrid = (of: Book<Game>) =>
  along(of, won, 'Attacks', { faction: 'Moderates', fronts: ['Madrid'], number: 4, ofCard: false }, 2)

/** A law of paths, a mistake that breaks it, and games in which that is seen. */
const SEEDED: readonly (readonly [string, string, string, (of: Book<Game>) => readonly Game[]])[] = [
  [
    'the tokens',
    'effect:turn/the Bag of Glory --always--> done',
    'its numbers one too far, or without any, nothing changed',
    wholeGame,
  ],
  ['one token', 'table:Tokens that are pulled from the Bag/1', 'its number one more', wholeGame],
  ['a Front that is', 'table:Attack: may not fall on the Front/1', 'left out', attacksMadrid],
  ['whatever', 'effect:spending/for what --always 3--> a step', 'its first change left out', spends],
]

describe('a law of paths', () => {
  it.each(SEEDED)('%s …: is kept by the rules, and broken by %s, %s', (name, where, says, games) => {
    expect(brokenIn(name, games(book))).toEqual([])
    expect(withMistake(where, says, (wrong) => brokenIn(name, games(wrong)))).not.toEqual([])
  })
})

describe('the law of the tokens', () => {
  const NAME = 'the tokens in the Bag'
  const began: Game = { ...emptyGame, year: 2, turn: 1 }
  const brings = 'Stand-in A16'
  const having = (game: Game, of: Partial<Game['players']['Anarchists']>): Game => ({
    ...game,
    players: { ...game.players, Anarchists: { ...game.players.Anarchists, ...of } },
  })
  const withTokens = (game: Game, number: number): Game => ({
    ...game,
    bag: { ...game.bag, Anarchists: game.bag.Anarchists + number },
  })

  it('knows a card that had been discarded and comes again', () => {
    const gone = having(began, { discard: [brings] })
    const again = having(gone, { discard: [], chosen: brings })
    const games = [gone, again, withTokens(again, 1), withTokens({ ...again, turn: 2 }, 2)]
    expect(brokenIn(NAME, games)).toEqual([])
  })

  it('knows no card that stays where it was', () => {
    const gone = having(began, { discard: [brings] })
    expect(brokenIn(NAME, [gone, withTokens({ ...gone, turn: 2 }, 2)])).toEqual(['turn 1 of Year 2 has added 2 tokens'])
  })
})

const ROWS: readonly (readonly [string, string, string])[] = [
  ['exactly one faction', 'table:Who has the Initiative/1', 'its condition on liberty shifted by 1'],
  ['the war is won', 'table:The war at the end of Year 3/1', 'its condition on strong shifted by 1'],
  ['what is done', 'table:Attack: may not fall on the Front/1', 'left out'],
  ['what is done', 'table:Strength: may not be added to the Front/2', 'left out'],
]

describe('a law of cases', () => {
  it.each(ROWS)('%s …: is kept by the rules, and broken by %s, %s', (name, where, says) => {
    const law = certain(
      caseLaws.find((one) => one.name.startsWith(name)),
      name,
    )
    expect(law.broken().cases).toEqual([])
    const broken = withMistake(where, says, () => {
      try {
        return law.broken().cases.length
      } catch {
        return 'a case without an answer'
      }
    })
    expect(broken).not.toBe(0)
  })
})

describe('redirected: where an Attack and Strength fall', () => {
  const rules = rulesOf(book, { trace: false })
  const VALUES = [-10, -9, -1, 3, 9, 10]
  const states = VALUES.flatMap((Madrid) =>
    VALUES.flatMap((Northern) =>
      VALUES.flatMap((Aragon) => VALUES.map((Southern) => ({ Madrid, Northern, Aragon, Southern }))),
    ),
  )
  const isOpen = (fronts: Game['fronts'], front: Front) => Math.abs(fronts[front]) < 10

  /** Lists the changes of the Fronts after an action on a Front, for each way to choose. */
  function changes(fronts: Game['fronts'], procedure: string, args: Json): readonly (readonly Front[])[] {
    const begun = rules.begin({ ...emptyGame, fronts }, procedure, args)
    const due = rules.decide(begun.position)
    const ends = due.over
      ? [begun.position]
      : due.choices.map(({ option }) => rules.choose(begun.position, option).position)
    return ends.map(({ game }) => FRONTS.filter((front) => game.fronts[front] !== fronts[front]))
  }

  it('is on a Front that is open, however the Fronts stand, and on none only where none is', () => {
    let ways = 0
    for (const fronts of states)
      for (const on of [...FRONTS, ...CLOSEST])
        for (const changed of changes(fronts, 'Attacks', {
          faction: 'Moderates',
          fronts: [on],
          number: 1,
          ofCard: false,
        })) {
          ways += 1
          const hit = changed.filter((front) => isOpen(fronts, front))
          expect(changed).toEqual(hit)
          expect(hit.length > 0).toBe(FRONTS.some((front) => isOpen(fronts, front)))
        }
    expect(ways).toBeGreaterThan(states.length * 6)
  })
})
