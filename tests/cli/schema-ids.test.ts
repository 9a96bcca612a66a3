/** Every schema has an address of its own, and a validator of somebody else takes them all together. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { SCHEMAS } from '../../src/cli/commands/export/schema/schemas.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { schemasOf } from '../../src/lab/conformance/vectors/files/schemas.js'
import { rulewright } from './call-rulewright.js'

interface Schema {
  readonly $id: string
}

const components = [...new Set(books.flatMap((book) => Object.keys(book.components ?? {})))]
const printed = await Promise.all(
  [...SCHEMAS, ...components]
    .map((name) => ['schema', name])
    .concat(books.map(({ name }) => ['schema', 'game', name]))
    .map(async (args) => JSON.parse((await rulewright(args, { books })).out) as Schema),
)
const spec = join(packageRoot, 'spec')
const kept = readdirSync(spec)
  .filter((name) => name.endsWith('.schema.json'))
  .map((name) => JSON.parse(readFileSync(join(spec, name), 'utf8')) as Schema)
const ofVectors = (await Promise.all(books.map((book) => book.load()))).flatMap(
  (book) => Object.values(schemasOf(book)) as readonly Schema[],
)

test('every schema that is printed or written has an $id, and where two have the same they are the same', () => {
  const known = new Map<string, unknown>()
  for (const schema of [...printed, ...kept, ...ofVectors]) {
    expect(schema.$id).toMatch(/^urn:rulewright:[a-z]([\w-]|:(?!:))*:\d+$/)
    const same = JSON.parse(JSON.stringify(schema)) as unknown
    expect(known.get(schema.$id) ?? same, schema.$id).toEqual(same)
    known.set(schema.$id, same)
  }
  expect(new Set(printed.map(({ $id }) => $id)).size).toBe(printed.length)
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema([...known.values()] as Schema[])
  for (const id of known.keys()) expect(ajv.getSchema(id)).toBeTypeOf('function')
})
