/** Examples under other readings, as they stand alone: what they share, what they note, and where each part stands. */
import { describe, expect, test } from 'vitest'
import { placedExamples, writtenIn } from '../../src/core/examples/other-readings.js'

const NAMED = { name: 'it', cites: ['turns.eat'] }
/** An example, and beside it others under these readings. */
const wholes = (value: object, ...readings: readonly (object | undefined)[]) =>
  placedExamples({
    ...NAMED,
    ...value,
    otherwise: readings.map((some, at) => ({ name: `other ${at}`, ...(some && { readings: some }) })),
  })
const notes = (value: object, ...readings: readonly object[]) => wholes(value, ...readings).map((one) => one.value.note)

describe('the examples of a file', () => {
  test('are those that have fields', () => {
    expect(writtenIn({ book: 'orchard', examples: [3, NAMED, null] })).toEqual([{ value: NAMED, at: ['examples', 1] }])
    expect(writtenIn({ book: 'orchard', ...NAMED })).toEqual([{ value: NAMED, at: [] }])
    expect([3, null, [NAMED], 'it'].map(writtenIn)).toEqual([[], [], [], []])
  })
})

describe('an example under other readings', () => {
  test('shares what is given and chosen, and nothing that was said of what comes of it', () => {
    const given = { from: 'harvest', game: { readings: { wind: 'soft', eat: 'no' }, ladder: 'Ann' } }
    const said = Object.fromEntries(
      [...['note', 'explore', 'asides', 'refused', 'answer'], 'then'].map((field) => [field, 1]),
    )
    const [, other] = wholes({ ...said, given, when: [{ type: 'eat' }] }, { eat: 'yes' })
    expect(other?.value).toEqual({
      name: 'other 0',
      cites: ['turns.eat'],
      note: 'Other readings of wind and eat.',
      given: { from: 'harvest', game: { readings: { wind: 'soft', eat: 'yes' }, ladder: 'Ann' } },
      when: [{ type: 'eat' }],
    })
  })

  test('is none of its readings where it has no fields', () => {
    for (const none of [3, null, ['a']]) {
      const [, other] = placedExamples({ ...NAMED, otherwise: [none] })
      expect(other?.value).toEqual({ ...NAMED, given: { game: { readings: {} } } })
    }
    expect(placedExamples({ ...NAMED, otherwise: 3 })).toHaveLength(1)
  })

  test('has its own place for what it says itself, and for its readings', () => {
    const [one, other] = wholes({ given: { game: {} } }, { tall: 'yes' })
    const placeOf = (...path: string[]) => other?.placed(path).join('.')
    expect(one?.placed(['given', 'game'])).toEqual(['given', 'game'])
    expect([
      placeOf('given', 'game', 'readings', 'tall'),
      placeOf('given', 'game', 'readings', 'short'),
      placeOf('given', 'game', 'trees', 'tall'),
      placeOf('given', 'args', 'readings', 'tall'),
      placeOf('totals', 'game', 'readings', 'tall'),
      placeOf('view', 'tall'),
      placeOf('view', 'short'),
      placeOf('then', 'game'),
    ]).toEqual([
      'otherwise.0.readings.tall',
      'given.game.readings.short',
      'given.game.trees.tall',
      'given.args.readings.tall',
      'totals.game.readings.tall',
      'otherwise.0.readings.tall',
      'view.short',
      'otherwise.0.then.game',
    ])
  })
})

describe('the note of an example', () => {
  test('is of the usual readings where others stand beside it', () => {
    expect(notes({}, { eat: 'yes' })).toEqual(['The usual reading of eat.', 'Another reading of eat.'])
    expect(notes({}, { eat: 'yes', wind: 'soft' }, { sun: 'hot' })).toEqual([
      'The usual readings of eat, wind and sun.',
      'Other readings of eat and wind.',
      'Another reading of sun.',
    ])
  })

  test('is of another reading where it has one itself', () => {
    expect(notes({ given: { game: { readings: { eat: 'no' } } } }, { eat: 'yes' })[0]).toBe('Another reading of eat.')
    const two = { given: { game: { readings: { eat: 'no' } } } }
    expect(notes(two, { eat: 'yes', wind: 'soft' })[0]).toBe('The usual reading of wind.')
  })

  test('is its own where it has one, and none where nothing stands beside it, or a table is asked', () => {
    expect(notes({ note: 'mine' }, { eat: 'yes' })[0]).toBe('mine')
    expect(placedExamples(NAMED).map(({ value }) => Object.keys(value))).toEqual([['name', 'cites']])
    expect(notes({ table: 'points', view: {} }, { eat: 'yes' })).toEqual([undefined, undefined])
  })
})
