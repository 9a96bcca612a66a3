/** `rulewright census`, carried out: how much can be done in a position. @module */
import { censusReport } from '../../conformance/census/report.js'
import { rulesOf } from '../../kernel/rules.js'
import { EXIT } from '../io.js'
import { wholeNumber } from '../numbers.js'
import { withProgress } from '../progress.js'
import type { Session } from '../session.js'
import { censusText } from '../text/census.js'
import { paintFor } from '../text/layout.js'
import { type CensusFlags, countedAt } from './census-place.js'

/** What the command line says. */
export interface Flags extends CensusFlags {
  readonly turn?: true
  readonly divide?: true
  readonly bound: string
  readonly json?: true
}

/** So few positions are counted at once. */
const FEW = 20_000

/** Counts what can be done in the position that is meant. */
export async function census(of: readonly string[], flags: Flags, { io, library, ends }: Session): Promise<void> {
  const { book, position, began } = await countedAt(of, flags, library, io)
  const bound = wholeNumber('--bound', flags.bound, 1)
  const turn = flags.turn === true || began === book.main.procedure.name
  const counting = { bound, turn, began, divide: flags.divide === true }
  const report = withProgress((progress) => {
    const told = (kind: string, done: number) => {
      if (done >= FEW) progress?.({ gate: `positions of ${kind}`, done, total: bound })
    }
    return censusReport(rulesOf(book, { trace: turn }), position, { ...counting, told })
  }, io.told)
  if (report.kinds.some((kind) => 'unfinished' in kind)) ends(EXIT.failed)
  io.out(flags.json ? `${JSON.stringify(report, null, 2)}\n` : censusText(report, paintFor(io.colour)))
}
