/** The engine of a page: answers what a page asks, for any of the books that it can load. @module */
import {
  type Book,
  CHANCE,
  type Decision,
  type GameState,
  type Position,
  type Rules,
  rulesOf,
  sightOf,
  sittersOf,
} from '#core'
import { gameSitters, playIdleSeats, visibleSteps } from './automatic-seats.js'
import { listedExamples, openedExample, type StoredExamples } from './book-examples.js'
import { editPosition, fieldsAt } from './edit-position.js'
import { faultsOf, invalidRequest } from './invalid-request.js'
import { measureViews } from './measure-sums.js'
import { positionAddress, positionAt } from './position-address.js'
import { positionView } from './position-view.js'
import type { EngineClient, Replies, Reply, RequestName, Requests } from './protocol.js'
import { offeredOnly, questionsAt, withReadings } from './readings.js'
import { startPosition } from './start-position.js'
import { whyNotView } from './why-not.js'

/** The books that a page can load, each by its short name, and its examples, which few ask for. */
export interface BookShelf {
  readonly book: (short: string) => Promise<Book> | undefined
  readonly examples: (short: string) => StoredExamples
}

/** The handler of each request, called once its book is loaded. */
type Answers = {
  readonly [K in RequestName]: (rules: Rules, about: Requests[K], shelf: BookShelf) => Replies[K] | Promise<Replies[K]>
}

const dueAt = (rules: Rules, position: Position) => {
  const due = rules.decide(position)
  if (due.over) throw invalidRequest('the game is over')
  return due
}

const ANSWERS: Answers = {
  begin: (rules, { from, seat }) => {
    const { position, trace, game } = startPosition(rules, from)
    return positionView(rules, position, seat, { before: { game, stack: position.stack }, trace })
  },
  shared: async (rules, { hash, seat }) => positionView(rules, await positionAt(rules, hash), seat),
  at: (rules, { position, seat }) => positionView(rules, position, seat),
  choose: (rules, { position: before, option, seat }) => {
    const { position, trace } = rules.choose(before, option)
    return positionView(rules, position, seat, { before, trace })
  },
  why: async (rules, { position, meant, seat }) => {
    const sight = sightOf(rules.book, seat)
    const why = whyNotView(rules, position.game, sight.due(dueAt(rules, position)) as Decision, meant)
    if (why.refused.length + why.offered.length > 0 || !meant.words) return why
    const { answerSentence: saidOf } = await import('./answer-sentence.js')
    return { ...why, ...saidOf(rules, position, meant.words, sight.seat) }
  },
  sentence: async (rules, { text }) => {
    const { answerReader: answered } = await import('./answer-sentence.js')
    return answered(rules, text)
  },
  sums: ({ book }, { position, measure }) => ({ measures: measureViews(book, position.game, measure) }),
  readings: (rules, { position }) => ({ questions: questionsAt(rules, position) }),
  read: (rules, { position: before, readings, seat }) => {
    const position = withReadings(before, readings)
    return {
      ...positionView(rules, position, seat),
      more: offeredOnly(rules, position, before),
      less: offeredOnly(rules, before, position),
    }
  },
  fields: ({ book }, { position, place }) => ({ fields: fieldsAt(book, position.game, place) }),
  edit: (rules, { position, settings, seat }) => positionView(rules, editPosition(rules, position, settings), seat),
  share: async (rules, { position, book }) => ({ hash: await positionAddress(rules, book, position) }),
  examples: async (_, about, shelf) => ({ examples: await listedExamples(shelf.examples(about.book), about) }),
  example: (rules, { id, book }, shelf) => openedExample(rules, shelf.examples(book), id),
  keep: async (rules, { as, position, choices, from }) => {
    const { toExampleText: asExample, toPlayText: asPlay } = await import('./save-files.js')
    return as === 'play'
      ? asPlay(rules, position, choices)
      : asExample(rules, position, choices, begunAgain(rules, from))
  },
  table: ({ book }) => ({
    title: book.title,
    edition: book.edition,
    seats: (book.seats ?? []).filter((seat) => seat !== CHANCE),
    sitters: sittersOf(book),
    secrets: book.secrets !== undefined,
    bases: ['empty', ...Object.keys(book.bases ?? {})],
    variants: Object.keys(book.variants ?? {}),
    procedures: book.charts.map(({ name }) => name),
  }),
  open: async (rules, { text, seat }) => {
    const { openPlay: opened } = await import('./save-files.js')
    const { start, choices, position, step } = opened(rules, text)
    return { start, choices, standing: positionView(rules, position, seat, step) }
  },
  goOn: (rules, { position: from, sitters, seat, seed, made }) => {
    const { position, choices, last, resting } = playIdleSeats(rules, from, gameSitters(rules, from.game, sitters), {
      seed,
      made,
    })
    return { choices, resting, standing: positionView(rules, position, seat, last) }
  },
  story: (rules, { position, choices, seat }) => ({ steps: visibleSteps(rules, position, choices, seat) }),
}

/** The same beginning again, where something began. */
function begunAgain(rules: Rules, from: Requests['keep']['from']) {
  try {
    return startPosition(rules, from)
  } catch {
    return undefined
  }
}

/** Puts an engine to work over a shelf of books; each book is loaded when it is first asked about. */
export function createEngine(shelf: BookShelf): EngineClient {
  const loaded = new Map<string, Promise<Rules>>()
  const rulesFor = (short: string): Promise<Rules> => {
    const known = loaded.get(short)
    if (known !== undefined) return known
    const loading = shelf.book(short)
    if (loading === undefined) throw invalidRequest(`"${short}" is not a known book`, 'book')
    const rules = loading.then((book) => rulesOf(book as Book<GameState>))
    loaded.set(short, rules)
    rules.catch(() => loaded.delete(short))
    return rules
  }
  return async <K extends RequestName>(asked: K, about: Requests[K]): Promise<Reply<K>> => {
    try {
      const rules = await rulesFor(about.book)
      return { ok: true, value: await ANSWERS[asked](rules, about, shelf) }
    } catch (error) {
      const faults = faultsOf(error)
      if (faults === undefined) throw error
      return { ok: false, faults }
    }
  }
}
