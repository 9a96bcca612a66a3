import { describe, expect, it } from 'vitest'
import type { AtWork } from '../../src/core/explore/active-items.js'
import { covering } from '../../src/core/explore/covering-plays.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { activeInPlay } from '../../src/core/play/activity-record.js'
import { playGames, sumOf } from '../../src/core/play/random-plays.js'
import { withBot } from '../verify/orchard-bot.js'

const play = (length: number, ...shows: readonly string[]) => ({
  choices: Array.from({ length }, (): Option => ({ type: 'go' })),
  shows: new Set(shows),
})
const nothing = new Set<string>()

describe('the plays that cover what many show', () => {
  it('are few: first the one that shows most, then what adds most to it', () => {
    const [most, more, less] = [play(9, 'a', 'b', 'c'), play(9, 'c', 'd'), play(9, 'a', 'b')]
    expect(covering([less, more, most], nothing)).toEqual([most, more])
  })

  it('are the shorter ones where they show as much', () => {
    const [long, short] = [play(9, 'a'), play(3, 'a')]
    expect(covering([long, short], nothing)).toEqual([short])
  })

  it('are without one that the others have made needless', () => {
    const first = play(9, 'a', 'b', 'c', 'd')
    const [one, other] = [play(9, 'a', 'b', 'x'), play(9, 'c', 'd', 'y')]
    expect(covering([first, one, other], nothing)).toEqual([one, other])
  })

  it('are without one that alone shows what is shown already', () => {
    const first = play(9, 'a', 'b', 'c', 'd', 'known')
    const [one, other] = [play(9, 'a', 'b', 'x'), play(9, 'c', 'd', 'y')]
    expect(covering([first, one, other], new Set(['known']))).toEqual([one, other])
  })

  it('need not show what is shown already', () => {
    const [known, fresh] = [play(9, 'a', 'b', 'c'), play(9, 'a', 'd')]
    expect(covering([known, fresh], new Set(['a', 'b', 'c']))).toEqual([fresh])
    expect(covering([known], new Set(['a', 'b', 'c']))).toEqual([])
  })
})

describe('games that are kept', () => {
  const kinds: readonly AtWork[] = ['rows', 'transitions', 'priorities']
  const book = { ...withBot, empty: withBot.automaton?.seated(withBot.empty, ['Bob']) ?? withBot.empty }
  const rules = rulesOf(book)
  const played = (already: ReadonlySet<string> = nothing) => {
    const options = { seed: 3, bound: 1000, refusals: 1 }
    const sum = sumOf(book)
    sum.add(playGames(book, { ...options, asides: 3, habitOf: () => 'random', kinds }, { from: 1, to: 60 }))
    return sum.whole({ ...options, games: 60, seats: {}, seconds: 1, keeping: { kinds, already } })
  }
  const { report, kept } = played()
  const shown = new Set(
    kept.flatMap(({ choices }) => [...activeInPlay(rules, { book: book.name, from: rules.start(), choices }, kinds)]),
  )

  it('show together all that the games have shown, each of them something that no other does', () => {
    const of = kinds.map((kind) => report.never[kind].of).reduce((sum, one) => sum + one, 0)
    const never = kinds.flatMap((kind) => report.never[kind].anchors)
    expect(shown.size).toBe(of - never.length)
    expect(kept.length).toBeLessThan(10)
    for (const one of kept) {
      const others = kept.filter((other) => other !== one)
      expect([...one.shows].some((anchor) => !others.some(({ shows }) => shows.has(anchor)))).toBe(true)
    }
  })

  it('show a priority of the book at work, where it played a seat', () => {
    expect([...shown].filter((anchor) => anchor.startsWith('priority:'))).toEqual(['priority:the fullest tree'])
  })

  it('are none where plays that are stored show as much', () => {
    expect(played(shown).kept).toEqual([])
  })
})
