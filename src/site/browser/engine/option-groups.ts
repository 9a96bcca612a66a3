/** Options as a page shows them: in words, with those that differ in one number together. @module */
import { type Book, type Choice, type GameState, groupsBy, type Seat } from '#core'
import { type Folded, foldTexts } from './fold-texts.js'
import { shortOptionText } from './option-text.js'
import { placesIn } from './pictured-places.js'
import type { PrintedTexts } from './printed-texts.js'
import type { OfferedTogether, OptionView } from './protocol.js'

/** Options as buttons and fields; whatever declines comes last. */
export function groupedOptions<Game extends GameState>(
  book: Book<Game>,
  game: Game,
  due: { readonly asks: string },
  choices: readonly Choice[],
  print: PrintedTexts,
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
  print: PrintedTexts,
): readonly OfferedTogether[] {
  const texts = same.map(shortOptionText)
  const offered = same.map((choice, at): OptionView => {
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
  const together: readonly Folded[] = isCards ? texts.map((_, at) => ({ members: [at] })) : foldTexts(texts)
  return together.map(({ members, field }) => ({
    text: field ? `${field.before}…${field.after}` : (texts[members[0] ?? 0] ?? ''),
    seat: same[members[0] ?? 0]?.seat as Seat,
    ...(same[0] && same[0].asks !== due.asks && { asks: same[0].asks }),
    options: members.flatMap((member) => offered[member] ?? []),
    ...(field && { field }),
  }))
}
