/** The gates of charts, worlds, reach and laws can fail: each test breaks one thing in the sound book. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { law } from '../../src/core/kernel/book/book.js'
import type { Context } from '../../src/core/kernel/charts/chart.js'
import { call } from '../../src/core/kernel/charts/procedure.js'
import { asks } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { replay } from '../../src/core/records/recorded-play.js'
import { climb, eat, type Game, scoring, turn, turns } from '../kernel/orchard.js'
import {
  failing,
  found,
  gate,
  late,
  nothingIsLost,
  playedWith,
  playing,
  playingStates,
  sound,
  verified,
  worlds,
} from './sound-book.js'

const played = z.object({ choices: z.array(z.looseObject({ type: z.string() })) })

type Data = { picker: 'Ann' | 'Bob'; winner: 'Ann' | 'Bob' | 'nobody' }
const offered = (...options: readonly { readonly type: 'blow' }[]) =>
  asks<Context<Game, Data>>().must({
    name: 'a basket',
    cites: [turns.order],
    seat: ({ data }) => data.picker,
    from: () => options,
  })

/** Games that break a law about Bob's basket. */
const richBob = (game: Game) => [{ ...game, baskets: { Ann: 0, Bob: 2 } }]

describe('the gates of charts and worlds fail where', () => {
  it('nothing is offered and nothing leads on', () => {
    const broken = playedWith({
      turn: { ...playingStates.turn, on: { returned: 'asking' } },
      asking: { meta: { asks: offered() }, on: { blow: 'wind' } },
    })
    const report = verified(broken)
    expect(failing(report)).toEqual(expect.arrayContaining(['charts', 'worlds', 'reach', 'plays']))
    const message = 'a dead end, nothing is offered in "asking" (a basket)'
    expect(gate(report, 'charts').findings[0]).toMatchObject({
      what: message,
      where: 'world:orchard',
      witness: { path: [{ type: 'returned', result: null }] },
    })
    expect(gate(report, 'worlds').findings[0]?.what).toContain(message)
    expect(gate(report, 'plays').findings[0]?.what).toContain(message)
  })

  it('a state does not handle an option that it offers', () => {
    const { blow } = playingStates.wind.on
    const broken = playedWith({ wind: { ...playingStates.wind, on: { blow } } })
    expect(found(broken, 'charts').join()).toContain('the state "wind" does not handle the event "calm"')
    expect(failing(verified(broken))).toContain('worlds')
  })

  it('no end can be reached, though a chart alone only notes that its callees might change the game', () => {
    const { calm } = playingStates.wind.on
    const report = verified(playedWith({ wind: { ...playingStates.wind, on: { calm, blow: 'turn' } } }))
    expect(gate(report, 'charts').notes.map(({ what }) => what)).toEqual([
      '4 states cannot finish unless what they call changes the game, the nearest in orchard, turn',
    ])
    expect(gate(report, 'worlds').findings[0]?.what).toMatch(
      /^\d+ states cannot finish, the nearest in climb, next tree$/,
    )
  })

  it('a chart alone cannot finish, whatever is done', () => {
    const broken = playedWith({
      turn: { ...playingStates.turn, on: { returned: 'asking' } },
      asking: { meta: { asks: offered({ type: 'blow' }) }, on: { blow: 'asking' } },
    })
    expect(found(broken, 'charts')).toEqual(['world:orchard: 1 state cannot finish, the nearest in orchard, asking'])
  })

  it('a state calls what it does not declare', () => {
    const calls = { procedures: [climb], pick: () => call(turn, { picker: 'Ann' }) } as never
    const broken = playedWith({ turn: { ...playingStates.turn, meta: { calls } } })
    expect(found(broken, 'charts')).toEqual(['world:orchard: calls "turn", which "turn" does not declare'])
  })

  it('the bound cuts an enumeration short', () => {
    const report = verified(sound, { bound: 5 })
    expect(gate(report, 'worlds').findings[0]?.what).toMatch(
      /^not wholly enumerated: the bound of 5 states left \d+ unseen$/,
    )
  })

  it('there is no world', () => {
    expect(found({ ...sound, worlds: [] }, 'worlds')).toEqual([
      'worlds: the book has no world to enumerate; expected an example with explore: whole',
    ])
    expect(found({ ...sound, worlds: [] }, 'charts')).toEqual([
      'charts: the book has no world to enumerate; expected an example with explore: alone',
    ])
  })

  it('no chart implements the procedure of a world', () => {
    expect(found({ ...sound, charts: sound.charts.slice(0, 3) }, 'charts')).toContain(
      'world:eat: no chart implements the procedure "eat"',
    )
  })
})

describe('the reach gate fails where', () => {
  it('no transition leads to a state', () => {
    expect(found(playedWith({ nowhere: { always: 'over' } }), 'reach')).toEqual([
      'state:orchard/nowhere: a state that no world reaches',
      'way:orchard/nowhere --always--> over: a transition that no world reaches',
    ])
  })

  it('a transition is never taken', () => {
    const broken = playedWith({ turn: { ...playingStates.turn, on: { returned: 'wind', nothing: 'over' } } })
    expect(found(broken, 'reach')).toEqual(['way:orchard/turn --nothing--> over: a transition that no world reaches'])
  })

  it('no world is about a chart', () => {
    const book = { ...sound, worlds: worlds.filter(({ name }) => name === 'climb') }
    expect(found(book, 'reach')).toContain('chart:eat: no world reaches this chart')
  })
})

