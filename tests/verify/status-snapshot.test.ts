import { describe, expect, it } from 'vitest'
import type { ClauseReport } from '../../src/core/verify/report.js'
import {
  isWorse,
  parseSnapshot,
  type Snapshot,
  snapshotGate,
  snapshotOf,
  withSnapshot,
} from '../../src/core/verify/status-snapshot.js'
import { gate, sound, verified } from './sound-book.js'

const report = verified(sound)
const snapshot = snapshotOf(report)

/** The snapshot gate where one clause has changed since. */
const since = (id: string, now: Partial<ClauseReport>, before: Snapshot = snapshot) =>
  snapshotGate(
    report.clauses.map((clause) => (clause.id === id ? { ...clause, ...now } : clause)),
    before,
  )

describe('a snapshot of statuses', () => {
  it('replaces its own gate in a report, which passes where all gates do', () => {
    const gateOf = (name: string, passed: boolean) => ({ name, passed, checked: 0, findings: [], notes: [] })
    const of = (...gates: readonly ReturnType<typeof gateOf>[]) => withSnapshot({ ...report, gates }, snapshot)
    const held = of(gateOf('other', true), gateOf('snapshot', false))
    expect(held.gates.map(({ name, passed }) => [name, passed])).toEqual([
      ['other', true],
      ['snapshot', true],
    ])
    expect(held.gates[0]).toEqual(gateOf('other', true))
    expect([held.passed, of(gateOf('other', false), gateOf('snapshot', false)).passed]).toEqual([true, false])
  })

  it('knows which status is worse: what is not modelled is, and a component is as good as what only informs', () => {
    const told = (then: 'component' | 'informative' | 'modelled', now: ClauseReport['status']) => {
      const before = { ...snapshot, clauses: { 'turns.order': { status: then, evidence: 'none' as const } } }
      return since('turns.order', { status: now, evidence: 'none' }, before).findings[0]?.what
    }
    expect(told('component', 'unmodelled')).toBe('was component, is unmodelled')
    expect(told('informative', 'unmodelled')).toBe('was informative, is unmodelled')
    expect(told('modelled', 'component')).toBe('was modelled, is component')
    const quiet = [told('component', 'informative'), told('informative', 'component')]
    expect(quiet.filter((what) => what?.startsWith('was'))).toEqual([])
  })

  it('is worse where something is, unless that is accepted; and notes nothing else', () => {
    const fallen = report.clauses.map((clause) =>
      clause.id === 'turns.tall' ? { ...clause, evidence: 'cited' as const } : clause,
    )
    const accepted = { ...snapshot, accepted: [{ clause: 'turns.tall', reason: 'felled' }] }
    expect([isWorse(report.clauses, snapshot), isWorse(fallen, snapshot), isWorse(fallen, accepted)]).toEqual([
      false,
      true,
      false,
    ])
    expect(snapshotGate(fallen, snapshot).notes).toEqual([])
  })

  it('passes where nothing has changed, and where something has got better', () => {
    expect(snapshotGate(report.clauses, snapshot).findings).toEqual([])
    expect(since('turns.order', { evidence: 'refused' }).findings).toEqual([])
  })

  it('fails where a clause has less evidence than before', () => {
    expect(since('turns.tall', { evidence: 'exercised' }).findings).toEqual([
      { what: 'was refused, is exercised', where: 'clause:turns.tall', clauses: ['turns.tall'] },
    ])
    expect(since('turns.tall', { evidence: 'none' }).findings[0]?.what).toBe('was refused, is without evidence')
  })

  it('fails where a clause is modelled no more', () => {
    expect(since('turns.order', { status: 'informative' }).findings[0]?.what).toBe('was modelled, is informative')
    expect(since('turns.order', { status: 'unmodelled' }).passed).toBe(false)
  })

  it('lets clauses that decide nothing be cited, or not, as one likes', () => {
    const order = { status: 'informative', evidence: 'cited' } as const
    const before = { ...snapshot, clauses: { ...snapshot.clauses, 'turns.order': order } }
    expect(since('turns.order', { status: 'informative', evidence: 'none' }, before).passed).toBe(true)
  })

  it('fails where a clause is gone', () => {
    const rest = report.clauses.filter(({ id }) => id !== 'turns.tall')
    expect(snapshotGate(rest, snapshot).findings).toEqual([
      { what: 'gone; it was modelled and refused', where: 'clause:turns.tall', clauses: ['turns.tall'] },
    ])
  })

  it('fails where a clause is modelled of which it does not know that, so that it could fall back unnoticed', () => {
    const { 'turns.order': _, ...rest } = snapshot.clauses
    const older = (order: Snapshot['clauses']) => ({ ...snapshot, clauses: { ...rest, ...order } })
    const [unknown] = snapshotGate(report.clauses, older({})).findings
    expect(unknown).toMatchObject({ where: 'clause:turns.order' })
    expect(unknown?.what).toContain('the snapshot has it as unknown; --update writes it')
    const said = snapshotGate(report.clauses, older({ 'turns.order': { status: 'informative', evidence: 'cited' } }))
    expect(said.findings[0]?.what).toContain('the snapshot has it as informative')
    expect(isWorse(report.clauses, older({}))).toBe(false)
  })

  it('fails where there is none', () => {
    expect(snapshotGate(report.clauses, undefined)).toMatchObject({ passed: false, checked: 0 })
  })

  it('settles what was accepted when it is written anew', () => {
    expect(snapshotOf(report).accepted).toEqual([])
  })

  it('only notes a change for the worse that is accepted with a reason', () => {
    const accepted = { ...snapshot, accepted: [{ clause: 'turns.tall', reason: 'the tall tree was felled' }] }
    const { passed, notes } = since('turns.tall', { evidence: 'cited' }, accepted)
    expect(passed).toBe(true)
    expect(notes[0]?.what).toBe('was refused, is cited; accepted: the tall tree was felled')
  })

  it('turns the whole verification red', () => {
    const better = {
      ...snapshot,
      clauses: { ...snapshot.clauses, 'turns.order': { status: 'modelled', evidence: 'refused' } },
    } as const
    const worse = verified(sound, { snapshot: better, plays: 20 })
    expect(worse.passed).toBe(false)
    expect(gate(worse, 'snapshot').findings[0]?.what).toBe('was refused, is exercised')
  })

  it('is read back as it was written, and refused where a reason is missing', () => {
    expect(parseSnapshot(JSON.parse(JSON.stringify(snapshot)))).toEqual({ ok: true, value: snapshot })
    const read = parseSnapshot({ ...snapshot, accepted: [{ clause: 'turns.tall', reason: '' }] })
    expect(read.ok ? [] : read.problems.map(({ path }) => path.join('.'))).toEqual(['accepted.0.reason'])
  })
})
