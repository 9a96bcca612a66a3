/** Probes: smaller situations are put to an implementation, to see whether it still fails there. @module */

import { type Observation, observationsOf } from '../blame/blame.js'
import type { Claims } from '../blame/responsible-clauses.js'
import type { Case } from '../format/case.js'
import type { Started } from '../format/messages.js'
import { NotStarted, type Talk, type TalkOptions } from '../runner/line-protocol.js'
import type { Outcome } from '../runner/outcome.js'
import { outcomeOf, unsupportedReason } from '../runner/run.js'
import { openedAll } from '../runner/schedule.js'
import { requestFor } from '../runner/suite.js'
import type { CaseMaker, CaseRequest } from '../vectors/case-maker.js'

/** A situation in which an implementation fails. */
export interface Failing {
  readonly asked: CaseRequest
  readonly found: Case
  readonly outcome: Outcome
}

/** A situation that was asked, and what the answer shows. */
export interface Probed {
  readonly asked: CaseRequest
  readonly observations: readonly Observation[]
}

/** Puts situations to an implementation. */
export interface Prober {
  /** Returns how the implementation fails in a situation; nothing if it does not fail, or if the situation is impossible. */
  readonly fails: (asked: CaseRequest) => Promise<Failing | undefined>
  /** Everything that was asked so far. */
  readonly probed: () => readonly Probed[]
  readonly stop: () => void
}

export interface Probing {
  readonly sides: readonly TalkOptions[]
  readonly signal?: AbortSignal
  /** The claims on failures. */
  readonly claims?: Claims
}

/** A prober; what it has asked once it does not ask again. */
export function proberFor(maker: CaseMaker, { sides, signal, claims }: Probing): Prober {
  const known = new Map<string, Failing | undefined>()
  const probed: Probed[] = []
  let talks: readonly Talk[] | undefined
  const leave = () => {
    for (const { kill } of talks ?? []) kill()
    talks = undefined
  }
  const outcomeFor = async (asked: CaseRequest, found: Case): Promise<Outcome | undefined> => {
    talks ??= await opened(sides, signal)
    if (talks === undefined) return undefined
    const who: readonly Started[] = talks.map((talk) => talk.who)
    if (unsupportedReason(found, who) !== undefined) return undefined
    const gameOf = () => asked.game
    const request = requestFor({ gameOf }, found)
    const told = await Promise.all(talks.map(({ ask }) => ask(request)))
    const replies = told.flatMap(({ reply }) => (reply ? [reply] : []))
    if (told.some(({ fault, late }) => fault !== undefined || late !== undefined)) leave()
    return replies.length === told.length ? outcomeOf({ gameOf }, found, replies, who) : undefined
  }
  return {
    fails: async (asked) => {
      const id = maker.idOf(asked)
      if (known.has(id)) return known.get(id)
      const found = signal?.aborted ? undefined : maker.make(asked)
      const outcome = found && (await outcomeFor(asked, found))
      if (found && outcome)
        probed.push({
          asked,
          observations: observationsOf(found, outcome, claims?.({ asked: found, game: asked.game, outcome })),
        })
      const failing = found && outcome?.status === 'failed' ? { asked, found, outcome } : undefined
      known.set(id, failing)
      return failing
    },
    probed: () => probed,
    stop: leave,
  }
}

async function opened(sides: readonly TalkOptions[], signal?: AbortSignal): Promise<readonly Talk[] | undefined> {
  try {
    return await openedAll(sides, signal)
  } catch (error) {
    if (error instanceof NotStarted) return undefined
    throw error
  }
}
