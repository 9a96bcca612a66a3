import {test} from 'vitest'
import { standardComponents } from '../spec/all-bridges-burning/components/components.js'
import { allBridgesBurning } from '../machines/all-bridges-burning/book.js'
import { eventWorlds } from '../machines/all-bridges-burning/worlds/events.js'
import { startingGame } from '../spec/all-bridges-burning/starting-game.js'
import { collecting } from '../src/verify/evidence.js'
import { courtOf } from '../src/verify/laws.js'
import { enumerate } from '../src/verify/worlds.js'
import { exampleFiles } from '../src/examples/folder.js'
import { readExamples } from '../src/examples/read.js'
import { runExample } from '../src/examples/run.js'
import { rulesOf } from '../src/kernel/rules.js'
import { bookClauses } from '../src/kernel/book.js'
import { citationsOf, needsEvidence } from '../src/verify/registry.js'
test('worlds', () => {
  const book = allBridgesBurning
  const start = startingGame(standardComponents.deck)
  const phaseTwo = {...start, phase: 2 as const, cards: {...start.cards, current: 26}}
  const watch = collecting(book)
  const court = courtOf(book, watch)
  for (const world of eventWorlds(start, phaseTwo)) {
    const t = Date.now()
    const { report, findings, notes } = enumerate({ book, watch, court, bound: 100000 }, world)
    const ms = Date.now() - t
    if (findings.length + notes.length > 0 || ms > 300 || report.states > 400) console.log(world.name, report.states, report.edges, ms, JSON.stringify(findings).slice(0, 400), JSON.stringify(notes).slice(0,200))
  }
  const rules = rulesOf(book)
  for (const file of exampleFiles('spec/all-bridges-burning/examples').filter((f) => /events/.test(f))) {
    const read = readExamples(rules, file)
    if (!read.ok) { console.log(JSON.stringify(read.misread)); continue }
    for (const example of read.value) {
      const run = runExample(rules, example)
      if (run.problems.length) console.log(example.name, JSON.stringify(run.problems))
      for (const t of [(run as any).verdict?.trace, (run as any).trace]) if (t) watch.trace(t)
    }
  }
  console.log(JSON.stringify(court.findings()).slice(0, 500))
  const e = watch.evidence()
  for (const chart of book.charts.filter((c) => c.name.startsWith('event') && c.name !== 'event card')) for (const s of Object.values(chart.states)) {
    if (!e.states[chart.name]?.[s.name]) console.log('state', chart.name, s.name)
    for (const w of s.ways) if (!e.ways[chart.name]?.[w.id]) console.log('way', chart.name, w.id)
  }
  for (const t of book.tables.filter((t) => /^(Events|Capability Events)/.test(t.name))) t.rows.forEach((r, i) => { if (!e.rows[t.name]?.[i]) console.log('row', t.name, i + 1, JSON.stringify(r.pattern)) })
  const cited = new Set(citationsOf(book).map((c) => c.clause.id))
  for (const c of bookClauses(book).filter((c) => /^5/.test(c.section.number) && needsEvidence(c))) if (!cited.has(c.id)) console.log('uncited', c.id); else if (!e.exercised[c.id] && !e.refused[c.id]) console.log('idle', c.id)
  console.log('unlisted', e.unlisted.filter((n) => /event/i.test(n)))
}, 120000)
