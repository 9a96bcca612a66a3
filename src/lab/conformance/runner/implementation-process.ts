/** Instances: one running process of an implementation, heard line by line. @module */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { framing } from '#core'
import type { Clock } from './clock.js'
import { HAS_GROUPS, killGroup, remember } from './process-groups.js'

/** The next event of an instance. */
export type InstanceEvent =
  | { readonly kind: 'line'; readonly bytes: Buffer }
  | { readonly kind: 'overlong' }
  | { readonly kind: 'closed'; readonly how: string; readonly unstartable?: true }
  | { readonly kind: 'silence' }

/** One running process of an implementation. */
export interface Instance {
  readonly send: (line: string) => void
  /** Says that nothing more is sent. */
  readonly end: () => void
  /** Waits for its next event, or reports silence after the given time. */
  readonly next: (within: number) => Promise<InstanceEvent>
  /** Returns an event that already happened and that nobody has received. */
  readonly unheard: () => InstanceEvent | undefined
  /** The last that it wrote to its standard error. */
  readonly lastWords: () => string
  /** Ends it with everything that it has started. */
  readonly kill: () => void
}

/** The options for running an instance. */
export interface InstanceOptions {
  /** The most bytes of a line. */
  readonly longest: number
  readonly clock: Clock
}

/** The maximum number of lines to buffer before they are read. */
const AHEAD = 4
/** The number of characters of standard error to keep. */
const TAIL = 4096
/** The time in milliseconds that the end of a process and the end of its output wait for each other. */
const TOGETHER = 250

/** Starts a process. */
export function instanceOf([program = '', ...args]: readonly string[], options: InstanceOptions): Instance {
  try {
    return heardFrom(spawn(program, args, { stdio: 'pipe', detached: HAS_GROUPS, windowsHide: true }), options)
  } catch (thrown) {
    // A name that no file can have is told at once, and not as an event. No name at all is a mistake of who asks.
    if (thrown instanceof TypeError) throw thrown
    return neverStarted((thrown as Error).message)
  }
}

const unstartable = (why: string): InstanceEvent => ({
  kind: 'closed',
  how: `cannot be started: ${why}`,
  unstartable: true,
})

const nothing = (): void => undefined

const neverStarted = (why: string): Instance => ({
  send: nothing,
  end: nothing,
  next: () => Promise.resolve(unstartable(why)),
  unheard: () => unstartable(why),
  lastWords: () => '',
  kill: nothing,
})

function heardFrom(child: ChildProcessWithoutNullStreams, { longest, clock }: InstanceOptions): Instance {
  const { stdin, stdout, stderr, pid } = child
  if (pid !== undefined) remember(pid)
  const queue: InstanceEvent[] = []
  let wake: (() => void) | undefined
  let last: InstanceEvent | undefined
  let tail = ''
  const tell = (heard: InstanceEvent) => {
    if (last !== undefined) return
    if (heard.kind === 'line') queue.push(heard)
    else last = heard
    if (queue.length > AHEAD) stdout.pause()
    wake?.()
  }
  const frame = framing(longest)
  stdout.on('data', (piece: Buffer) => {
    const { lines, overlong } = frame(piece)
    for (const bytes of lines) tell({ kind: 'line', bytes })
    if (overlong) tell({ kind: 'overlong' })
  })
  stderr.on('data', (piece: Buffer) => {
    tail = (tail + piece.toString('utf8')).slice(-TAIL)
  })
  for (const stream of [stdin, stdout, stderr]) stream.on('error', () => undefined)
  const closing = (how: string) => clock.after(TOGETHER, () => tell({ kind: 'closed', how: ending() ?? how }))
  const ending = (): string | undefined => {
    if (child.signalCode !== null) return `was ended by ${child.signalCode}`
    return child.exitCode === null ? undefined : `ended with code ${child.exitCode}`
  }
  child.on('error', ({ message }) => tell(unstartable(message)))
  child.on('close', () => tell({ kind: 'closed', how: ending() ?? 'ended' }))
  child.on('exit', () => closing('ended'))
  stdout.on('end', () => closing('closed its output'))

  const unheard = (): InstanceEvent | undefined => queue.shift() ?? last
  return {
    send: (line) => void stdin.write(`${line}\n`),
    end: () => void stdin.end(),
    unheard,
    next: (within) => {
      stdout.resume()
      const known = unheard()
      if (known !== undefined) return Promise.resolve(known)
      return new Promise((resolve) => {
        const done = () => {
          callOff()
          wake = undefined
          resolve(unheard() ?? { kind: 'silence' })
        }
        const callOff = clock.after(within, done)
        wake = done
      })
    },
    lastWords: () => tail.trim(),
    kill: () => {
      if (pid !== undefined) killGroup(pid)
      for (const stream of [stdin, stdout, stderr]) stream.destroy()
      child.unref()
    },
  }
}
