/** Options that are offered together: whoever reads a menu can tell each from the others. */
import { pickerFrom } from '../../src/core/explore/seat-strategies.js'
import type { Rules } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { spoken } from '../../src/core/wording/option-text.js'

/** Options of random games that read as another one beside them does. */
export function alikeIn<Game extends GameState>(rules: Rules<Game>, seed: number, bound: number): readonly string[] {
  const pick = pickerFrom(seed)
  const alike = new Set<string>()
  let position = rules.start()
  for (let made = 0; made < bound; made++) {
    const due = rules.decide(position)
    if (due.over) break
    const read = [...due.choices, ...due.asides.choices()].map((one) => `${one.seat}, ${one.asks}: ${spoken(one)}`)
    for (const [index, words] of read.entries()) if (read.indexOf(words) !== index) alike.add(`${due.chart}, ${words}`)
    position = rules.choose(position, pick(due)).position
  }
  return [...alike]
}
