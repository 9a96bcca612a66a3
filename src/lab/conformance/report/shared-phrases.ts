/** Lines: the words that all reports share. @module */
import { briefly } from '#core'
import type { Implementation, Mismatch, Outcome, ReadingFollowed, Run } from '../runner/outcome.js'

/** Outcomes that do not pass. */
export const failuresOf = ({ cases }: Pick<Run, 'cases'>): readonly Outcome[] =>
  cases.filter(({ status }) => status === 'failed' || status === 'errored')

export const namedAs = ({ name, version }: Pick<Implementation, 'name' | 'version'>): string =>
  version === '' ? name : `${name} ${version}`

/** The implementation of a run, and the one it is compared with. */
export const askedIn = ({ implementation, against }: Pick<Run, 'implementation' | 'against'>): string =>
  against ? `${namedAs(implementation)} against ${namedAs(against)}` : namedAs(implementation)

const shown = (value: unknown): string => (value === undefined ? 'nothing' : briefly(JSON.stringify(value)))

export const placeLine = ({ at, expected, got }: Mismatch): string =>
  `${at || '/'}: expected ${shown(expected)}, got ${shown(got)}`

/** Formats the reading of a question that an implementation follows, in one line. */
export function followedLine({ question, usual, cases, follows, says, atOdds }: ReadingFollowed): string {
  const told = says === undefined || follows.includes(says) ? '' : `; it says that it follows "${says}"`
  const after = ` (${cases} ${cases === 1 ? 'case' : 'cases'})${told}`
  if (atOdds) return `${question}: at odds, ${atOdds.join(' and ')} follow different readings${after}`
  const readings = follows.map((reading) => (reading === usual ? `${reading} (usual)` : reading))
  return `${question}: ${readings.join(' or ')}${after}`
}

/** Questions of which there is something to tell: readings that are not the usual ones, or at odds. */
export const notableQuestions = ({ profile }: Pick<Run, 'profile'>): readonly ReadingFollowed[] =>
  profile.filter(
    ({ usual, follows, says }) => !follows.includes(usual) || (says !== undefined && !follows.includes(says)),
  )

/** Describes places that changed although no clause changes them. */
export const unclaimedText = (what: readonly string[]): string =>
  `changed, though no clause changes it: ${inShort(what, PLACES)}`

/** The maximum number of places of one kind to name. */
const PLACES = 6

const inShort = (what: readonly string[], most: number): string =>
  what.length > most ? `${what.slice(0, most).join(', ')} and ${what.length - most} more` : what.join(', ')

/** The same of a run, with how many cases show it. */
export const unclaimedLines = ({ unclaimed = [] }: Pick<Run, 'unclaimed'>): readonly string[] =>
  unclaimed.map(
    ({ what, cases }) => `${unclaimedText(what)} (${cases.length} ${cases.length === 1 ? 'case' : 'cases'})`,
  )
