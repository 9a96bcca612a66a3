#!/usr/bin/env node
/**
 * An adapter in JavaScript, to be filled in: requests come in, one JSON object a line, and every one is answered by a line.
 *
 * As it stands it knows no rules and skips everything. Fill in `started`, then `PROCEDURES`, then the others; whatever you do
 * not know you go on skipping, with the reason. docs/protocol.md of Rulewright explains the requests.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Who you are, and what you can do. The runner asks nothing else of you. */
const started = ({ book, edition }) => ({
  type: 'started',
  protocol: 1,
  implementation: { name: 'my implementation', version: '0.1' },
  books: [{ book, editions: [edition] }],
  readings: {}, // by question, where you read a place of the text in one of several ways
  supports: { requests: ['case', 'judge', 'census'] },
})

/**
 * Your rules, by what begins: each takes the game, the argument and the choices, and tells what they come to,
 * {type: 'result', game, due}, or the first that is illegal, {type: 'refused', at}.
 */
const PROCEDURES = new Map([])

/** Plays the choices from the beginning of a procedure. */
function played(request) {
  const { id, given, choices } = request
  const { procedure, args } = given.begin
  const play = PROCEDURES.get(procedure)
  return play ? { id, ...play(given.game, args, choices) } : skipped(request, `${procedure} is not known here`)
}

/** Plays the choices and judges the candidates: {type: 'judged', id, legal: [true, false, ...]}. */
const judged = (request) => skipped(request, 'nothing is judged here')

/** Counts everything that can be done after the choices: {type: 'counted', id, actions, positions, digest}. */
const counted = (request) => skipped(request, 'nothing is counted here')

const skipped = ({ id }, reason) => ({ type: 'skipped', id, reason })

/** The text of a game: no spaces, the keys of every object in their order. */
function textOf(value) {
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.keys(value).sort()
  return `{${fields.map((key) => `${JSON.stringify(key)}:${textOf(value[key])}`).join(',')}}`
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** The digest of a game. */
export const digest = (game) => sha256(textOf(game))

/** The digest of the different games among some. */
export const digestOfAll = (games) =>
  sha256(
    [...new Set(games.map(digest))]
      .sort()
      .map((line) => `${line}\n`)
      .join(''),
  )

const ANSWERS = new Map([
  ['start', started],
  ['case', played],
  ['judge', judged],
  ['census', counted],
])

/** The answer to a line; nothing where it says stop. What goes wrong costs this line and no other. */
function answer(line) {
  let request
  try {
    request = JSON.parse(line)
    return request.type === 'stop' ? undefined : ANSWERS.get(request.type)(request)
  } catch (problem) {
    const id = typeof request?.id === 'string' ? request.id : ''
    return { type: 'errored', id, message: String(problem) }
  }
}

async function main() {
  process.stdout.on('error', () => process.exit())
  for await (const line of createInterface({ input: process.stdin })) {
    const reply = answer(line)
    if (reply === undefined) break
    if (!process.stdout.write(`${JSON.stringify(reply)}\n`)) await once(process.stdout, 'drain')
  }
  process.stdin.destroy()
}

if (realpathSync(process.argv[1] ?? '.') === fileURLToPath(import.meta.url)) await main()
