/** Engines of this program as implementations of their own: the runner starts a process, and that asks here. */
import { createServer, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Engine } from '../../../src/lab/conformance/engine/reference-implementation.js'
import { serveLines } from '../../../src/lab/conformance/engine/serve-lines.js'
import { temporaryFolder } from '../../temporary.js'

/** An engine that can be started by a command. */
export interface Relayed {
  readonly command: readonly string[]
  readonly close: () => void
}

/** Lets an engine be started by a command. */
export async function relayed(engine: Engine): Promise<Relayed> {
  const path = join(temporaryFolder(), 'socket')
  const server = createServer((socket) => void answering(engine, socket))
  await new Promise<void>((done) => void server.listen(path, done))
  return {
    command: [process.execPath, resolve(import.meta.dirname, 'relay.mjs'), path],
    close: () => void server.close(),
  }
}

/** Answers until the other side is gone, which may be in the middle of an answer. */
async function answering(engine: Engine, socket: Socket): Promise<void> {
  const reader = createInterface({ input: socket })
  for (const either of [socket, reader]) either.on('error', () => socket.destroy())
  const lines = reader[Symbol.asyncIterator]()
  await serveLines(engine, {
    next: async () => {
      const { done, value } = await lines.next()
      return done ? undefined : value
    },
    send: async (line) => void socket.write(`${line}\n`),
  })
  socket.end()
}
