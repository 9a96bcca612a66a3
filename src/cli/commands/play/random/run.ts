/** `rulewright play random`, carried out: many random games, told and kept. @module */
import type { Session } from '../../../program/command-context.js'
import { type Flags, readyToPlay } from './games.js'
import { endUnwritten, inJson } from './json-reports.js'
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
  session.io.out(flags.json ? inJson(told) : text)
  endUnwritten(unwritten, session)
}
