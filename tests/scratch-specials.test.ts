import { expect, it } from 'vitest'
import { allBridgesBurning } from '../machines/all-bridges-burning/book.js'
import { exampleFiles } from '../src/examples/folder.js'
import { readExamples } from '../src/examples/read.js'
import { runExample } from '../src/examples/run.js'
import { rulesOf } from '../src/kernel/rules.js'
import { verify } from '../src/verify/verify.js'
const rules = rulesOf(allBridgesBurning)
const files = ['negotiate','politics','political-event','foreign-relations','prepare','crackdown','personality','dialogue','publish','accompanying']
it('examples', () => {
  for (const f of files) {
    const read: any = readExamples(rules, exampleFiles(`${process.cwd()}/spec/all-bridges-burning/examples/${f}.yaml`)[0] as any)
    if (!read.ok) { console.log('CANNOT', f, JSON.stringify(read.misread).slice(0, 600)); continue }
    for (const e of read.value) { const { problems } = runExample(rules, e); console.log('EX', problems.length === 0 ? 'ok' : 'BAD', f, e.name, problems.slice(0, 3)) }
  }
  expect(1).toBe(1)
}, 300000)
it('verify', () => {
  const report: any = verify(allBridgesBurning, { plays: 2 } as any)
  for (const gate of report.gates) for (const f of gate.findings) {
    const s = JSON.stringify(f)
    if (/negotiate|politics|political|foreign|prepare|crackdown|personality|dialogue|publish|accompan|special|Special|Coordinate|coordinate|Politics|Dialogue|Publish|Prepare/.test(s)) console.log('FINDING', gate.name, s.slice(0, 300))
    else console.log('OTHER', gate.name, s.slice(0, 120))
  }
}, 600000)
