/** What a sentence is understood as, in a few words, for tests to compare. @module */

import type { Meaning } from '../../src/ask/meaning.js'
import type { Understood, understand, Where } from '../../src/ask/understand.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'

/** A meaning: the clause that answers, or else what is done or counted. */
const told = (meaning: Meaning): string =>
  meaning.is === 'statements' ? `says ${meaning.clauses[0]?.id}` : `${meaning.is}: ${meaning.sentence}`

/** What is asked of a book: a sentence, and where. */
type Asked<Game extends GameState> = readonly [book: Rules<Game>['book'], text: string, where?: Where<Game>]

/** Builds functions that ask a book, where nobody gave a position unless a test does. */
export function askingBy(ask: typeof understand) {
  const understoodIn = <Game extends GameState>(
    ...[book, text, where = { is: 'anywhere' }]: Asked<Game>
  ): Understood<Game> => ask(rulesOf(book), text, where)
  return {
    understoodIn,
    /** Each meaning in a few words. */
    meaningsIn: <Game extends GameState>(...asked: Asked<Game>): readonly string[] =>
      understoodIn(...asked).meanings.map((one) => told(one as Meaning)),
    /** The sentences that say more precisely what was asked. */
    furtherIn: <Game extends GameState>(...asked: Asked<Game>): readonly string[] => understoodIn(...asked).further,
  }
}
