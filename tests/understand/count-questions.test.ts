import { describe, expect, test } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { frontLine } from '../../machines/front-line/book.js'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { talvisota } from '../../machines/talvisota/book.js'
import { isDoubtful } from '../../src/ask/doubtful-answers.js'
import type { Meaning } from '../../src/ask/meaning.js'
import { wantedIn } from '../../src/ask/question-type.js'
import { sentenceOf } from '../../src/ask/sentence.js'
import { type Understood, understand } from '../../src/ask/understand.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'

const books = { abb: allBridgesBurning, fl: frontLine, laf: landAndFreedom, rcw: russianCivilWar, tal: talvisota }
const rules = Object.fromEntries(
  Object.entries(books).map(([short, book]) => [short, rulesOf(book as never) as Rules<GameState>]),
)

const rulesOn = (short: string): Rules<GameState> => {
  const known = rules[short]
  if (known === undefined) throw new Error(`no book is called "${short}"`)
  return known
}

const asked = (short: string, sentence: string): Understood => understand(rulesOn(short), sentence, { is: 'anywhere' })

/**
 * Lists the answers to a sentence: numbers with their subjects, or the first clause. An answer that only comes close ends with a
 * question mark.
 */
function answerTo(short: string, said: string): readonly string[] {
  const { meanings, sentence, present } = asked(short, said)
  const one = (meaning: Meaning): readonly string[] => {
    if (meaning.is === 'action') return [`does ${meaning.sentence}`]
    if (meaning.is === 'quantity')
      return meaning.counts.map(({ argument, value }) =>
        [meaning.total.name, ...Object.values(argument), JSON.stringify(value)].join(' '),
      )
    const isNear = isDoubtful(rulesOn(short).book, sentence, { meaning, present })
    return [`says ${meaning.clauses[0]?.id}${isNear ? '?' : ''}`]
  }
  return meanings.flatMap(one)
}

type Row = readonly [short: string, sentence: string, ...answers: readonly string[]]

const table = (rows: readonly Row[]) =>
  test.each(rows)('%s: %s', (short, sentence, ...answers) => {
    expect(answerTo(short, sentence)).toEqual(answers)
  })

describe('who asks how many is told of all that there are, each with where it is', () => {
  table([
    [
      'fl',
      'how many tanks do I have',
      'Tank Red reserve 2',
      'Tank Green reserve 2',
      'Tank Red on the board 4',
      'Tank Green on the board 4',
    ],
    ['fl', 'how many infantry does Red have', 'Infantry Red reserve 2', 'Infantry Red on the board 9'],
    [
      'abb',
      'how many cells are in Vaasa',
      'cells Vaasa reds active 0',
      'cells Vaasa reds inactive 0',
      'cells Vaasa senate active 0',
      'cells Vaasa senate inactive 1',
      'cells Vaasa moderates active 0',
      'cells Vaasa moderates inactive 0',
    ],
    [
      'abb',
      'how many cells do the reds have in Tampere',
      'cells Tampere reds active 0',
      'cells Tampere reds inactive 2',
    ],
    ['abb', 'how much terror is in Helsinki', 'terror Helsinki red 0', 'terror Helsinki white 0'],
    ['tal', 'how many divisions do the Finns have', 'DIV forces 9', 'DIV losses 0', 'DIV reinforcements 0'],
    [
      'tal',
      'how many fusiliers do the Soviets have',
      'FUS fronts Lapland 3',
      'FUS fronts Ladoga 4',
      'FUS fronts Karelia 6',
      'FUS awaited 12',
    ],
    [
      'rcw',
      'how many infantry has Germany',
      'infantry Livonia forces Germany 3',
      'infantry Poland forces Germany 1',
      'infantry Belarus forces Germany 2',
    ],
  ])
})

describe('who asks how many is not told a number that counts something else', () => {
  table([
    ['abb', 'how many cards are in the deck', 'says components.eventCards?'],
    ['fl', 'how many turns are there', 'says roundSupply.alternate?'],
    ['laf', 'how many turns are there', 'says years.fourTurns'],
    ['laf', 'how many years are there', 'says years.three'],
    ['tal', 'how many turns does the game last', 'says scales.turns?'],
    ['rcw', 'how many rounds are there', 'says opening.fromRound?'],
  ])
})

test('a measure that counts in one case only is none of how many there are', () => {
  const [meaning] = asked('fl', 'how many units are there').meanings
  expect(meaning?.is === 'statements' && meaning.clauses.map(({ id }) => id)).toContain('components.units')
})
test('of the fields in a list none is how long it is', () => {
  expect(asked('laf', 'how many players can play').meanings.map(({ is }) => is)).toEqual(['statements'])
})

