/** What is offered, as a page shows it: options in words, those that differ in one number together. @module */
import type { Book, Choice, GameState, Seat } from '#kernel'
import { groupsBy } from '../kernel/grouped.js'
import { folded } from './folding.js'
import { placesIn } from './places.js'
import type { Offered, OfferedTogether } from './protocol.js'
import { worded } from './worded.js'

/** Options as buttons and fields; whatever declines comes last. */
export function offeredTogether<Game extends GameState>(
  book: Book<Game>,
  game: Game,
  due: { readonly asks: string },
  choices: readonly Choice[],
): readonly OfferedTogether[] {
  const ordered = [...choices.filter(({ declines }) => !declines), ...choices.filter(({ declines }) => declines)]
  return groupsBy(ordered, ({ seat, asks }) => `${seat}\n${asks}`).flatMap((same) => togetherAt(book, game, due, same))
}

function togetherAt<Game extends GameState>(
  book: Book<Game>,
  game: Game,
  due: { readonly asks: string },
  same: readonly Choice[],
): readonly OfferedTogether[] {
  const texts = same.map(worded)
  const offered = same.map(
    (choice, at): Offered => ({
      option: choice.option,
      text: texts[at] ?? '',
      declines: choice.declines,
      places: placesIn(book, game, choice.option),
      ...(choice.weight !== undefined && { weight: choice.weight }),
    }),
  )
  return folded(texts).map(({ members, field }) => ({
    text: field ? `${field.before}…${field.after}` : (texts[members[0] ?? 0] ?? ''),
    seat: same[members[0] ?? 0]?.seat as Seat,
    ...(same[0] && same[0].asks !== due.asks && { asks: same[0].asks }),
    options: members.flatMap((member) => offered[member] ?? []),
    ...(field && { field }),
  }))
}
