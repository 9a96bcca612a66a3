/** How random plays went: what changes their digests, and how they are compared with those that were recorded. */
import { describe, expect, it } from 'vitest'
import { playing, type Stop } from '../../src/core/explore/play-with-picker.js'
import { pickerFrom } from '../../src/core/explore/seat-strategies.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { Decision } from '../../src/core/kernel/plays/decision.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { measure } from '../../src/core/kernel/tables/measure.js'
import { withViews } from '../../src/core/kernel/watch/recorders.js'
import { courseOf } from '../../src/core/verify/plays/play-course.js'
import { coursesIn, otherCourses, RANDOM_PLAYS, recordedSchema } from '../../src/core/verify/plays/recorded-courses.js'
import type { PlaysReport } from '../../src/core/verify/report.js'
import { declaredGate, declaredIn, isPlays, playsLine } from '../../src/core/verify/text/untestable-declarations.js'
import { areUsualPlays } from '../../src/core/verify/verify-in-units.js'
import { type Game, book as orchard, PICKERS, scoring } from '../kernel/orchard.js'

const rules = rulesOf(orchard)
const begun = rules.begin(orchard.empty, 'orchard', null)
const stops: readonly Stop<Game>[] = [...playing(rules, begun, pickerFrom(1), 200)]

/** The digest of a play of the orchard, as a book would note it that sees it so. */
function digest(book: Book<Game>, seen: (stop: Stop<Game>) => Stop<Game> = (stop) => stop): string {
  const course = courseOf(book)
  for (const [made, stop] of stops.entries()) course.note(seen(stop), made)
  return course.digest()
}

const withDue =
  (change: (due: Decision) => Partial<Decision>) =>
  (stop: Stop<Game>): Stop<Game> => ({ ...stop, due: stop.due.over ? stop.due : { ...stop.due, ...change(stop.due) } })

const counting = (count: (game: Game) => number) =>
  measure(
    'fruits',
    [scoring.fruit],
    { picker: PICKERS },
    (game: Game, { picker }) => count(game) + game.baskets[picker],
  ).over()

describe('the course of a play', () => {
  it('has the same digest each time, whatever its book is called', () => {
    expect(digest(orchard)).toMatch(/^[0-9a-f]{8}$/)
    expect(digest(orchard)).toBe(digest({ ...orchard, title: 'Another title' }))
  })

  it.each<readonly [string, Book<Game>]>([
    ['what a measure comes to', { ...orchard, measures: [counting(() => 1)] }],
    ['a measure that fails', { ...orchard, measures: [counting(() => Number(undefined as unknown as bigint))] }],
    [
      'how the game is drawn',
      { ...orchard, sketch: () => [{ title: 'Trees', columns: ['tree', 'fruits'], rows: [['short', '2']] }] },
    ],
    ['what a seat sees', { ...orchard, secrets: { clauses: [], seenBy: (_: Game, seat: string) => ({ seat }) } }],
  ])('is another one with %s', (_, other) => {
    expect(digest(other)).not.toBe(digest(orchard))
  })

  it.each<readonly [string, (stop: Stop<Game>) => Stop<Game>]>([
    [
      'the game',
      (stop) => ({ ...stop, position: { ...stop.position, game: { ...stop.position.game, ladder: 'nobody' } } }),
    ],
    ['who decides', withDue(() => ({ seat: 'Zoe' }))],
    ['what is asked', withDue(() => ({ asks: 'something else' }))],
    ['what it is about', withDue(() => ({ about: 'a tree' }))],
    [
      'the number of options',
      withDue(({ choices }) => ({ choices: [...choices, ...choices, ...choices, ...choices] })),
    ],
    [
      'an option',
      withDue(({ choices }) => ({ choices: choices.map((one) => ({ ...one, option: { type: 'sing' } })) })),
    ],
    ['its words', withDue(({ choices }) => ({ choices: choices.map((one) => ({ ...one, says: () => 'a song' })) }))],
    ['its weight', withDue(({ choices }) => ({ choices: choices.map((one) => ({ ...one, weight: 7 })) }))],
    ['what is chosen', (stop) => ({ ...stop, option: { type: 'sing' } })],
  ])('is another one if %s changes', (_, seen) => {
    expect(digest(orchard, seen)).not.toBe(digest(orchard))
  })

  it('is another one if a measure comes to something else', () => {
    const counted = (more: number) => digest({ ...orchard, measures: [counting(() => more)] })
    expect(counted(1)).toBe(counted(1))
    expect(counted(1)).not.toBe(counted(2))
  })

  it('looks at the game in its beginning, at every 64th decision and at its end', () => {
    const looks: number[] = []
    const [first] = stops
    const last = stops.at(-1)
    if (first === undefined || last === undefined) throw new Error('the orchard has lost its play')
    for (let made = 0; made <= 130; made += 1)
      courseOf({ ...orchard, board: () => void looks.push(made) as never }).note(made === 130 ? last : first, made)
    expect(looks).toEqual([0, 64, 128, 130])
  })

  it('has the first eight options of a decision in words, and of others their number', () => {
    const worded = (at: number, says: string) =>
      digest(
        orchard,
        withDue(({ choices: [first] }) => ({
          choices: first
            ? Array.from({ length: 9 }, (_, number) => ({ ...first, says: () => (number === at ? says : 'as ever') }))
            : [],
        })),
      )
    for (const at of [0, 1, 7]) expect(worded(at, 'a song')).not.toBe(worded(at, 'as ever'))
    expect(worded(8, 'a song')).toBe(worded(8, 'as ever'))
  })

  it('asks unheard', () => {
    const heard: string[] = []
    const asking = measure('a winner', [scoring.most], {}, (game: Game) => {
      orchard.tables[0]?.ask({
        picker: 'Ann',
        tree: 'tall',
        fruits: 0,
        ladder: 'nobody',
        climbed: 0,
        trees: 0,
      } as never)
      return game.baskets.Ann
    }).over()
    const listened = (piece: () => void) => withViews((table) => void heard.push(table), piece)
    listened(() => void digest({ ...orchard, measures: [asking] }))
    expect(heard).toEqual([])
    listened(() => void asking.count({ ...orchard.empty }, {}))
    expect(heard.length).toBeGreaterThan(0)
  })
})

