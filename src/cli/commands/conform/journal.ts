/** The journal of `rulewright conform`: begun with a run, or gone on with. @module */

import { freeName, mustBeWritable, takeAway, Unreadable, writeFree } from '#core'
import {
  type Journal,
  type JournalHead,
  journalAfter,
  journalHead,
  journalIn,
  journalOn,
  mustBeFreeForJournal,
  type Outcome,
  otherThan,
  readJournal,
  type Started,
} from '#lab'

/** A journal in the course of a run. */
export interface RunJournal {
  /** Begins it, or goes on with it, once it is known who is asked; gives the outcomes that it holds. */
  readonly begin: (who: readonly Started[]) => readonly Outcome[]
  readonly add: (outcome: Outcome) => void
  /** Takes it away where nobody has named it; tells where it is where it is wanted to go on with. */
  readonly end: (finished: boolean) => string | undefined
}

/** The known facts about a run before it begins. */
interface Beginning {
  readonly book: string
  readonly vectors: string
  readonly resume?: string
  readonly journal?: string
}

export function runJournal({ book, vectors, resume, journal: named }: Beginning): RunJournal {
  // What is wrong with a journal is told before anything is started.
  const kept = resume === undefined ? undefined : readJournal(resume)
  const stem = `${book}-conform`
  let file = resume ?? named ?? freeName(stem, '.')
  mustBeWritable(resume === undefined ? '--journal' : '--resume', file)
  if (resume === undefined) mustBeFreeForJournal(file)
  let journal: Journal | undefined
  return {
    begin: (who) => {
      const head = headOf(vectors, who)
      const other = kept && otherThan(kept.head, head)
      if (other !== undefined) throw new Unreadable([`--resume: ${file}: ${other}`])
      if (kept) journal = journalOn(file, kept.text)
      else if (named !== undefined) journal = journalIn(file, head)
      else {
        // Two runs that begin at once each have a journal of their own.
        file = writeFree(stem, '.', journalHead(head)).file
        journal = journalAfter(file, journalHead(head))
      }
      return kept?.outcomes ?? []
    },
    add: (outcome) => journal?.add(outcome),
    end: (finished) => {
      if (journal === undefined) return undefined
      if (!finished) return file
      if (resume === undefined && named === undefined) takeAway(file)
      return undefined
    },
  }
}

function headOf(vectors: string, [who, against]: readonly Started[]): JournalHead {
  const named = ({ implementation: { name, version } }: Started) => ({ name, version })
  if (who === undefined) throw new Error('nobody was asked')
  return { journal: 1, vectors, implementation: named(who), ...(against && { against: named(against) }) }
}
