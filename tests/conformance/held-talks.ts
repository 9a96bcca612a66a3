/** Talks that a test holds itself, without any process, and items that are asked in them. @module */
import type { Reply, SituationRequest, Started } from '../../src/lab/conformance/format/messages.js'
import type { AskResult, Talk } from '../../src/lab/conformance/runner/line-protocol.js'
import type { Outcome } from '../../src/lab/conformance/runner/outcome.js'
import { askAll, type ScheduledItem, type Scheduling } from '../../src/lab/conformance/runner/schedule.js'

export const startedAs = (name: string, version = '2'): Started => ({
  ...{ type: 'started', protocol: 1, implementation: { name, version }, books: [], readings: {} },
  supports: { requests: [] },
})

export const reply = (id: string): Reply => ({ type: 'refused', id })

/** A talk that says what it is told to, and notes what is done with it; it answers whatever it is told nothing of. */
export function talkOf(
  log: string[],
  says: Readonly<Record<string, AskResult>> = {},
  name = 'mine',
  atTheEnd?: string,
): Talk {
  return {
    who: startedAs(name),
    ask: ({ id }) => {
      log.push(`${name} is asked ${id}`)
      return Promise.resolve(says[id] ?? { reply: reply(id) })
    },
    stop: () => {
      log.push(`${name} stops`)
      return Promise.resolve(atTheEnd)
    },
    kill: () => void log.push(`${name} is killed`),
  }
}

/** An item of which each answer is told by its id. */
export const item = (id: string, ...more: readonly string[]): ScheduledItem => ({
  id,
  requests: [id, ...more].map((one) => ({ type: 'case', id: one }) as unknown as SituationRequest),
  judge: (replies) => ({
    id,
    status: 'passed',
    says: replies.map((some) => some.map((one) => ('id' in one ? one.id : '')).join('+')).join(' '),
  }),
})

/** Asks items; new instances are of no side, so that what is asked of them is answered by nobody. */
export async function asked(
  items: readonly ScheduledItem[],
  talks: readonly Talk[],
  log: string[],
  more: Partial<Scheduling> = {},
) {
  const outcomes: Outcome[] = []
  const settled = (outcome: Outcome) => {
    log.push(`${outcome.id}: ${outcome.status}${outcome.says ? ` ${outcome.says}` : ''}`)
    outcomes.push(outcome)
  }
  const stopped = await askAll(items, talks, { sides: [], jobs: 1, settled, ...more })
  return { stopped, log, outcomes }
}
