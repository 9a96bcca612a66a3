/** The engine of a page: answers what a page asks, for any of the books that it can load. @module */
import type { Book, Decision, GameState, Position, Rules } from '#kernel'
import { CHANCE } from '../kernel/option.js'
import { rulesOf } from '../kernel/rules.js'
import { sightOf } from '../kernel/secrets.js'
import { sittersOf } from '../play/seats.js'
import { addressOf, positionAt } from './address.js'
import { begunAs } from './beginning.js'
import { edited, fieldsAt } from './editing.js'
import { listedExamples, openedExample, type StoredExamples } from './examples.js'
import { faultsOf, unfit } from './fault.js'
import { goneOn, happened, sittersIn } from './going-on.js'
import type { Answering, Asked, Asks, Replies, Reply } from './protocol.js'
import { offeredOnly, questionsAt, readAs } from './readings.js'
import { standingOf } from './standing.js'
import { summedIn } from './sums.js'
import { whyOf } from './why.js'

/** The books that a page can load, each by its short name, and its examples, which few ask for. */
export interface Shelf {
  readonly book: (short: string) => Promise<Book> | undefined
  readonly examples: (short: string) => StoredExamples
}

/** How each question is answered, once its book is there. */
type Answers = {
  readonly [K in Asked]: (rules: Rules, about: Asks[K], shelf: Shelf) => Replies[K] | Promise<Replies[K]>
}

const dueAt = (rules: Rules, position: Position) => {
  const due = rules.decide(position)
  if (due.over) throw unfit('the game is over')
  return due
}

const ANSWERS: Answers = {
  begin: (rules, { from, seat }) => {
    const { position, trace, game } = begunAs(rules, from)
    return standingOf(rules, position, seat, { before: { game, stack: position.stack }, trace })
  },
  shared: async (rules, { hash, seat }) => standingOf(rules, await positionAt(rules, hash), seat),
  at: (rules, { position, seat }) => standingOf(rules, position, seat),
  choose: (rules, { position: before, option, seat }) => {
    const { position, trace } = rules.choose(before, option)
    return standingOf(rules, position, seat, { before, trace })
  },
  why: async (rules, { position, meant, seat }) => {
    const sight = sightOf(rules.book, seat)
    const why = whyOf(rules, position.game, sight.due(dueAt(rules, position)) as Decision, meant)
    if (why.refused.length + why.offered.length > 0 || !meant.words) return why
    const { saidOf } = await import('./said.js')
    return { ...why, ...saidOf(rules, position, meant.words, sight.seat) }
  },
  sentence: async (rules, { text }) => {
    const { answered } = await import('./said.js')
    return answered(rules, text)
  },
  sums: ({ book }, { position, measure }) => ({ measures: summedIn(book, position.game, measure) }),
  readings: (rules, { position }) => ({ questions: questionsAt(rules, position) }),
  read: (rules, { position: before, readings, seat }) => {
    const position = readAs(before, readings)
    return {
      ...standingOf(rules, position, seat),
      more: offeredOnly(rules, position, before),
      less: offeredOnly(rules, before, position),
    }
  },
  fields: ({ book }, { position, place }) => ({ fields: fieldsAt(book, position.game, place) }),
  edit: (rules, { position, settings, seat }) => standingOf(rules, edited(rules, position, settings), seat),
  share: async (rules, { position, book }) => ({ hash: await addressOf(rules, book, position) }),
  examples: async (_, about, shelf) => ({ examples: await listedExamples(shelf.examples(about.book), about) }),
  example: (rules, { id, book }, shelf) => openedExample(rules, shelf.examples(book), id),
  keep: async (rules, { as, position, choices, from }) => {
    const { asExample, asPlay } = await import('./kept.js')
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
    const { opened } = await import('./kept.js')
    const { start, choices, position, step } = opened(rules, text)
    return { start, choices, standing: standingOf(rules, position, seat, step) }
  },
  goOn: (rules, { position: from, sitters, seat, seed, made }) => {
    const { position, choices, last, resting } = goneOn(rules, from, sittersIn(rules, from.game, sitters), {
      seed,
      made,
    })
    return { choices, resting, standing: standingOf(rules, position, seat, last) }
  },
  story: (rules, { position, choices, seat }) => ({ steps: happened(rules, position, choices, seat) }),
}

/** The same beginning again, where something began. */
function begunAgain(rules: Rules, from: Asks['keep']['from']) {
  try {
    return begunAs(rules, from)
  } catch {
    return undefined
  }
}

/** Puts an engine to work over a shelf of books; each book is loaded when it is first asked about. */
export function engineOver(shelf: Shelf): Answering {
  const loaded = new Map<string, Promise<Rules>>()
  const rulesFor = (short: string): Promise<Rules> => {
    const known = loaded.get(short)
    if (known !== undefined) return known
    const loading = shelf.book(short)
    if (loading === undefined) throw unfit(`"${short}" is no book that is known here`, 'book')
    const rules = loading.then((book) => rulesOf(book as Book<GameState>))
    loaded.set(short, rules)
    rules.catch(() => loaded.delete(short))
    return rules
  }
  return async <K extends Asked>(asked: K, about: Asks[K]): Promise<Reply<K>> => {
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