describe('who asks for the most is told what limits it, or that no clause is sure to', () => {
  table([
    ['abb', 'what is the maximum number of resources', 'says resources.range'],
    ['abb', 'what is the highest polarization', 'says rally.upToPolarization?'],
    ['tal', 'what is the maximum morale', 'says finnishMorale.highest'],
    ['laf', 'what is the maximum of the government track', 'says medallions.end?'],
  ])
  test('and what stands now, beside them', () => {
    const { present } = asked('laf', 'what is the maximum of the government track')
    expect(present.map(({ total, counts }) => [total.name, counts.map(({ value }) => value)])).toEqual([
      ['tracks', [6]],
    ])
  })
})

describe('what is asked of something is told by what has its name, and not by what is only about the same thing', () => {
  table([
    ['laf', 'price of Liberty', 'says spending.liberties'],
    ['laf', 'what does a Hero point buy', 'says components.heroPoints?'],
    ['laf', 'value of Madrid', 'fronts Madrid -2'],
    ['fl', 'how strong is infantry', 'says attack.infantry?'],
    ['fl', 'what is the strength of a tank', 'says attack.tanks?'],
    ['fl', 'what does infantry cost', 'says build.two'],
    ['fl', 'what does a Paratroop cost', 'says cardMovement.cost?'],
    ['tal', 'strength of DIV', 'says counters.strength?'],
    ['tal', 'population of Helsinki', 'says victoryConditions.helsinki?'],
    ['abb', 'what is the population of Tampere', 'says map.townValue'],
    ['rcw', 'price of artillery', 'Price of a unit artillery 4'],
  ])
  test('and not by a measure that has no such argument', () => {
    expect(answerTo('rcw', 'price of a tank')).toEqual([])
  })
})

describe('what a word means is told by what defines it, and by nothing that is done or counted', () => {
  table([
    ['tal', 'what does PRUD mean', 'says sovietStrategies.prudSpace'],
    ['abb', 'what does Prepare mean', 'says glossary.prepared'],
    ['abb', 'what is a Cell', 'says forces.cells'],
    ['fl', 'what does disrupted mean', 'says terms.disrupted'],
  ])
})

describe('a measure cites', () => {
  test.each([
    ['abb', 'what does Terror cost', ['terror.spaceCost', 'terror.displayCost']],
    ['rcw', 'income of Germany', ['economy.collect']],
    ['rcw', 'income of Soviet Russia', ['republic.income', 'economy.collect']],
  ] as const)('no clause of another argument: %s, %s', (short, sentence, clauses) => {
    const [meaning] = asked(short, sentence).meanings
    expect(meaning?.is === 'quantity' && meaning.clauses.map(({ id }) => id)).toEqual(clauses)
  })
})

describe('of several meanings', () => {
  test.each([
    ['fl', 'Red attacks from C3'],
    ['abb', 'rally in Viipuri'],
    ['laf', 'Communists turn Foreign Aid down'],
    ['tal', 'how many units does a front hold'],
  ])('none is what was asked: %s, %s', (short, sentence) => {
    const { meanings, further } = asked(short, sentence)
    const said = meanings.length > 1 ? meanings.map((one) => one.sentence) : further
    expect(said).not.toContain(sentence)
  })
  test('clauses are none: they answer, and the others show how to say more', () => {
    for (const [short, sentence] of [
      ['abb', 'Terror'],
      ['abb', 'Price of Politics at Polarization'],
      ['fl', 'Attack the Capital'],
      ['tal', 'Isolated spaces'],
    ] as const) {
      const { meanings } = asked(short, sentence)
      expect(meanings.length === 1 || meanings.every(({ is }) => is !== 'statements')).toBe(true)
    }
  })
})

describe('the words that say what is wanted', () => {
  test.each([
    ['how many hero points are left', ['hero']],
    ['how many red tanks do I have', ['red', 'tanks']],
    ['how many units fit on a transport', ['units']],
    ['the number of Cells in Vaasa', ['Cells']],
    ['what is the price of a march', ['price']],
    ['how much does a Rally cost', ['cost']],
    ['what is the highest polarization', ['highest']],
    ['reds rally Viipuri', []],
  ])('in "%s"', (said, words) => {
    const sentence = sentenceOf(said)
    const { at } = wantedIn(sentence)
    expect(sentence.words.filter((word) => at.has(word.at)).map(({ text }) => text)).toEqual(words)
  })
})
