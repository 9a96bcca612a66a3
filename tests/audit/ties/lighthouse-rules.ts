/** An invented rulebook, sentence by sentence, with the clauses that restate each of them. */
import type { Book } from '../../../src/core/kernel/book/book.js'
import { type Draft, rule, section } from '../../../src/core/kernel/sections/clause.js'
import { book as orchard } from '../../kernel/orchard.js'

/** A sentence as it is printed, and what is said of it: clauses by their names. */
export interface Sentence {
  readonly text: string
  readonly clauses: Readonly<Record<string, string>>
}

/** A section of the lighthouse. */
export interface Chapter {
  readonly name: string
  readonly number: string
  readonly title: string
  readonly sentences: readonly Sentence[]
}

export const CHAPTERS: readonly Chapter[] = [
  {
    name: 'stores',
    number: '1',
    title: 'Stores',
    sentences: [
      {
        text: 'The cellar of the lighthouse holds 3 barrels of oil, 5 coils of rope and 9 blankets when the winter begins.',
        clauses: {
          barrels: 'Three barrels of oil lie in the cellar.',
          rope: 'There are five coils of rope.',
          blankets: 'Blankets: nine.',
          winter: 'That is what there is as winter begins.',
        },
      },
      {
        text: 'A keeper may carry 2 barrels up the stairs on a day, but must rest on the landing between them.',
        clauses: {
          carry: 'Two barrels a day can be carried upstairs by a keeper.',
          rest: 'Between them there is a rest on the landing.',
        },
      },
      {
        text: 'Whatever is spilled on the way is swept into the sea by the youngest keeper before supper.',
        clauses: { spilled: 'What was spilled goes into the sea: the youngest keeper sweeps.' },
      },
      {
        text: 'Nobody is allowed to open a barrel in the cellar while a candle burns there.',
        clauses: { candle: 'No barrel is opened beside a burning candle.' },
      },
    ],
  },
  {
    name: 'evening',
    number: '2',
    title: 'Evening',
    sentences: [
      {
        text: 'The evening is conducted in the following sequence, one step behind the other, on every day of the year.',
        clauses: { order: 'An evening has its steps in their order.' },
      },
      {
        text: 'The wicks of all 4 lamps are trimmed with the silver scissors from the drawer.',
        clauses: { wicks: 'Wicks are trimmed, those of four lamps.' },
      },
      {
        text: 'The great lens is polished with a cloth until 2 keepers can see their faces in it.',
        clauses: { lens: 'The lens is polished until two see themselves.' },
      },
      {
        text: 'The clockwork is wound up by 30 turns of the handle, which the eldest keeper counts aloud.',
        clauses: { wound: 'Thirty turns wind up the clockwork.', counts: 'The eldest counts them.' },
      },
    ],
  },
  {
    name: 'ships',
    number: '3',
    title: 'Ships',
    sentences: [
      {
        text: 'A ship that passes within 6 miles must be written into the book with its name and its flag.',
        clauses: {
          written: 'Within six miles a ship is written down.',
          flag: 'The book tells its flag, too.',
        },
      },
      {
        text: 'In fog the bell is rung 8 times in every hour, and the cannon may be fired at noon.',
        clauses: { bell: 'Fog: eight strokes of the bell an hour.', cannon: 'At noon a cannon can be fired.' },
      },
      {
        text: 'Should a ship answer with 3 rockets, the boat is lowered and all of the keepers but one climb into it.',
        clauses: {
          rockets: 'Three rockets of a ship are an answer.',
          boat: 'Then the boat is lowered.',
          one: 'One keeper stays behind, the others climb in.',
        },
      },
      {
        text: 'The captain of a ship that was saved is invited to dinner, and tells a story of his choice.',
        clauses: { dinner: 'A captain who was saved is asked to dinner.' },
      },
    ],
  },
]

const drafts = (sentences: readonly Sentence[]): Readonly<Record<string, Draft>> =>
  Object.fromEntries(
    sentences.flatMap(({ clauses }) => Object.entries(clauses).map(([key, text]) => [key, rule(text)])),
  )

/** The lighthouse: the rules of a toy under the sections of another. */
export const lighthouse = {
  ...orchard,
  name: 'lighthouse',
  sections: CHAPTERS.map(({ name, number, title, sentences }) => section(name, number, title, drafts(sentences))),
} as unknown as Book

/** The text of chapters as it is printed: the evening as a list, the others as paragraphs. */
export const printed = (chapters: readonly Chapter[], sign = '•'): string =>
  `THE LIGHTHOUSE\nWhat the keepers of it do, and what they have to do it with in a long winter\n\n${chapters
    .map(({ number, title, sentences }) => {
      const texts = sentences.map(({ text }) => text)
      const body =
        number === '2' ? [texts[0], ...texts.slice(1).map((text) => `${sign} ${text}`)].join('\n') : texts.join(' ')
      return `${number} ${title}\n${body}\n`
    })
    .join('\n')}`

/** The clauses of a sentence, by their ids. */
export const idsOf = (chapter: Chapter, sentence: Sentence): readonly string[] =>
  Object.keys(sentence.clauses).map((key) => `${chapter.name}.${key}`)
