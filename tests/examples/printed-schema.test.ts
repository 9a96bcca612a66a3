import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleJsonSchema, positionJsonSchema } from '../../src/core/examples/format/file-format.js'
import { packageRoot } from '../../src/core/home/package-root.js'

test('spec/example.schema.json is what the program prints', () => {
  const committed = readFileSync(join(packageRoot, 'spec', 'example.schema.json'), 'utf8')
  expect(JSON.parse(committed)).toEqual({
    ...JSON.parse(JSON.stringify(exampleJsonSchema())),
    $id: 'urn:rulewright:example:1',
  })
})

test('the schemas name every field and describe it', () => {
  const text = JSON.stringify([exampleJsonSchema(), positionJsonSchema()])
  for (const field of ['given', 'when', 'then', 'refused', 'table', 'view', 'answer', 'stack'])
    expect(text).toContain(`"${field}":`)
  expect(text).toContain('Clause ids or printed section numbers')
})
