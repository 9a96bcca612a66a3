import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { readExamples } from '../../src/examples/read.js'
import { runExample } from '../../src/examples/run.js'
import { rulesOf } from '../../src/kernel/rules.js'

const rules = rulesOf({ ...allBridgesBurning, charts: allBridgesBurning.charts.filter((c) => c !== undefined) })
const folder = join(import.meta.dirname, '../../spec/all-bridges-burning/examples')
for (const file of ['german-action-phase', 'german-actions', 'transfers']) {
  const read = readExamples(rules, join(folder, `${file}.yaml`))
  if (!read.ok) throw new Error(JSON.stringify(read.misread, null, 1))
  for (const example of read.value) it(example.name, () => expect(runExample(rules, example).problems).toEqual([]))
}
