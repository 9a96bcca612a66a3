import { describe, expect, it } from 'vitest'
import { Defect } from '../../src/kernel/defect.js'
import { option } from '../../src/kernel/offer.js'
import { type Play, parsePlay, printPlay, problemLine, replay } from '../../src/kernel/play.js'
import { hashOf, parsePosition } from '../../src/kernel/position.js'
import { rulesOf } from '../../src/kernel/rules.js'
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
      'line 4.type: Invalid input: expected string, received undefined',
    ])
  })
})

describe('a play that cannot be read', () => {
  it('names its first line when there is no head', () => {
    expect(problemsOf(' \n')).toEqual(['line 1: expected a head: {"book": ...}'])
    expect(problemsOf('{"type":"stop"}')[0]).toMatch(/^line 1\.book: /)
  })

  it('names each line that is not JSON', () => {
    expect(problemsOf('{"book":"orchard"}\nclimb the tall tree\n{"type":"stop"}\n{"type":')).toEqual([
      'line 2: expected JSON: {"type": ...}',
      'line 4: expected JSON: {"type": ...}',
    ])
    expect(problemsOf('orchard')).toEqual(['line 1: expected JSON: {"book": ...}'])
  })

  it('names each line that is no option, and a field of the head that is not known', () => {
    expect(problemsOf('{"book":"orchard","seed":7}\n[]\n{"type":3}')).toEqual([
      'line 1: Unrecognized key: "seed"',
      'line 2: Invalid input: expected object, received array',
      'line 3.type: Invalid input: expected string, received number',
    ])
  })
})

describe('replaying a play', () => {
  it('gives the position, its fingerprint and a trace for each choice', () => {
    const replayed = replay(rules, rules.start(), choices)
    if (!replayed.ok) throw replayed.refused
    expect(rules.decide(replayed.position)).toEqual({ over: true, outcome: 'Ann' })
    expect(replayed.hash).toBe(hashOf(replayed.position))
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
    expect(replay(rules, read.value, choices.slice(3))).toMatchObject({
      hash: hashOf(replay(rules, rules.start(), choices).position),
    })
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
