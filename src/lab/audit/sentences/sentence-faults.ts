/** Faults of stored sentences that show without the text. @module */
import type { Lock } from '../editions/edition-lockfile.js'
import type { TieFault } from '../ties/tie-clauses.js'
import type { Ties } from '../ties/ties-lockfile.js'
import { type EditionOrder, editionOrder } from './edition-sentences.js'
import { readOrdinals, readStarts, type SentencesLock } from './sentences-lockfile.js'

/** The advice at a fault. */
export const UPDATE_TIES = 'expected --ties --update'

/** Lists the faults of stored sentences that show without the text. */
export function sentenceFaults(
  lock: Lock,
  ties: Ties,
  stored: SentencesLock,
  order: EditionOrder = editionOrder(lock, ties, stored),
): readonly TieFault[] {
  if (stored.edition !== lock.edition || stored.sections.length !== lock.sections.length)
    return [{ clause: 'sentences', what: `are those of another edition; ${UPDATE_TIES}` }]
  return [...sectionFaults(lock, stored), ...clauseFaults(stored, order)]
}

/** Sections whose sentences do not begin with the first passage, go back, or begin behind the end of a passage. */
function sectionFaults({ sections }: Lock, stored: SentencesLock): readonly TieFault[] {
  return sections.flatMap(({ number, passages }, index) => {
    const own = stored.sections[index]
    const starts = readStarts(own?.sentences ?? '')
    const at = starts.findIndex(({ passage, offset }, place) => {
      const before = starts[place - 1]
      const isBehind = before === undefined ? passage + offset === 0 : isAfter([passage, offset], before)
      return !isBehind || offset >= Number(passages[passage]?.split(':')[0] ?? 0)
    })
    if (own?.number === number && at < 0 && starts.length > 0 === passages.length > 0) return []
    return [
      { clause: number || 'the front', what: `its sentence ${Math.max(at, 0) + 1} fits no passage; ${UPDATE_TIES}` },
    ]
  })
}

const isAfter = ([passage, offset]: readonly [number, number], before: { passage: number; offset: number }): boolean =>
  passage > before.passage || (passage === before.passage && offset > before.offset)

/** Clauses whose stored sentences are none of their passages. */
const clauseFaults = ({ clauses }: SentencesLock, { byClause }: EditionOrder): readonly TieFault[] =>
  Object.entries(clauses).flatMap(([clause, text]) => {
    const own = new Set(byClause.get(clause)?.map(({ ordinal }) => ordinal))
    const odd = readOrdinals(text).find((ordinal) => !own.has(ordinal))
    return odd === undefined
      ? []
      : [{ clause, what: `is stored as sentence ${odd}, not of its passage; ${UPDATE_TIES}` }]
  })
