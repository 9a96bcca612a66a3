/** `rulewright play random`, carried out: many random games, told and kept. @module */
import { printResult } from '../../../output/print-result.js'
import { endUnwritten } from '../../../output/print-then-write.js'
import type { Session } from '../../../program/command-context.js'
import { type Flags, readyToPlay } from './games.js'
import { playPlan } from './play-plan.js'

/** Plays many games, or those of a plan, one run after the other. */
export async function playMany(
  name: string | undefined,
  flags: Flags,
  session: Session,
  isOverOwn = false,
): Promise<void> {
  const { plan } = flags
  if (plan !== undefined) return playPlan(name, plan, flags, session, isOverOwn)
  const { told, text, unwritten } = await (await readyToPlay(name, flags, session, isOverOwn))()
  printResult(session.io, flags, { data: () => told, text })
  endUnwritten(unwritten, session)
}
