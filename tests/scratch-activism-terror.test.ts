import { join } from 'node:path'
import { it } from 'vitest'
import { assemble } from '../machines/all-bridges-burning/book.js'
import { standardComponents } from '../spec/all-bridges-burning/components/components.js'
import { exampleRunner } from '../src/examples/folder.js'
import { verify } from '../src/verify/verify.js'

const home = join(import.meta.dirname, '../spec/all-bridges-burning')
it('x', () => {
  const full = assemble(standardComponents)
  const book = {
    ...full,
    charts: full.charts.filter(Boolean),
    worlds: full.worlds.filter(({ call }) => ['activism', 'terror', 'agitation'].includes(call.procedure.name)),
  }
  const report = verify(
    book as never,
    { plays: 0, runExamples: exampleRunner(book as never, join(home, 'examples'), home) } as never,
  )
  const mine = (s: string) => /activism|terror|flip|ransom|letGo|letgo|terror|agitationCost/i.test(s)
  for (const gate of report.gates)
    for (const finding of gate.findings) {
      const s = JSON.stringify(finding)
      if (mine(s) ) console.log(gate.name, s.slice(0, 600))
    }
  for (const w of report.worlds as any[]) console.log(w.name, w.states ?? w.places, w.edges, w.cut, w.deadEnds)
  for (const c of report.clauses as any[])
    if (/^3\.2\.[23]$/.test(c.number) && c.needsEvidence && !['refused', 'exercised'].includes(c.evidence))
      console.log('IDLE', c.id, c.evidence)
  for (const c of report.clauses as any[])
    if (/^3\.2\.[23]$/.test(c.number) && c.kind === 'prohibition' && c.evidence !== 'refused')
      console.log('NOT REFUSED', c.id, c.evidence)
  for (const c of report.charts as any[])
    if (/activism|terror/.test(c.name))
      console.log(
        c.name,
        JSON.stringify(c.states.filter((s: any) => !s.entered).map((s: any) => s.name)),
        JSON.stringify(c.ways.filter((s: any) => !s.taken).map((s: any) => s.id)),
      )
}, 600000)
