import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { frontLine } from '../../machines/front-line/book.js'
import { examplesIn } from '../../src/core/examples/format/parse-examples.js'
import { parseSource } from '../../src/core/examples/format/parse-source.js'
import { runExample } from '../../src/core/examples/run-example.js'
import { skeletonOf } from '../../src/core/examples/skeleton.js'
import { withExampleWorlds } from '../../src/core/home/example-worlds.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { entriesIn } from '../../src/core/lookup/entries.js'

const book = withExampleWorlds(frontLine)
const rules = rulesOf(book)

describe('the skeleton of a procedure', () => {
  it.each(entriesIn(book, 'procedures').map((entry) => [entry.name, entry] as const))(
    'is an example that can be read and begins: %s',
    (name, { value, clauses }) => {
      const source = parseSource('skeleton.yaml', stringify(skeletonOf(rules, value, clauses)))
      const read = source.ok
        ? examplesIn(rules, source.value, () => ({ ok: false, problems: [{ path: [], message: 'no file' }] }))
        : source
      if (!read.ok) throw new Error(JSON.stringify(read.misread))
      const [example] = read.value
      expect(example?.name).toBe(`${name} begins`)
      expect(example && runExample(rules, example).passed).toBe(true)
      expect(parse(stringify(skeletonOf(rules, value, clauses)))).toMatchObject({ book: 'front-line' })
    },
  )
})
