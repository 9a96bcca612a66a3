import { describe, expect, test } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { frontLine } from '../../machines/front-line/book.js'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { talvisota } from '../../machines/talvisota/book.js'
import { understand } from '../../src/ask/understand.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'

const books = { abb: allBridgesBurning, fl: frontLine, laf: landAndFreedom, rcw: russianCivilWar, tal: talvisota }

/** The one meaning of a sentence. */
function meaningOf(short: keyof typeof books, sentence: string) {
  const { meanings } = understand<GameState>(rulesOf(books[short] as never), sentence, { is: 'anywhere' })
  expect(meanings.length).toBe(1)
  return meanings[0]
}

const clausesFor = (short: keyof typeof books, sentence: string): readonly string[] => {
  const meaning = meaningOf(short, sentence)
  return meaning?.is === 'statements' ? meaning.clauses.map(({ id }) => id) : []
}

describe('among the first clauses is', () => {
  test.each([
    ['when something is, to who asks when', 'rcw', 'when does the revolution happen', 'opening.when', 1],
    [
      'when something begins, before what is not done until then',
      'abb',
      'when does phase II begin',
      'redRevolt.phaseTwo',
      2,
    ],
    [
      'what comes, to who asks when it arrives',
      'tal',
      'when do Soviet reinforcements arrive',
      'sovietPlacement.january',
      2,
    ],
    [
      'a price, before what costs nothing',
      'laf',
      'what does it cost to move the government track',
      'spending.government',
      1,
    ],
    ['what a section says whose title alone was said', 'abb', 'what happens if I pass', 'passing.resource', 5],
  ] as const)('%s: %s, %s', (_, short, sentence, clause, most) => {
    expect(clausesFor(short, sentence).slice(0, most)).toContain(clause)
  })
})

test('what holds for Non-players is behind what holds for all, where nobody asks of them', () => {
  const first = clausesFor('laf', 'can action points be divided among several fronts').slice(0, 3)
  expect(first.filter((id) => id.startsWith('nonPlayer'))).toEqual([])
})

describe('what is left open stands behind the clauses', () => {
  test.each([
    ['rcw', 'may Soviet units enter Persia', 'treaty.noSoviets'],
    ['rcw', 'when is the Soviet turn', 'republic.turnPlace'],
    ['tal', 'what does snow do', 'environments.snowInfantry'],
    ['fl', 'how many actions may a unit do in a turn', 'cardActions.manyUnits'],
  ] as const)('where it is open in some other case: %s, %s', (short, sentence, clause) => {
    const meaning = meaningOf(short, sentence)
    expect(meaning?.is === 'statements' && [meaning.isOpen, meaning.clauses[0]?.id]).toEqual([false, clause])
  })
})

describe('who suffers what is done does not do it', () => {
  test.each([
    ['can the Moderates be attacked', 'attack.notModerates'],
    ['can the Senate be attacked', 'attack.redsChoose'],
  ])('%s', (sentence, clause) => {
    expect(clausesFor('abb', sentence)).toContain(clause)
  })
  test('and who is named behind it does', () => {
    const meaning = meaningOf('abb', 'can the Reds be attacked by the Senate')
    expect(meaning?.is === 'action' && meaning.args).toMatchObject({ faction: 'senate' })
  })
})
