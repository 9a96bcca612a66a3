/**
 * A right implementation of the toy game of tests/conformance/purse-cases.ts, and a way to make it misbehave.
 *
 * Ann and Bob have purses; who pays gives coins to the other, never more than are there.
 */
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const other = { Ann: 'Bob', Bob: 'Ann' }

const pay = (game, { seat, coins }) => ({
  ...game,
  [seat]: game[seat] - coins,
  [other[seat]]: game[other[seat]] + coins,
})

/** True if someone may pay or stop: Ann and Bob in turn, until someone stops. */
const mayChoose = (game, before, { seat, type, coins }) =>
  before.at(-1)?.type !== 'stop' &&
  seat === (before.length % 2 === 0 ? 'Ann' : 'Bob') &&
  (type === 'stop' || (type === 'pay' && game[seat] >= coins))

/** The right answer to a request. */
export function answerTo({ type, id, given, choices, candidates }) {
  let { game } = given
  for (const [at, choice] of choices.entries()) {
    if (!mayChoose(game, choices.slice(0, at), choice))
      return { type: 'refused', id, at, reasons: ['there are not so many coins'] }
    if (choice.type === 'pay') game = pay(game, choice)
  }
  if (type === 'judge') return { type: 'judged', id, legal: candidates.map((one) => mayChoose(game, choices, one)) }
  return { type: 'result', id, game, due: dueAfter(choices) }
}

/** Returns the next seat to pay, or that someone has stopped. */
const dueAfter = (choices) =>
  choices.at(-1)?.type === 'stop'
    ? { over: true, outcome: null }
    : { seat: choices.length % 2 === 0 ? 'Ann' : 'Bob', asks: 'coins to pay' }

export const STARTED = {
  type: 'started',
  protocol: 1,
  implementation: { name: 'purse', version: '1' },
  books: [{ book: 'purse', editions: [] }],
  readings: {},
  supports: { requests: ['case', 'judge'] },
}

export const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`)

/** The arguments of the command: the file in which an adapter records its progress, and the number of coins to misbehave at. */
const [, , file, coins = '3'] = process.argv

/** True if a request is about the case in which Ann pays three coins first. Adapters misbehave there. */
export const isTheOne = ({ choices = [] }) => choices[0]?.coins === Number(coins)

/** Says that it has come to where it misbehaves. */
export function misbehaving(said = 'here') {
  if (file) writeFileSync(file, `${said}\n`)
}

/** Answers every request; `instead` may do something else about one, and then returns true. */
export function serve({ started = STARTED, instead = () => false } = {}) {
  createInterface({ input: process.stdin }).on('line', (line) => {
    const request = JSON.parse(line)
    if (request.type === 'stop') process.exit(0)
    if (request.type === 'start') return say(started)
    if (!instead(request)) say(answerTo(request))
  })
}
