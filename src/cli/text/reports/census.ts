/** Censuses as people read them. @module */

import { namedChoiceText } from '#core'
import type { CensusReport, KindReport } from '#lab'
import type { Paint } from '../layout/output-layout.js'
import { type Cell, tableOf } from '../layout/terminal-table.js'

/** The number of digest characters to show; `--json` shows all. */
const SHORT = 16

/** A census as a table of the kinds of action, and one of the first choices where they are counted. */
export function censusText({ book, due, until, kinds }: CensusReport, paint: Paint): string {
  const who = 'over' in due ? 'nothing is due any more' : `${due.seat}: ${due.asks}`
  const what = until === 'turn' ? 'to the end of the turn' : 'to the end of what began'
  return [
    `${paint.strong(book)}: ${who}, ${what}\n`,
    `${tableOf(['kind', 'actions', 'positions', 'digest'], kinds.map(row), paint)}\n`,
    ...kinds.flatMap((kind) => partsText(kind, paint)),
  ].join('\n')
}

const row = (kind: KindReport): readonly Cell[] =>
  'unfinished' in kind
    ? [kind.kind, '', '', `not counted: ${kind.unfinished}`]
    : [kind.kind, `${kind.actions}`, `${kind.positions}`, kind.digest.slice(0, SHORT)]

/** The counts after each first choice of one kind. */
function partsText(kind: KindReport, paint: Paint): readonly string[] {
  if ('unfinished' in kind || kind.parts === undefined) return []
  const rows = kind.parts.map(({ choice, actions, positions, digest }) => [
    namedChoiceText(choice),
    `${actions}`,
    `${positions}`,
    digest.slice(0, SHORT),
  ])
  return [`${tableOf([kind.kind, 'actions', 'positions', 'digest'], rows, paint)}\n`]
}