describe('the completions gate fails where', () => {
  it('a law is broken in one of the completions, and says in which', () => {
    const never = law<Game>(
      'nobody ever picks a fruit',
      [turns.bare],
      ({ baskets }) => (baskets.Ann + baskets.Bob > 0 ? ['somebody picked a fruit'] : []),
      (game) => [{ ...game, baskets: { Ann: 1, Bob: 0 } }],
    )
    const completions = [
      { name: 'a sound tree', book: sound, procedures: ['orchard', 'turn', 'climb', 'eat'] },
      { name: 'a rotten tree', book: { ...sound, laws: [never] }, procedures: ['orchard', 'turn', 'climb', 'eat'] },
    ]
    const report = verified({ ...sound, completions: () => completions })
    expect(failing(report)).toEqual(['completions'])
    expect(gate(report, 'completions').findings[0]?.what).toContain('with a rotten tree: "nobody ever picks a fruit"')
  })
})

describe('the laws gate fails where', () => {
  it('a law does not tell what is made to break it', () => {
    const toothless = law<Game>('toothless', [scoring.stock], () => [], richBob)
    expect(found({ ...sound, laws: [toothless] }, 'laws')).toEqual([
      'law:toothless: "toothless" does not find 1 of 1 cases that should break it',
    ])
  })

  it('nothing is made to break a law', () => {
    const untried = law<Game>(
      'untried',
      [scoring.stock],
      () => [],
      () => [],
    )
    expect(found({ ...sound, laws: [untried] }, 'laws')).toEqual([
      'law:untried: "untried" does not find 0 of 0 cases that should break it',
    ])
  })

  it('a game breaks a law, and shows the way to it', () => {
    const poor = law<Game>(
      'Bob has no fruit',
      [scoring.stock],
      ({ baskets }) => (baskets.Bob > 1 ? ['two'] : []),
      richBob,
    )
    const report = verified({ ...sound, laws: [poor] })
    const [finding] = gate(report, 'laws').findings
    expect(finding).toMatchObject({ where: 'law:Bob has no fruit', clauses: ['scoring.stock'] })
    expect(finding?.what).toContain('is broken in world "climb without a ladder", climb, next tree: two')
    expect(finding?.witness).toEqual({ path: [{ type: 'climb', tree: 'short' }] })
    expect(gate(report, 'laws').findings).toHaveLength(3)
    expect(report.laws.find(({ name }) => name === 'Bob has no fruit')?.broken).toBeGreaterThan(3)
  })

  it('a path breaks a law, and shows the path', () => {
    const idle = { ...nothingIsLost, broken: (games: readonly Game[]) => (games.length > 3 ? ['too far'] : []) }
    const [finding] = gate(verified({ ...sound, pathLaws: [idle] }), 'laws').findings
    expect(finding?.what).toBe('"nothing is lost on a tree" is broken in world "climb": too far')
    expect(finding?.witness).toMatchObject({ path: [{ type: 'climb' }, { type: 'climb' }, expect.anything()] })
  })

  it('something is lost before the first decision of a path', () => {
    const eaten = { ...nothingIsLost, procedures: ['eat'] }
    const hungry = { name: 'hungry', game: late, call: call(eat, { picker: 'Bob' }), reach: 'alone' } as const
    const [finding, ...others] = gate(
      verified({ ...sound, worlds: [...worlds, hungry], pathLaws: [eaten] }),
      'laws',
    ).findings
    expect(finding).toMatchObject({
      what: '"nothing is lost on a tree" is broken in world "hungry": fruits vanish',
      witness: { path: [] },
    })
    expect(others).toEqual([])
  })

  it('a random play breaks a law, and shows the choices that led to it', () => {
    const poor = law<Game>(
      'Bob has no fruit',
      [scoring.stock],
      ({ baskets }) => (baskets.Bob > 0 ? ['one'] : []),
      richBob,
    )
    const [finding] = gate(verified({ ...sound, worlds: [], pathLaws: [], laws: [poor] }), 'laws').findings
    const { choices } = played.parse(finding?.witness)
    const rules = rulesOf(sound)
    const games = choices.map((_, made) => replay(rules, rules.start(), choices.slice(0, made + 1)).position.game)
    expect(games.map(({ baskets }) => baskets.Bob > 0)).toEqual(choices.map((_, made) => made === choices.length - 1))
  })

  it('a law of paths is about a procedure that no world begins with', () => {
    const idle = { ...nothingIsLost, procedures: ['harvest'] }
    expect(found({ ...sound, pathLaws: [idle] }, 'laws')).toEqual([
      'path-law:nothing is lost on a tree: "nothing is lost on a tree" was never checked against a position',
    ])
  })

  it('a law itself fails', () => {
    const faulty = law<Game>(
      'faulty',
      [scoring.stock],
      () => {
        throw new Error('no such tree')
      },
      richBob,
    )
    expect(found({ ...sound, laws: [faulty] }, 'laws')[0]).toContain('the law itself fails: no such tree')
  })

  it('a game does not have the shape of its schema', () => {
    const broken = playedWith({
      counting: {
        always: playing.go('over', [], ({ context: { game } }) => ({ game: { ...game, apples: 3 } as Game })),
      },
    })
    expect(found(broken, 'laws').join()).toContain('"the shape of a game" is broken in world "orchard"')
  })
})
