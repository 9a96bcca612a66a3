/**
 * Snapshots of the statuses of clauses: what a book had achieved when somebody last looked.
 *
 * A status may only get better. Where it has to get worse, the snapshot's list of accepted changes says why.
 *
 * @module
 */
import { z } from 'zod'
import { check, type Parsed } from '../values/parse-result.js'
import { type ClauseReport, EVIDENCE, type Finding, type Gate, gateOf, type Report, STATUSES } from './report.js'

const achieved = z.strictObject({ status: z.enum(STATUSES), evidence: z.enum(EVIDENCE) })
/** The earlier evidence of a clause. */
export type Achieved = Readonly<z.infer<typeof achieved>>

const accepted = z.strictObject({ clause: z.string(), reason: z.string().min(1) })

const snapshot = z.strictObject({
  book: z.string(),
  edition: z.string(),
  clauses: z.record(z.string(), achieved),
  accepted: z.array(accepted).readonly(),
})
/** The statuses of the clauses of a book, and the changes for the worse that were accepted, each with the reason. */
export type Snapshot = Readonly<z.infer<typeof snapshot>>

/** The schema of a snapshot file. */
export const snapshotSchema: z.ZodType<Snapshot> = snapshot

/** Reads a snapshot. */
export const parseSnapshot = (value: unknown): Parsed<Snapshot> => check(snapshot, value)

/** A snapshot of what the clauses of a book have achieved now; what was accepted before is thereby settled. */
export const snapshotOf = ({
  book,
  edition,
  clauses,
}: {
  readonly book: string
  readonly edition: string
  readonly clauses: readonly ClauseReport[]
}): Snapshot => ({
  book,
  edition,
  clauses: Object.fromEntries(clauses.map(({ id, status, evidence }) => [id, { status, evidence }])),
  accepted: [],
})

/** The name of the gate that compares with a snapshot. */
export const SNAPSHOT = 'snapshot'

/** The same report, held against another snapshot. */
export function withSnapshot(report: Report, before: Snapshot): Report {
  const gates = report.gates.map((gate) => (gate.name === SNAPSHOT ? snapshotGate(report.clauses, before) : gate))
  return { ...report, gates, passed: gates.every(({ passed }) => passed) }
}

/**
 * Compares clauses with a snapshot: nothing may be gone, or have got worse, unless it is accepted; and what is modelled must
 * be known as that, else it could fall back unnoticed.
 */
export function snapshotGate(clauses: readonly ClauseReport[], before: Snapshot | undefined): Gate {
  if (before === undefined)
    return gateOf(SNAPSHOT, 0, [
      {
        what: 'no snapshot to compare with; `rulewright verify --update` writes one',
        where: SNAPSHOT,
        clauses: [],
      },
    ])
  const reasons = reasonsIn(before)
  const worse = worseSince(clauses, before)
  const finding = ({ id, how }: { readonly id: string; readonly how: string }): Finding => {
    const reason = reasons.get(id)
    return { what: reason === undefined ? how : `${how}; accepted: ${reason}`, where: `clause:${id}`, clauses: [id] }
  }
  return gateOf(
    SNAPSHOT,
    Object.keys(before.clauses).length,
    [
      ...worse.filter(({ id }) => !reasons.has(id)).map(finding),
      ...clauses.flatMap((clause) => unknownTo(before, clause)),
    ],
    worse.filter(({ id }) => reasons.has(id)).map(finding),
  )
}

const reasonsIn = ({ accepted }: Snapshot) => new Map(accepted.map(({ clause, reason }) => [clause, reason]))

/** The clauses that have got worse since a snapshot, and how. */
function worseSince(clauses: readonly ClauseReport[], before: Snapshot) {
  const now = new Map(clauses.map((clause) => [clause.id, clause]))
  return Object.entries(before.clauses).flatMap(([id, then]) => {
    const how = howWorse(then, now.get(id))
    return how === undefined ? [] : [{ id, how }]
  })
}

/** True if a clause is worse than in a snapshot, and no reason is given. */
export const isWorse = (clauses: readonly ClauseReport[], before: Snapshot): boolean =>
  worseSince(clauses, before).some(({ id }) => !reasonsIn(before).has(id))

function unknownTo({ clauses }: Snapshot, { id, status }: ClauseReport): readonly Finding[] {
  if (status !== 'modelled' || clauses[id]?.status === 'modelled') return []
  const then = clauses[id]?.status ?? 'unknown'
  return [
    {
      what: `is modelled, and the snapshot has it as ${then}; --update writes it`,
      where: `clause:${id}`,
      clauses: [id],
    },
  ]
}

function howWorse(then: Achieved, now: ClauseReport | undefined): string | undefined {
  if (now === undefined) return `gone; it was ${then.status} and ${evidenceWord(then.evidence)}`
  if (rank[now.status] < rank[then.status]) return `was ${then.status}, is ${now.status}`
  const fell = EVIDENCE.indexOf(now.evidence) < EVIDENCE.indexOf(then.evidence)
  if (then.status !== 'modelled' || !fell) return undefined
  return `was ${evidenceWord(then.evidence)}, is ${evidenceWord(now.evidence)}`
}

/** Of what decides nothing in the model, neither is better: the text or the component tells. */
const rank = { unmodelled: 0, component: 1, informative: 1, modelled: 2 } as const

const evidenceWord = (level: Achieved['evidence']) => (level === 'none' ? 'without evidence' : level)
