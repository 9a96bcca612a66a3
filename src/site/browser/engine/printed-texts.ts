/** The printed texts of options, from the tables of a game: card names and the texts of Events. @module */
import {
  type Book,
  capital,
  type GameState,
  type Option,
  type Sight,
  type Sketch,
  sightOf,
  sketchOf,
  tokenize,
} from '#core'
import type { CardText } from './protocol.js'

/** The printed texts in a game, as far as a viewer may read them. */
export interface PrintedTexts {
  /** Returns the printed text of the card that an option names. */
  on(option: Option): string | undefined
  /** Returns the printed texts of the decision's subject and of its options. */
  beside(about: string | undefined, options: readonly Option[]): readonly CardText[]
}

/** Finds the printed texts that the deciding seat may read. An onlooker who may know everything reads along with that seat. */
export function printedTexts<Game extends GameState>(
  book: Book<Game>,
  sight: Sight<Game>,
  game: Game,
  asked: string,
): PrintedTexts {
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

/** Lists the texts of cards: one row each under named columns, or a whole table about the card in its title. */
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

/** True if a table holds named texts and no numbers. */
const isOfTexts = ({ columns, rows, isPrinted }: Sketch): boolean =>
  !isPrinted &&
  columns.length === 2 &&
  columns.every((column) => column === '') &&
  rows.every((row) => row.every((cell) => typeof cell === 'string'))

/** True if the title of a table begins with a name, in singular or plural: `Event`, and `Events on the table`. */
const isNamedBy =
  ({ title }: Sketch) =>
  (name: string): boolean => {
    const [word, ...others] = tokenize(name)
    return others.length === 0 && word !== undefined && tokenize(title)[0] === word
  }

const textsIn = ({ rows }: Sketch): readonly CardText[] =>
  rows.map(([name = '', says = '']) => ({ name: String(name), says: String(says) }))
