/** `rulewright play random --plan`: several runs, one after the other. @module */
import { Unreadable } from '#core'
import { withBooksOf } from '../../../books/external-books.js'
import { withComponents } from '../../../books/with-components.js'
import { jsonText } from '../../../output/print-result.js'
import { endUnwritten } from '../../../output/print-then-write.js'
import type { Session } from '../../../program/command-context.js'
import { paintFor } from '../../../text/layout/output-layout.js'
import { type Flags, type PlayoutsOutput, type PlayoutsSummary, readyToPlay } from './games.js'
import { callOf, type PlannedRun, readPlan } from './plan-file.js'

/** Plays the runs of a plan, once each of them is known to be one. */
export async function playPlan(
  name: string | undefined,
  file: string,
  flags: Flags,
  session: Session,
  isOverOwn: boolean,
): Promise<void> {
  if (name !== undefined) throw new Unreadable([`--plan: got "${name}", too; expected no book beside a plan`])
  const { io } = session
  const planned = readPlan(file, io)
  const runs: { readonly call: string; readonly play: () => Promise<PlayoutsOutput> }[] = []
  for (const run of planned) runs.push({ call: callOf(run), play: await plannedIn(run, flags, session, isOverOwn) })
  const reports: PlayoutsSummary[] = []
  for (const [at, { call, play }] of runs.entries()) {
    const { told, text, unwritten } = await play()
    reports.push(told)
    const heading = `${at > 0 ? '\n' : ''}${at + 1} of ${runs.length}: ${call}\n\n`
    if (!flags.json) io.out(`${heading}${text(paintFor(io.colour))}`)
    endUnwritten(unwritten, session)
  }
  if (flags.json) io.out(jsonText(reports))
}

/** Makes a run of a plan ready; what is wrong with it is told with its place. */
async function plannedIn(run: PlannedRun, flags: Flags, session: Session, isOverOwn: boolean) {
  const { io, settings, ends } = session
  try {
    const known = await withBooksOf(session.library, { naming: [], leading: [run.book] }, io)
    const library = await withComponents(known, run.components, io)
    const own = isOverOwn || run.components.length > 0
    return await readyToPlay(run.book, { ...flags, ...run.flags }, { io, settings, ends, library }, own)
  } catch (error) {
    if (error instanceof Unreadable) throw new Unreadable(error.lines.map((line) => `${run.place}: ${line}`))
    throw error
  }
}
