/** `rulewright conform count`, carried out: how much can be done in a position. @module */

import { allBy, census as counting, type PlainCensus, rulesCounting } from '#fleet'
import { censusReport, countOfKind, type KindReport, kindsCounted } from '#lab'
import { originOf } from '../../../books/load-origin.js'
import { type HandFlags, handsOver } from '../../../options/choose-workers.js'
import { wholeNumber } from '../../../options/numbers.js'
import { printResult } from '../../../output/print-result.js'
import { whileProgress } from '../../../output/progress.js'
import type { Session } from '../../../program/command-context.js'
import { EXIT } from '../../../program/io.js'
import { censusText } from '../../../text/reports/census.js'
import { type CensusFlags, type Counted, countedAt } from './census-position.js'

/** Command-line options of `conform count`. */
export interface CensusCommandFlags extends CensusFlags, HandFlags {
  readonly turn?: true
  readonly divide?: true
  readonly bound: string
  readonly json?: true
}

/** So few positions are counted at once. */
const FEW = 20_000

/** The milliseconds of counting here before other workers take over. Short counts are finished by then. */
const SOON = 700

/** Counts what can be done in the position that is meant. */
export async function census(
  of: readonly string[],
  flags: CensusCommandFlags,
  session: Session,
  isOverOwn: boolean,
): Promise<void> {
  const { io, library, ends } = session
  const counted = await countedAt(of, flags, library, io)
  const { book, position, began } = counted
  const bound = wholeNumber('--bound', flags.bound, 1)
  const turn = flags.turn === true || began === book.main.procedure.name
  const plain = { position, bound, turn, began, divide: flags.divide === true }
  const hands = handsOver(isOverOwn ? undefined : originOf(session, book), flags, io)
  const kinds = await kindsOf(counted, plain, hands, io)
  const report = censusReport(rulesCounting(book, plain), position, plain, kinds)
  if (kinds.some((kind) => 'unfinished' in kind)) ends(EXIT.failed)
  printResult(io, flags, { data: () => report, text: (paint) => censusText(report, paint) })
}

/** Counts each kind of action: the first ones here, and long ones by other workers. */
const kindsOf = (
  { book, position }: Counted,
  plain: PlainCensus,
  hands: ReturnType<typeof handsOver>,
  { told }: Session['io'],
): Promise<readonly KindReport[]> =>
  whileProgress(async (progress) => {
    const rules = rulesCounting(book, plain)
    const kinds = [...kindsCounted(rules, position, plain)]
    const { bound } = plain
    const here = {
      ...plain,
      told: (kind: string, done: number) => {
        if (done >= FEW) progress?.({ gate: `positions of ${kind}`, done, total: bound })
      },
    }
    const came: KindReport[] = []
    const began = performance.now()
    const isOverSoon = () => performance.now() - began < SOON
    const isHere = () => hands === undefined || kinds.length === 1 || isOverSoon()
    for (let kind = kinds[0]; kind !== undefined && isHere(); kind = kinds[0]) {
      kinds.shift()
      came.push(countOfKind(rules, position, here, kind))
    }
    if (kinds.length === 0) return came
    const total = kinds.length
    let done = 0
    const others = await allBy(hands, { book, kind: counting, common: plain }, kinds, () => {
      done += 1
      progress?.({ gate: 'kinds of actions', done, total })
    })
    return [...came, ...others]
  }, told)
