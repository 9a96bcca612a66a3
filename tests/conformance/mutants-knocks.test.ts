import { expect, test } from 'vitest'
import { parseExamples } from '../../src/core/examples/format/read-examples.js'
import { readSource } from '../../src/core/examples/format/read-source.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { knockNoticing, knocksAmong, noticersName } from '../../src/lab/conformance/mutants/precondition-cases.js'
import { rowMutants } from '../../src/lab/conformance/mutants/row-mutants.js'
import { folder } from '../examples/example-files.js'
import { book, mayNotBegin } from '../kernel/ladder-game.js'
import { suite } from './orchard-hunt.js'

const rules = rulesOf(book)
const files = folder()

/** The knocks of examples that say who may climb and who may not, by how many fruits there are. */
function knocksAt(...fruits: readonly { readonly has: number; readonly may: boolean }[]) {
  const text = fruits
    .map(({ has, may }) =>
      [
        `  - name: with ${has}`,
        '    cites: [ladders.full]',
        `    given: { procedure: climbing, game: { fruits: ${has} } }`,
        may ? '    then: {}' : '    refused: { by: [ladders.full] }',
      ].join('\n'),
    )
    .join('\n')
  const source = readSource(files.write(`${fruits.map(({ has }) => has).join('-')}.yaml`, `examples:\n${text}\n`))
  const read = source.ok ? parseExamples(rules, source.value) : undefined
  if (!read?.ok) throw new Error('no examples')
  return knocksAmong(rules, read.value)
}

const mutants = rowMutants(book).filter(({ trail }) => trail.of === 'table' && trail.table === mayNotBegin.name)
const noticed = (knocks: ReturnType<typeof knocksAt>) =>
  mutants.filter((mutant) => knockNoticing(knocks, mutant) !== undefined).map(({ says }) => says)

test('knocks notice a door that opens where it must not, and one that is shut where it must be open', () => {
  const shut = knocksAt({ has: 3, may: false })
  expect(shut.map(({ id, holds }) => [id, holds()])).toEqual([['knock:with_3', true]])
  expect(noticed(shut)).toContain('left out')
  expect(noticed(shut)).not.toContain('its condition without fruits')
  expect(noticed(knocksAt({ has: 2, may: true }))).toContain('its condition without fruits')
  expect(noticed(knocksAt({ has: 2, may: true }, { has: 3, may: false })).toSorted()).toEqual(
    mutants.map(({ says }) => says).toSorted(),
  )
})

test('knocks are part of what a lock tells of', () => {
  const [one, other] = [knocksAt({ has: 3, may: false }), knocksAt({ has: 2, may: true })]
  expect(noticersName(suite)).not.toBe(noticersName(suite, one))
  expect(noticersName(suite, one)).not.toBe(noticersName(suite, other))
})
