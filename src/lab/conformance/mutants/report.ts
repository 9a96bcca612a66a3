/**
 * The report on a hunt for mutants: which share the cases notice, by kind and by clause, and every survivor with its reason.
 *
 * @module
 */
import { z } from 'zod'
import { type Finding, type Gate, gateOf } from '#core'
import type { Suite } from '../runner/suite.js'
import { type Judged, NOTICED } from './detect-mutants.js'
import { KINDS_OF_MUTANTS } from './mutant.js'
import { LEAST_SHARE } from './required-share.js'
import { isNamed, type Reason } from './survivor-reasons.js'

const count = z.int().min(0)
const names = z.array(z.string()).readonly()
const share = {
  mutants: count,
  noticed: count,
  /** Of those that are noticed: no case fails them, and a run tells that they mix readings. */
  mixed: count,
}

const survivor = z
  .strictObject({
    where: z.string(),
    says: z.string(),
    clauses: names,
    /** Cases come past it and tell nothing, or none comes past it. */
    fate: z.enum(['unnoticed', 'unmet']),
    /** The number of runs of cases that reached it. */
    runs: count,
    because: z.string().optional(),
  })
  .readonly()
/** A mutant that no case notices. */
export type Survivor = z.infer<typeof survivor>

/** The report on a hunt for mutants. */
export const mutantsReportSchema = z
  .strictObject({
    book: z.string(),
    cases: count,
    /** Without those that are no other rule at all, which are counted as `same`. */
    ...share,
    same: count,
    kinds: z.array(z.strictObject({ kind: z.enum(KINDS_OF_MUTANTS), ...share }).readonly()).readonly(),
    clauses: z.array(z.strictObject({ clause: z.string(), section: z.string(), ...share }).readonly()).readonly(),
    survivors: z.array(survivor).readonly(),
    /** Reasons for mutants that do not survive, or are none. */
    idle: names,
  })
  .readonly()
/** The report on a hunt for mutants. */
export type MutantsReport = z.infer<typeof mutantsReportSchema>

/** Reports on a hunt. */
export function mutantsReport(
  { manifest, cases }: Pick<Suite, 'manifest' | 'cases'>,
  judged: readonly Judged[],
  reasons: readonly Reason[],
): MutantsReport {
  const others = judged.filter(({ fate }) => fate !== 'same')
  const survivors = others.flatMap((one) => survivorOf(one, reasons) ?? [])
  const sections = new Map(manifest.clauses.map(({ id, section }) => [id, section]))
  return {
    book: manifest.book,
    cases: cases.length,
    ...shareOf(others),
    same: judged.length - others.length,
    kinds: KINDS_OF_MUTANTS.map((kind) => ({ kind, ...shareOf(others.filter(({ mutant }) => mutant.kind === kind)) })),
    clauses: [...byClause(others)].map(([clause, ofIt]) => ({
      clause,
      section: sections.get(clause) ?? '',
      ...shareOf(ofIt),
    })),
    survivors,
    idle: reasons.flatMap(({ mutants }) =>
      mutants.filter((one) => !survivors.some((survivor) => isNamed({ mutants: [one], because: '' }, survivor))),
    ),
  }
}

const shareOf = (judged: readonly Judged[]) => ({
  mutants: judged.length,
  noticed: judged.filter(({ fate }) => NOTICED.includes(fate)).length,
  mixed: judged.filter(({ fate }) => fate === 'mixed').length,
})

function survivorOf({ mutant, fate, runs }: Judged, reasons: readonly Reason[]): Survivor | undefined {
  if (fate !== 'unnoticed' && fate !== 'unmet') return undefined
  const { where, says, clauses } = mutant
  const because = reasons.find((reason) => isNamed(reason, mutant))?.because
  return { where, says, clauses, fate, runs, ...(because !== undefined && { because }) }
}

function byClause(judged: readonly Judged[]): ReadonlyMap<string, readonly Judged[]> {
  const found = new Map<string, Judged[]>()
  for (const one of judged)
    for (const clause of new Set(one.mutant.clauses)) found.set(clause, [...(found.get(clause) ?? []), one])
  return found
}

/**
 * Checks that the cases of a book are good enough: they detect a large share of all mutants, and every other mutant has a reason.
 *
 * @param lies - the false statements of a lock file
 */
export function mutantsGate(
  { mutants, noticed, survivors, idle }: MutantsReport,
  least: number = LEAST_SHARE,
  lies: readonly Finding[] = [],
): Gate {
  const few: readonly Finding[] =
    noticed < mutants * least
      ? [
          {
            what: `the cases detect ${noticed} of ${mutants} mutants, expected ${Math.ceil(mutants * least)}`,
            where: 'mutants',
            clauses: [],
          },
        ]
      : []
  const unreasoned = survivors
    .filter(({ because }) => because === undefined)
    .map((one) => ({
      what: `no case detects "${one.says}"; write the reason in the lock`,
      where: one.where,
      clauses: one.clauses,
    }))
  const stale = idle.map((name) => ({ what: 'has a reason to survive, and does not', where: name, clauses: [] }))
  const notes = survivors.flatMap((one) =>
    one.because === undefined ? [] : [{ what: `${one.says}: ${one.because}`, where: one.where, clauses: one.clauses }],
  )
  return gateOf('mutants', mutants, [...lies, ...few, ...unreasoned, ...stale], notes)
}
