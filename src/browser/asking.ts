/// <reference lib="dom" />
/** Asking: one worker for a whole page, started at the first wish; why there is none is told plainly. @module */
import type { Answering, Asked, Asks, Reply } from './protocol.js'

type Waiting = (reply: Reply<Asked>) => void

/** Thrown where no worker starts, with why. */
export class NoEngine extends Error {
  override readonly name = 'NoEngine'
}

const FROM_FILE =
  'This page was opened as a file, from which no browser starts the engine. Read it from a web server, such as `npx serve`, to try the rules; everything else works here.'
const NOT_STARTED = 'The engine does not start in this browser. The text of the rules can be read without it.'

/** How long a worker may take to say that it is there, in milliseconds. */
const PATIENCE = 60_000

let engine: Promise<Answering> | undefined

/** The engine of the page: started once, whoever asks first. */
export function engineHere(): Promise<Answering> {
  engine ??= started().catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}

function started(): Promise<Answering> {
  if (location.protocol === 'file:') return Promise.reject(new NoEngine(FROM_FILE))
  return new Promise((resolve, reject) => {
    const waiting = new Map<number, Waiting>()
    const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
    const failed = () => reject(new NoEngine(NOT_STARTED))
    const late = setTimeout(failed, PATIENCE)
    worker.onerror = failed
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('ready' in data) {
        clearTimeout(late)
        resolve(askingOf(worker, waiting))
        return
      }
      waiting.get(data.number)?.(data.reply)
      waiting.delete(data.number)
    }
  })
}

type Told = { readonly ready: true } | { readonly number: number; readonly reply: Reply<Asked> }

function askingOf(worker: Worker, waiting: Map<number, Waiting>): Answering {
  let asked = 0
  return <K extends Asked>(name: K, about: Asks[K]) =>
    new Promise<Reply<K>>((resolve) => {
      asked += 1
      waiting.set(asked, resolve as Waiting)
      worker.postMessage({ number: asked, asked: name, about })
    })
}
