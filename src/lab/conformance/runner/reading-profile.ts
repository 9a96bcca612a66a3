/**
 * Profiles: which readings of the questions of a book an implementation follows, as far as its answers tell.
 *
 * @module
 */
import type { Case } from '../format/case.js'
import type { Manifest } from '../format/manifest.js'
import type { Outcome, ReadingFollowed } from './outcome.js'

type Question = Manifest['questions'][number]
type Readings = Readonly<Record<string, string>>

/** The readings of a question that one answer is consistent with. */
interface Clue {
  readonly id: string
  readonly can: readonly string[]
}

/** Finds the readings that the answers follow; it covers only questions on which some answer depends. */
export function profileOf(
  questions: readonly Question[],
  cases: readonly Case[],
  outcomes: ReadonlyMap<string, Outcome>,
  declared: Readings,
): readonly ReadingFollowed[] {
  return questions.flatMap((question) => {
    const clues = cases.flatMap((asked) => clueIn(question, asked, outcomes.get(asked.id)))
    return clues.length === 0 ? [] : [followed(question, clues, declared[question.name])]
  })
}

function followed(
  { name, usual, readings }: Question,
  clues: readonly Clue[],
  says: string | undefined,
): ReadingFollowed {
  const follows = Object.keys(readings).filter((reading) => clues.every(({ can }) => can.includes(reading)))
  const atOdds = follows.length === 0 ? apart(clues) : undefined
  return {
    question: name,
    usual,
    cases: clues.length,
    follows,
    ...(says !== undefined && { says }),
    ...(atOdds && { atOdds }),
  }
}

/** Two clues that no reading fits; of more than two readings the clues may be at odds only together. */
function apart(clues: readonly Clue[]): readonly string[] {
  const kinds = [...new Map(clues.map((clue) => [clue.can.join(), clue])).values()]
  for (const one of kinds)
    for (const other of kinds) if (!one.can.some((reading) => other.can.includes(reading))) return [one.id, other.id]
  return kinds.map(({ id }) => id)
}

/** Finds the readings of a question that an answer is consistent with, if it depends on the question. */
function clueIn({ name, readings }: Question, asked: Case, outcome: Outcome | undefined): readonly Clue[] {
  if (outcome?.status !== 'passed') return []
  const expected: readonly { readonly readings: Readings }[] = asked.expected
  const differing = expected.flatMap((one) => own(one.readings, name))
  if (differing.length === 0) return []
  const { id } = asked
  if (outcome.readings === undefined)
    return [{ id, can: Object.keys(readings).filter((reading) => !differing.includes(reading)) }]
  // An answer that several questions explain tells of none of them.
  if (!outcome.readings.every((one) => Object.keys(one).join() === name)) return []
  return [{ id, can: outcome.readings.flatMap((one) => own(one, name)) }]
}

const own = (readings: Readings, name: string): readonly string[] => {
  const reading = readings[name]
  return reading === undefined ? [] : [reading]
}
