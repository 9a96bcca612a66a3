/** What is printed on what somebody chooses, as the tables of a game tell it: cards by their names, and the texts of Events. @module */
import type { Book, GameState, Option, Sketch } from '#kernel'
import { type Sight, sightOf } from '../kernel/secrets.js'
import { sketchOf } from '../kernel/sketch.js'
import { wordsIn } from '../lookup/words-in.js'
import { capital } from '../lookup/words-of-answer.js'
import type { Printed } from './protocol.js'

/** What is printed in a game, as far as somebody may read it. */
export interface Print {
  /** What is printed on that which an option names. */
  on(option: Option): string | undefined
  /** What is printed on that which a decision is about, and the texts that its options stand for. */
  beside(about: string | undefined, options: readonly Option[]): readonly Printed[]
}

/** What is printed in a game, as who decides may read it: an onlooker who may know all reads with whoever is asked. */
export function printOf<Game extends GameState>(
  book: Book<Game>,
  sight: Sight<Game>,
  game: Game,
  asked: string,
): Print {
  const own = sight.seat === undefined ? sightOf(book, asked) : sight
  const sketches = sketchOf(book, game, own)
  const cards = new Map(sketches.filter(({ isPrinted }) => isPrinted).flatMap(cardsIn))
  const texts = sketches.filter(isOfTexts)
  return {
    on: (option) =>
      namesIn(option)
        .flatMap((name) => cards.get(name) ?? [])
        .join(' ') || undefined,
    beside: (about, options) => [
      ...[...cards].filter(([name]) => isAbout(about, name)).map(([name, says]) => ({ name, says })),
      ...texts.filter((table) => options.some((option) => namesIn(option).some(isNamedBy(table)))).flatMap(textsIn),
    ],
  }
}

const namesIn = ({ type: _, ...fields }: Option): readonly string[] =>
  Object.values(fields).filter((value): value is string => typeof value === 'string')

/** A decision is about a card by its name, behind which more may stand. */
const isAbout = (about: string | undefined, name: string): boolean =>
  about !== undefined && (about === name || about.startsWith(`${name},`))

type Cell = Sketch['rows'][number][number]

/** What stands on cards: a line each under named columns, or a whole table about the card that its title names. */
function cardsIn({ title, columns, rows }: Sketch): readonly (readonly [string, string])[] {
  if (columns.some((column) => column !== ''))
    return rows.map(([name = '', ...values]) => [
      String(name),
      sentencesOf(values.map((value, at) => [columns[at + 1] ?? '', value])),
    ])
  const [, name] = /: (.+)$/.exec(title) ?? []
  return name === undefined ? [] : [[name, sentencesOf(rows.map(([field = '', ...values]) => [field, ...values]))]]
}

const sentencesOf = (fields: readonly (readonly Cell[])[]): string =>
  fields
    .filter(([, value = '']) => value !== '')
    .map(([field = '', ...values]) => `${capital(String(field))}: ${values.join(', ')}.`)
    .join(' ')

/** Whether a table holds texts by their names, and nothing that is counted. */
const isOfTexts = ({ columns, rows, isPrinted }: Sketch): boolean =>
  !isPrinted &&
  columns.length === 2 &&
  columns.every((column) => column === '') &&
  rows.every((row) => row.every((cell) => typeof cell === 'string'))

/** Whether a table is called by a name, in one or in several: `Event`, and `Events on the table`. */
const isNamedBy =
  ({ title }: Sketch) =>
  (name: string): boolean => {
    const [word, ...others] = wordsIn(name)
    return others.length === 0 && word !== undefined && wordsIn(title)[0] === word
  }

const textsIn = ({ rows }: Sketch): readonly Printed[] =>
  rows.map(([name = '', says = '']) => ({ name: String(name), says: String(says) }))
