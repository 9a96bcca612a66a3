import { join } from 'node:path'
import { it } from 'vitest'
import { assemble } from '../machines/all-bridges-burning/book.js'
import { standardComponents } from '../spec/all-bridges-burning/components/components.js'
import { exampleFiles } from '../src/examples/folder.js'
import { readExamples } from '../src/examples/read.js'
import { runExample } from '../src/examples/run.js'
import { rulesOf } from '../src/kernel/rules.js'
const full = assemble(standardComponents)
const rules = rulesOf({ ...full, charts: full.charts.filter(Boolean) })
it('x', () => {
  let n = 0
  for (const file of exampleFiles(join(import.meta.dirname, '../spec/all-bridges-burning/examples')).filter((f) => /activism|terror|agitation/.test(f))) {
    const read = readExamples(rules, file)
    if (!read.ok) { console.log(file, JSON.stringify(read.misread).slice(0, 1500)); continue }
    for (const example of read.value) { n += 1; const { problems } = runExample(rules, example); if (problems.length) console.log('✗', example.name, JSON.stringify(problems).slice(0, 900)) }
  }
  console.log('ran', n)
}, 300000)
