/** The near end of a process that does one thing with one build. @module */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Answer, Order } from './process-protocol.js'

type Done = Extract<Answer, { is: 'done' }>

/** A process that is ready to do its task, once each time that it is told to. */
export interface Side {
  readonly go: () => Promise<Done>
  readonly end: () => void
}

/** Thrown where a build cannot do a task. */
export class Unable extends Error {
  override readonly name = 'Unable'
}

/** Starts a process for a build, in its own folder, and waits until it has warmed up. */
export async function sideOf(folder: string, order: Order): Promise<Side> {
  const child = fork(join(import.meta.dirname, 'process-main.js'), [folder], { cwd: folder })
  const end = () => {
    child.kill()
  }
  const tell = async (message: Order | 'go') => {
    const answered = answerOf(child)
    child.send(message)
    const answer = await answered
    if (answer.is !== 'unable') return answer
    end()
    throw new Unable(answer.why)
  }
  await tell(order)
  return {
    go: async () => {
      const answer = await tell('go')
      if (answer.is !== 'done') throw new Error('a process answered out of turn')
      return answer
    },
    end,
  }
}

/** The next answer of a process; that it ends instead is an error. */
async function answerOf(child: ChildProcess): Promise<Answer> {
  const given = new AbortController()
  const ended = once(child, 'exit', { signal: given.signal }).then(([code]): Answer => {
    throw new Error(`a process ended with ${String(code)} before it answered`)
  })
  try {
    return await Promise.race([once(child, 'message').then(([message]) => message as Answer), ended])
  } finally {
    ended.catch(() => undefined)
    given.abort()
  }
}
