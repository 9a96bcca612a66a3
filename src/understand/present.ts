/** What stands now: told beside clauses to who asks for the most of something, or how many there are of it, which it does not answer. @module */
import type { GameState, Rules } from '#kernel'
import { gameFields } from '../lookup/arguments.js'
import { fieldsIn } from './fields.js'
import type { Quantity, Standing } from './meaning.js'
import { quantitiesIn } from './quantities.js'
import { type Sentence, sentenceOf } from './sentence.js'
import { wantedIn } from './wanted.js'
import { asksForMost, isExtreme } from './wanting.js'

/** Words that say no more than that it is asked in a game. */
const OF_GAME = /^(?:game|possible)$/

/** What stands in a game of which a sentence asks for the most, or how many there are. */
export function presentIn<Game extends GameState>(
  { book }: Rules<Game>,
  standing: Standing<Game> | undefined,
  sentence: Sentence,
): readonly Quantity<Game>[] {
  if (standing === undefined || !(asksForMost(sentence.text) || wantedIn(sentence).counts)) return []
  const left = sentence.words.filter(({ tells, word }) => tells && !isExtreme(word) && !OF_GAME.test(word))
  const plain = sentenceOf(`what is ${left.map(({ text }) => text).join(' ')}`)
  const found = [...quantitiesIn(book, standing, plain), ...fieldsIn(book, standing, plain)]
  const whole = found.filter(({ unused }) => unused.length === 0)
  const most = Math.max(...whole.map(({ score }) => score))
  return whole.filter(({ score }) => score === most).slice(0, 1)
}

/** How far a number is kept, where all fields of a quantity are kept so far, and no further. */
export function keptWithin<Game extends GameState>(
  { schema }: Pick<Rules<Game>['book'], 'schema'>,
  { fields = [] }: Pick<Quantity, 'fields'>,
): { readonly least: number; readonly most: number } | undefined {
  const known = new Map(gameFields(schema).map(({ path, values }) => [path.join('.'), values]))
  const [first, ...others] = fields.map((path) => {
    const values = known.get(path.join('.'))
    return values && 'least' in values && isKept(values) ? values : undefined
  })
  const isSame = others.every((one) => one?.least === first?.least && one?.most === first?.most)
  return first && isSame ? first : undefined
}

/** Whether numbers of a field have an end on both sides. */
const isKept = ({ least, most }: { readonly least: number; readonly most: number }): boolean =>
  Math.abs(least) < Number.MAX_SAFE_INTEGER && Math.abs(most) < Number.MAX_SAFE_INTEGER
