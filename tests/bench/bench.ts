/** Speed of the rules compared with an earlier commit, and a check that both behave alike: `npm run bench`. @module */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import { type Base, baseOf } from './base-build.js'
import { type Compared, compared, isBroken } from './compare-builds.js'
import { largestWorlds } from './largest-charts.js'
import { comparisonsOf, groupsOf } from './measurement-groups.js'
import { hasBook } from './open-build.js'
import { type Settings, settingsFrom } from './options.js'
import { type GroupReport, groupReport, type Report } from './report.js'
import { reportText } from './report-text.js'
import { type Folders, measured } from './rounds.js'

// As built, this file stands in dist/tests/bench.
const root = resolve(import.meta.dirname, '..', '..', '..')
const settings = settingsFrom(process.argv.slice(2), root)

/** Tells how far it is, beside the report. */
const say = (text: string) => void process.stderr.write(`${text}\n`)

const books = readdirSync(join(root, 'dist', 'machines')).filter((name) => hasBook(root, name))

const isMeant = ({ title }: { readonly title: string }) => title.toLowerCase().includes(settings.only.toLowerCase())

async function figures({ games, rounds }: Settings, folders: Folders): Promise<readonly GroupReport[]> {
  const reports: GroupReport[] = []
  for (const group of groupsOf(books, games, (book) => largestWorlds(root, book)).filter(isMeant)) {
    say(`measuring ${group.title}`)
    reports.push(groupReport(await measured(group, rounds, folders)))
  }
  return reports
}

async function behaviour({ same }: Settings, base: Base): Promise<readonly Compared[]> {
  if (!base.had || same === 0) return []
  const found: Compared[] = []
  for (const comparison of comparisonsOf(books, same).filter(isMeant)) {
    say(`comparing ${comparison.title}`)
    found.push(await compared(comparison, { before: base.folder, now: root }))
  }
  return found
}

const base = baseOf(settings.base, { root, cache: resolve(settings.cache), say })
const report: Report = {
  node: process.version,
  rounds: settings.rounds,
  base: { commit: base.commit, ...(!base.had && { missing: base.why }) },
  groups: await figures(settings, { now: root, ...(base.had && { before: base.folder }) }),
  behaviour: await behaviour(settings, base),
}
const text = settings.json
  ? JSON.stringify(report, null, 2)
  : reportText(report, paintFor(process.stdout.isTTY === true))
process.stdout.write(`${text}\n`)
process.exitCode = report.behaviour.some(isBroken) ? 1 : 0
