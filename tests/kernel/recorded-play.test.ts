import { describe, expect, it } from 'vitest'
import { hashOf } from '../../src/core/files/hash-content.js'
import { Defect } from '../../src/core/kernel/book/book-defect.js'
import { option } from '../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { parsePosition } from '../../src/core/records/read-position.js'
import { type Play, parsePlay, printPlay, problemLine, replay } from '../../src/core/records/recorded-play.js'
import { book, orchardChart } from './orchard.js'
import { due, idsOf } from './tiny.js'

const rules = rulesOf(book)
const climb = (tree: string) => option('climb', { tree })
const choices = [climb('short'), option('eat'), climb('tall'), option('calm'), option('stop'), option('blow')]
const game: Play = { book: 'orchard', choices }
const problemsOf = (text: string) => {
  const parsed = parsePlay(text)
  return parsed.ok ? [] : parsed.problems.map(problemLine)
}

describe('the text of a play', () => {
  it('is a head and then one option a line', () => {
    expect(printPlay({ book: 'orchard', choices: [climb('tall'), option('stop')] })).toBe(
      '{"book":"orchard"}\n{"type":"climb","tree":"tall"}\n{"type":"stop"}\n',
    )
  })

  it('reads back as the same play, with the position that it starts from', () => {
    for (const play of [game, { ...game, choices: [] }, { ...game, from: { ...rules.start() } }])
      expect(parsePlay(printPlay(play))).toEqual({ ok: true, value: play })
  })

  it('may have empty lines, which do not shift the number of a line', () => {
    expect(parsePlay('{"book":"orchard"}\n\n{"type":"stop"}\n\n')).toMatchObject({
      value: { choices: [{ type: 'stop' }] },
    })
    expect(problemsOf('\n{"book":"orchard"}\n\n{"kind":"stop"}')).toEqual([
      'line 4: got the fields kind; expected an option, {"type": "...", ...}',
    ])
  })
})

describe('a play that cannot be read', () => {
  const whole = 'a play begins with a line {"book": "..."}, and goes on with one option a line, {"type": "...", ...}'
  const expected = 'expected an option, {"type": "...", ...}'

  it('says once what a play is where the first line is no head, however much follows', () => {
    expect(problemsOf(' \n')).toEqual([`line 1: got nothing; ${whole}`])
    expect(problemsOf('orchard\n# a list\n- of things\n')).toEqual([`line 1: got no JSON; ${whole}`])
    expect(problemsOf('[]\n[]')).toEqual([`line 1: got a list; ${whole}`])
    expect(problemsOf('{"type":"stop"}\n{}')).toEqual([`line 1: got the fields type; ${whole}`])
    expect(problemsOf('\n{"book":"orchard","seed":7}')).toEqual([`line 2: got the fields book, seed; ${whole}`])
  })

  it('names the lines that are no option, and what they are', () => {
    expect(problemsOf('{"book":"orchard"}\nclimb the tall tree\n{"type":"stop"}\n{"type":')).toEqual([
      `line 2: got no JSON; ${expected}`,
      `line 4: got no JSON; ${expected}`,
    ])
    expect(problemsOf('{"book":"orchard"}\n[]\n{"type":3}\nnull')).toEqual([
      `line 2: got a list; ${expected}`,
      `line 3: got the fields type; ${expected}`,
      `line 4: got null; ${expected}`,
    ])
  })

  it('names three of them at most, and counts the rest', () => {
    expect(problemsOf(`{"book":"orchard"}\n${'7\n'.repeat(4)}`).slice(2)).toEqual([
      `line 4: got a number; ${expected}`,
      'and 1 more line that holds no option',
    ])
    expect(problemsOf(`{"book":"orchard"}\n${'"stop"\n'.repeat(9)}`).slice(3)).toEqual([
      'and 6 more lines that hold no option',
    ])
  })
})

describe('replaying a play', () => {
  it('gives the position and a trace for each choice', () => {
    const replayed = replay(rules, rules.start(), choices)
    if (!replayed.ok) throw replayed.refused
    expect(rules.decide(replayed.position)).toEqual({ over: true, outcome: 'Ann' })
    expect(replayed.traces.map(([first]) => first)).toEqual(
      choices.map((chosen, index) => ({
        kind: 'chosen',
        seat: ['Ann', 'Ann', 'Ann', 'chance', 'Bob', 'chance'][index],
        option: chosen,
      })),
    )
  })

  it('may be done in pieces, by way of the text of a position', () => {
    const half = replay(rules, rules.start(), choices.slice(0, 3))
    const read = parsePosition(book, JSON.parse(JSON.stringify(half.position)))
    if (!read.ok) throw new Error(read.problems.map(problemLine).join('\n'))
    const [pieces, whole] = [replay(rules, read.value, choices.slice(3)), replay(rules, rules.start(), choices)]
    expect(hashOf(pieces.position)).toBe(hashOf(whole.position))
  })

  it('stops at a choice that is refused, and says which, where and by which clauses', () => {
    const replayed = replay(rules, rules.start(), [climb('short'), climb('short'), option('stop')])
    if (replayed.ok) throw new Error('the play was not refused')
    expect(replayed.at).toBe(1)
    expect(replayed.refused.option).toEqual(climb('short'))
    expect(due(replayed.refused.decision)).toMatchObject({ seat: 'Ann', chart: 'climb', state: 'next tree' })
    expect(
      replayed.refused.refused.flatMap(({ refusals }) => refusals.flatMap(({ clauses }) => idsOf(clauses))),
    ).toEqual(['turns.onceEach'])
    expect(replayed.position.game.baskets.Ann).toBe(1)
  })

  it('stops at a choice after the end of the game', () => {
    const replayed = replay(rules, rules.start(), [...choices, option('stop')])
    expect(replayed).toMatchObject({
      ok: false,
      at: choices.length,
      refused: { decision: { over: true, outcome: 'Ann' } },
    })
  })

  it('lets a defect of the book through, which is no fault of the play', () => {
    const { wind, ...states } = orchardChart.states
    const broken = rulesOf({
      ...book,
      charts: book.charts.map((chart) => (chart === orchardChart ? { ...chart, states } : chart)),
    })
    expect(wind?.does).toBe('waits')
    expect(() => replay(broken, broken.start(), choices)).toThrow(Defect)
  })
})
