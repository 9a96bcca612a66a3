/**
 * Current quantities to show beside clauses, if a sentence asks for a maximum or a count that the quantity alone does not answer.
 * @module
 */
import { type GameState, gameFields, type Rules } from '#core'
import { quantitiesIn } from './asked-measures.js'
import { fieldsIn } from './game-fields.js'
import type { AskPosition, Quantity } from './meaning.js'
import { asksForMost, isExtreme } from './open-questions.js'
import { wantedIn } from './question-type.js'
import { type Sentence, sentenceOf } from './sentence.js'

/** Words that say no more than that it is asked in a game. */
const OF_GAME = /^(?:game|possible)$/

/** Finds the current quantities that a sentence asks the maximum or the count of. */
export function presentIn<Game extends GameState>(
  { book }: Rules<Game>,
  standing: AskPosition<Game> | undefined,
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

/** Finds the range of a number, if all fields of a quantity have the same range. */
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

/** True if the numbers of a field have both a lower and an upper bound. */
const isKept = ({ least, most }: { readonly least: number; readonly most: number }): boolean =>
  Math.abs(least) < Number.MAX_SAFE_INTEGER && Math.abs(most) < Number.MAX_SAFE_INTEGER
