/** The possible effects of a combat die, in words. */
import { expect, it } from 'vitest'
import { talvisota as book } from '../../machines/talvisota/book.js'
import { playing } from '../../src/core/explore/play-with-picker.js'
import { pickerFrom } from '../../src/core/explore/seat-strategies.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { spoken } from '../../src/core/wording/option-text.js'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const rules = rulesOf(book, { trace: false })

/** Lists the options at the first die roll of a combat, in a random game. */
function faces(seed: number): readonly string[] {
  for (const { due } of playing(rules, { position: rules.start(book.empty), trace: [] }, pickerFrom(seed), 2000))
    if (!due.over && due.asks === 'the die of a combat') return due.choices.map(spoken)
  return []
}

it('a face tells its result, and whose attack it is', () => {
  const told = SEEDS.map(faces).find((all) => all.length > 0)
  expect(told).toHaveLength(6)
  expect(told?.filter((text) => !/^roll \d: [\dadR/]+; attacker: the (Soviets|Finns)$/.test(text))).toEqual([])
})
