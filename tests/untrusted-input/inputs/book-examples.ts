/** Positions, examples and sentences of the books here. @module */
import { books } from '../../../machines/books.js'
import { moveUnderReading } from '../../../src/core/examples/move-under-reading.js'
import { applyRulings } from '../../../src/core/kernel/book/apply-rulings.js'
import type { ListedBook } from '../../../src/core/kernel/book/listed-book.js'
import { asListed } from '../../../src/core/kernel/book/listed-book.js'
import { rulesOf } from '../../../src/core/kernel/plays/rules.js'
import { rulewright } from '../../cli/call-rulewright.js'
import { book as orchard } from '../../kernel/orchard.js'
import { IN_SOURCE, type Met, reading, type Subject } from '../border-type.js'
import { examplesOf } from '../sample-examples.js'
import { sentencesLike } from '../sentences.js'

/** Sentences that the guides ask. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'all-bridges-burning': ['reds rally Viipuri and place 2 Cells', 'may the moderates attack'],
  'front-line': ['how far do tanks attack', 'Red attacks from C3', 'may paratroops land in a city'],
  'land-and-freedom': ['who has the initiative when Government is 3'],
  'russian-civil-war': ['how much does infantry cost'],
  talvisota: ['how many units are in a Finnish force'],
}

/** Treats output in place of an answer as a report of the problem, too. */
const wholly = async (called: Promise<Met>): Promise<Met> => {
  const { code, out = '', err } = await called
  return code === 2 && err === '' ? { code, out, err: out } : { code, out, err }
}

const sentences = (book: ListedBook, sound: readonly string[]): Subject => ({
  name: `sentences about ${book.name}`,
  readBy: [],
  sound: sound[0],
  written: 'text',
  inputs: sentencesLike(sound).map((one) => Buffer.from(one)),
  isCommand: true,
  refusal: /\S/,
  meet: (_, bytes) => wholly(rulewright(['ask', book.name, Buffer.from(bytes).toString('utf8')], { books: [book] })),
})

function subjectsOf(book: ListedBook): readonly Subject[] {
  const examples = examplesOf(book.name)
  const [first, ...others] = examples.map((example) => ({ book: book.name, examples: [example] }))
  const [place, ...places] = examples.map(({ given, when }) => ({
    book: book.name,
    given,
    ...(when !== undefined && { when }),
  }))
  return [
    {
      name: `examples of ${book.name}`,
      readBy: [],
      sound: first,
      also: others,
      isCommand: true,
      isSlow: true,
      refusal: IN_SOURCE,
      meet: (file) => rulewright(['explain', file], { books: [book] }),
    },
    {
      name: `positions of ${book.name}`,
      readBy: [],
      sound: place,
      also: places,
      isCommand: true,
      isSlow: true,
      refusal: IN_SOURCE,
      meet: (file) => rulewright(['ask', file, '--refused', '--totals'], { books: [book] }),
    },
    sentences(book, [...(SENTENCES[book.name] ?? []), ...examples.map(({ name }) => String(name))]),
  ]
}

/** Rules of the toy book after a ruling. */
const ruled = rulesOf(
  applyRulings(orchard, [{ question: 'eatingScores', reading: 'yes', by: 'Ann', on: '2026-03-31', where: 'a letter' }]),
)

/** An example that holds under the former reading only. */
const EATEN = `book: orchard
examples:
  - name: A fruit that is eaten is gone
    cites: [turns.eat]
    given: &start
      procedure: eat
      args: { picker: Ann }
      game: { baskets: { Ann: 2 }, trees: { short: 0 } }
    then: { game: { baskets: { Ann: 1 } } }
  - name: The same again
    cites: [turns.eat]
    given: *start
    then: { game: { baskets: { Ann: 1 } } }
`

export const OF_BOOKS: readonly Subject[] = [
  {
    name: 'examples after a ruling',
    readBy: ['src/core/examples/move-under-reading.ts'],
    sound: EATEN,
    written: 'text',
    refusal: /\S/,
    meet: (file, bytes) =>
      reading(() =>
        moveUnderReading(ruled, file, Buffer.from(bytes).toString('utf8'), { question: 'eatingScores', reading: 'no' }),
      ),
  },
  sentences(asListed(orchard), [
    'Ann climbs the short tree',
    'may Ann climb the tall tree without a ladder?',
    'how many points has Bob',
    'Bob eats',
    'who wins when both have 2 fruits',
  ]),
  ...books.flatMap(subjectsOf),
]
