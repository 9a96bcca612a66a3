/** What is offered, as a page shows it: options in words, those that differ in one number together. @module */
import type { Book, Choice, GameState, Seat } from '#kernel'
import { groupsBy } from '../kernel/grouped.js'
import { type Folded, folded } from './folding.js'
import { placesIn } from './places.js'
import type { Print } from './printed.js'
import type { Offered, OfferedTogether } from './protocol.js'
import { worded } from './worded.js'

/** Options as buttons and fields; whatever declines comes last. */
export function offeredTogether<Game extends GameState>(
  book: Book<Game>,
  game: Game,
  due: { readonly asks: string },
  choices: readonly Choice[],
  print: Print,
): readonly OfferedTogether[] {
  const ordered = [...choices.filter(({ declines }) => !declines), ...choices.filter(({ declines }) => declines)]
  return groupsBy(ordered, ({ seat, asks }) => `${seat}\n${asks}`).flatMap((same) =>
    togetherAt(book, game, due, same, print),
  )
}

function togetherAt<Game extends GameState>(
  book: Book<Game>,
  game: Game,
  due: { readonly asks: string },
  same: readonly Choice[],
  print: Print,
): readonly OfferedTogether[] {
  const texts = same.map(worded)
  const offered = same.map((choice, at): Offered => {
    const printed = print.on(choice.option)
    return {
      option: choice.option,
      text: texts[at] ?? '',
      declines: choice.declines,
      places: placesIn(book, game, choice.option),
      ...(choice.weight !== undefined && { weight: choice.weight }),
      ...(printed !== undefined && { printed }),
    }
  })
  // Cards stay apart, each with what is printed on it.
  const isCards = offered.some(({ printed }) => printed !== undefined)
  const together: readonly Folded[] = isCards ? texts.map((_, at) => ({ members: [at] })) : folded(texts)
  return together.map(({ members, field }) => ({
    text: field ? `${field.before}…${field.after}` : (texts[members[0] ?? 0] ?? ''),
    seat: same[members[0] ?? 0]?.seat as Seat,
    ...(same[0] && same[0].asks !== due.asks && { asks: same[0].asks }),
    options: members.flatMap((member) => offered[member] ?? []),
    ...(field && { field }),
  }))
}
