/**
 * Vectors in pieces that others do, put together here in the order in which one alone makes them.
 *
 * What is surveyed depends on all that was before, so that is done here, while others make the cases that are made for their own
 * sake. What is still to be shown then is chosen here, and made by others again.
 *
 * @module
 */

import { type Book, exampleFiles, type GameState, type Rules, tryOrUndefined } from '#core'
import { procedures } from '../census/census-cases.js'
import { callersIn } from './before-preconditions.js'
import type { CaseMaker } from './case-maker.js'
import { examplesOf } from './examples.js'
import { gamesBegun } from './games.js'
import {
  alreadyIn,
  edgesAsked,
  type Making,
  madeOf,
  makingOf,
  surveying,
  type VectorOptions,
  type VectorsMade,
} from './make-vectors.js'
import { surveyReadings } from './other-readings.js'
import { type Crew, crewOf, type DoingPieces, spansOf } from './run-tasks.js'
import { choosing } from './select.js'
import { unknownActions } from './unknown-actions.js'
import { lineIn, plainGiven, type VectorTask, type VectorTaskResult } from './vector-tasks.js'
import type { WholeCase } from './whole-cases.js'

/** Makes the vectors of a book with others. */
export async function vectorsApart<Game extends GameState>(
  book: Book<Game>,
  options: VectorOptions,
  doing: DoingPieces,
  signal?: AbortSignal,
): Promise<VectorsMade> {
  const making = makingOf(book, options)
  const { maker, survey, walker } = making
  const crew = crewOf(doing, options.told, signal)
  const begun = await begunBy(crew, book, making, options)

  const lines = surveyReadings(book, survey)
  let surveyed = 0
  for await (const { wholes } of begun.examples.came())
    for (const { line } of wholes) {
      lines.line(lineIn(book, line))
      surveyed += 1
      await crew.breath()
    }
  await crew.ended(surveying(book, making, { lines, surveyed }, options))

  const examples = await begun.examples.all
  const standing = examples.flatMap((came) => wholesIn(making, came))
  for (const [asked, alone] of await begun.edges) tryOrUndefined(() => maker.take(asked, alone))
  const inGames = (await begun.games.all).flatMap((came) => wholesIn(making, came))
  const censuses = inTheirOrder(await begun.censuses.all)
  for (const census of censuses) if (!('why' in census)) maker.count(census)
  const unknown = await crew.asked('unknown actions', unknownActions(maker.cases(), maker.positions()))
  for (const [asked, alone] of unknown) maker.take(asked, alone)
  for (const came of await begun.pairs.all) addPairs(maker, came)

  const already = alreadyIn(standing, inGames)
  const { asked, selected } = await crew.ended(choosing(walker, survey, maker, already, options.told))
  const made = (await crew.asked('cases', asked)).map(([one, alone]) => maker.take(one, alone))
  const left = [...examples.flatMap((came) => came.left), ...censuses.filter((one) => 'why' in one)]
  return madeOf(book, options, making, { ...selected((at) => made[at] !== undefined), left })
}

/** Begins what knows nothing of the survey: first the examples, since what they give is surveyed. */
async function begunBy<Game extends GameState>(
  crew: Crew,
  book: Book<Game>,
  { rules, kept }: Making<Game>,
  options: VectorOptions,
) {
  const { counted = true } = options
  const pairs = crew.begin('pairs', counted && book.secrets ? [{ makes: 'pairs' }] : [])
  const examples = crew.begin('examples as cases', await filesIn(rules, options.examples, crew))
  const games = crew.begin('games as cases', [
    ...kept.map((one): VectorTask => ({ makes: 'play', play: plainGiven(one) })),
    ...Array.from({ length: gamesBegun(book, options) }, (_, game): VectorTask => ({ makes: 'game', game })),
  ])
  const edges = crew.asked('edges', edgesAsked(book, options), true)
  const counting = counted ? procedures(book) : []
  const censuses = crew.begin(
    'censuses',
    counting.map((of): VectorTask => ({ makes: 'censuses', of })),
  )
  return { pairs, games, examples, edges, censuses }
}

/** The files of examples, some of them a piece, once it is known what leads to their doors. */
async function filesIn<Game extends GameState>(
  rules: Rules<Game>,
  folder: string,
  crew: Crew,
): Promise<readonly VectorTask[]> {
  const files: ReturnType<typeof examplesOf<Game>>[] = []
  for (const file of exampleFiles(folder)) {
    files.push(examplesOf(rules, file))
    await crew.breath()
  }
  const callers = callersIn(rules, files.flat())
  return spansOf(files.length).map(({ from, to }) => {
    const isKnocked = files.slice(from, to).some((examples) => examples.some(({ kind }) => kind === 'knocked'))
    return { makes: 'examples', from, to, callers: isKnocked ? callers : [] }
  })
}

/** Takes cases that are made for their own sake, with their goals as they are numbered here. */
function wholesIn<Game extends GameState>(
  { walker, maker }: Pick<Making<Game>, 'walker' | 'maker'>,
  { wholes, goals }: VectorTaskResult,
): readonly WholeCase[] {
  const numbers = goals.map(walker.goals.numberOf)
  return wholes
    .flatMap(({ cases }) => cases)
    .map(({ asked, made, shows }) => ({
      asked,
      made: maker.take(asked, made),
      ...(shows && { shows: shows.flatMap((goal) => numbers[goal] ?? []) }),
    }))
}

/** Censuses of all procedures as they come after each other. */
const inTheirOrder = (all: readonly VectorTaskResult[]) =>
  all
    .flatMap(({ censuses }) => censuses)
    .toSorted(([a], [b]) => a - b)
    .map(([, census]) => census)

const addPairs = (maker: CaseMaker, { cases, positions }: VectorTaskResult): void =>
  maker.add(
    cases.flatMap((one) => one ?? []),
    positions,
  )
