/** Lines: requests as they come in and replies as they go out, one JSON object a line. @module */
import { checkShape, cut, isRecord, parseJsonLine, problemLine, visible } from '#core'
import { type Reply, requestSchema } from '../format/messages.js'
import type { Engine } from './reference-implementation.js'

/** The source of requests and the target of replies. */
export interface Wire {
  /** The next line; nothing at the end of the input. */
  readonly next: () => Promise<string | undefined>
  /** Sends a line, and waits until there is room for another. */
  readonly send: (line: string) => Promise<void>
}

/** Answers line by line until it is told to stop, or until nothing more comes. */
export async function serveLines(engine: Engine, { next, send }: Wire): Promise<void> {
  let number = 0
  for (let line = await next(); line !== undefined; line = await next()) {
    number += 1
    const reply = replyTo(engine, line, number)
    if (reply === 'stop') return
    await send(JSON.stringify(reply))
  }
}

/** Returns the reply to a line. The reply to an invalid line names its number, unless it has an id. */
export function replyTo(engine: Engine, line: string, number: number): Reply | 'stop' {
  const read = parseJsonLine(line)
  const { value } = read.ok ? read : { value: undefined, ...read }
  const id = idIn(value)
  const placed = (reply: Reply): Reply => {
    if (reply.type !== 'errored') return reply
    const message = visible(reply.message)
    return { ...reply, message: cut(reply.id === '' ? `line ${number}: ${message}` : message) }
  }
  const errored = (message: string): Reply => placed({ type: 'errored', id, message })
  if (!read.ok) return errored(`${read.problems.map(problemLine).join('; ')}; ${EXPECTED}`)
  if (!isRecord(value)) return errored(EXPECTED)
  try {
    const request = checkShape(requestSchema, value)
    if (!request.ok) return errored(request.problems.map(problemLine).join('; '))
    return request.value.type === 'stop' ? 'stop' : placed(engine(request.value))
  } catch (error) {
    return errored(error instanceof RangeError ? 'nested too deeply to be read' : 'cannot be read')
  }
}

const EXPECTED = 'expected a request, one JSON object a line'

/** The id of a request, where it can be read. */
const idIn = (value: unknown): string => (isRecord(value) && typeof value.id === 'string' ? value.id : '')
