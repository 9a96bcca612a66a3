/**
 * Plays as lists of natural numbers, which fast-check can shrink: each number picks one of the options, however many there are.
 */
import fc from 'fast-check'
import { hashOf } from '../../src/core/files/hash-content.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import type { Decision, Rules } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { type PlayFault, retell, tryRules } from '../../src/core/play/replay.js'
import { type Play, printPlay } from '../../src/core/records/recorded-play.js'

/** Plays of up to a number of choices; a number is small, so that a shrunk play takes the first options. */
export const picks = (most: number): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.nat(999), { maxLength: most, size: 'max' })

/** A play, and why it went no further. */
export interface Picked<Game extends GameState> {
  readonly positions: readonly Position<Game>[]
  readonly choices: readonly Option[]
  readonly fault?: PlayFault
}

/** Makes the choices that numbers pick, until they or the game are over, or a choice is at fault. */
export function picked<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  numbers: readonly number[],
): Picked<Game> {
  const positions = [from]
  const choices: Option[] = []
  for (const number of numbers) {
    const position = positions.at(-1) ?? from
    const decision = rules.decide(position)
    if (decision.over) break
    const choice = decision.choices[number % decision.choices.length]
    if (choice === undefined) return { positions, choices, fault: { why: 'defect', messages: ['nothing to choose'] } }
    choices.push(choice.option)
    const made = tryRules(() => rules.choose(position, choice.option).position)
    if ('fault' in made) return { positions, choices, fault: made.fault }
    positions.push(made.value)
  }
  return { positions, choices }
}

/** A play that shows what is wrong, as a play file that can be replayed, from its beginning if that is a special one. */
export const shownAs = (
  { name }: Pick<Book, 'name'>,
  choices: readonly Option[],
  wrong: string,
  from?: NonNullable<Play['from']>,
): Error => new Error(`${wrong}\n${printPlay({ book: name, ...(from && { from }), choices })}`)

/** The beginning of a play, where it is not that of every game. */
const special = <Game extends GameState>(rules: Rules<Game>, start: () => Position<Game>, from: Position<Game>) =>
  start === rules.start ? undefined : (from as unknown as NonNullable<Play['from']>)

/** Checks that a book keeps its invariants and can continue, in every play of up to a number of choices. */
export const sound = <Game extends GameState>(rules: Rules<Game>, most: number, start = rules.start) =>
  fc.property(picks(most), (numbers) => {
    const from = start()
    const { choices } = picked(rules, from, numbers)
    const { at = -1, fault } = retell(rules, from, choices)
    if (fault) throw shownAs(rules.book, choices.slice(0, at + 1), textOf(fault), special(rules, start, from))
  })

const textOf = (fault: PlayFault) => (fault.why === 'refused' ? 'offered and refused' : fault.messages.join('; '))

/** Checks that a replayed play is legal, keeps the invariants and reaches the same position. */
export const repeatable = <Game extends GameState>(rules: Rules<Game>, most: number, start = rules.start) =>
  fc.property(picks(most), (numbers) => {
    const from = start()
    const { positions, choices } = picked(rules, from, numbers)
    const again = retell(rules, start(), choices)
    const [one, other] = [positions.at(-1), again.positions.at(-1)]
    if (again.fault)
      throw shownAs(
        rules.book,
        choices.slice(0, (again.at ?? -1) + 1),
        textOf(again.fault),
        special(rules, start, from),
      )
    if (one === undefined || other === undefined || hashOf(one) !== hashOf(other))
      throw shownAs(rules.book, choices, 'another position when it is replayed', special(rules, start, from))
  })

/** Checks that two options of certain decisions lead to the same position in either order, if each may follow the other. */
export const commuting = <Game extends GameState>(
  rules: Rules<Game>,
  most: number,
  about: (due: Decision) => boolean,
  start = rules.start,
) =>
  fc.property(picks(most), (numbers) => {
    const from = start()
    const { positions, choices } = picked(rules, from, numbers)
    for (const [made, position] of positions.entries()) {
      const due = rules.decide(position)
      if (due.over || !about(due)) continue
      for (const pair of pairsOf(due))
        if (differs(rules, position, pair))
          throw shownAs(
            rules.book,
            [...choices.slice(0, made), ...pair],
            'the order matters',
            special(rules, start, from),
          )
    }
  })

type Pair = readonly [Option, Option]

/** Pairs of options of the same type and offer. */
const pairsOf = ({ choices }: Decision): readonly Pair[] =>
  choices.flatMap((one, index) =>
    choices
      .slice(index + 1)
      .filter((other) => other.option.type === one.option.type && other.asks === one.asks && !one.declines)
      .map((other): Pair => [one.option, other.option]),
  )

/** True if two options can be chosen in both orders and lead to different positions. */
function differs<Game extends GameState>(rules: Rules<Game>, from: Position<Game>, [one, other]: Pair): boolean {
  const after = (first: Option, second: Option) => {
    const retold = retell(rules, from, [first, second])
    return retold.fault ? undefined : retold.positions.at(-1)
  }
  const [forth, back] = [after(one, other), after(other, one)]
  return forth !== undefined && back !== undefined && hashOf(forth) !== hashOf(back)
}