const went = (...courses: readonly string[]): PlaysReport => ({
  ...{ plays: courses.length, seed: 1, bound: 100, seated: 0, decisions: 9, shortest: 1, mean: 3, longest: 5 },
  ...{ outcomes: {}, unfinished: 0, courses },
})

describe('random plays that were recorded', () => {
  const before = coursesIn(went('a', 'b', 'c'))
  const words = (...courses: readonly string[]) =>
    otherCourses(coursesIn(went(...courses)), before).map(({ what, where }) => `${where}: ${what}`)

  it('go as before, or it is told how many do not, and which is the first', () => {
    expect(words('a', 'b', 'c')).toEqual([])
    expect(words('a', 'x', 'c')).toEqual([
      `${RANDOM_PLAYS}: 1 of 3 go otherwise than before, number 2; --update writes it`,
    ])
    expect(words('a', 'x', 'y')).toEqual([
      `${RANDOM_PLAYS}: 2 of 3 go otherwise than before, number 2 first; --update writes it`,
    ])
  })

  it.each([{ seed: 2 }, { bound: 99 }, { seated: 1 }, { courses: ['x'] }])(
    'are not compared with others: %j',
    (other) => {
      expect(otherCourses({ ...coursesIn(went('x', 'y', 'z')), ...other }, before)).toEqual([])
    },
  )

  it('are read with a seed of any sign, and numbers that are none below zero', () => {
    expect(recordedSchema.safeParse({ ...before, seed: -1, bound: 0, seated: 0 }).success).toBe(true)
    for (const wrong of [{ bound: -1 }, { seated: -1 }, { seed: 0.5 }])
      expect(recordedSchema.safeParse({ ...before, ...wrong }).success).toBe(false)
  })

  it('stand beside the declarations, and are compared where they are stored', () => {
    const declared = declaredIn(orchard)
    const stored = [...declared, playsLine(went('a', 'b'))]
    expect(stored.filter(isPlays)).toHaveLength(1)
    expect(declaredGate(orchard, stored, went('a', 'b'))).toMatchObject({ passed: true, checked: declared.length })
    expect(declaredGate(orchard, stored, went('a', 'x')).findings).toMatchObject([{ where: RANDOM_PLAYS }])
    expect(declaredGate(orchard, stored)).toMatchObject({ passed: true })
    expect(declaredGate(orchard, declared, went('a', 'x'))).toMatchObject({ passed: true })
  })

  it('are stored as they are played without options', () => {
    const usual = { ...went(...Array.from({ length: 30 }, () => 'a')), bound: 5000 }
    expect(areUsualPlays(orchard, usual)).toBe(true)
    for (const other of [{ plays: 29 }, { seed: 2 }, { bound: 99 }, { seated: 1 }])
      expect(areUsualPlays(orchard, { ...usual, ...other })).toBe(false)
  })
})
