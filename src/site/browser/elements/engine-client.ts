/// <reference lib="dom" />
/** Asking: one worker for a whole page, started at the first wish; why there is none is told plainly. @module */
import type { EngineClient, Reply, RequestName, Requests } from '../engine/protocol.js'

type Waiting = (reply: Reply<RequestName>) => void

/** Thrown where no worker starts, with why. */
export class NoEngine extends Error {
  override readonly name = 'NoEngine'
}

const FROM_FILE =
  'A browser cannot start the engine from a file. Open this page from a web server, such as `npx serve`.'
const NOT_STARTED = 'The engine does not start in this browser. The text of the rules can be read without it.'

/** The time limit for a worker to start, in milliseconds. */
const PATIENCE = 60_000

let engine: Promise<EngineClient> | undefined

/** The engine of the page: started once, whoever asks first. */
export function pageEngine(): Promise<EngineClient> {
  engine ??= started().catch((error: unknown) => {
    engine = undefined
    throw error
  })
  return engine
}

function started(): Promise<EngineClient> {
  if (location.protocol === 'file:') return Promise.reject(new NoEngine(FROM_FILE))
  return new Promise((resolve, reject) => {
    const waiting = new Map<number, Waiting>()
    // In a page the worker lies beside the elements.
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

type Told = { readonly ready: true } | { readonly number: number; readonly reply: Reply<RequestName> }

function askingOf(worker: Worker, waiting: Map<number, Waiting>): EngineClient {
  let asked = 0
  return <K extends RequestName>(name: K, about: Requests[K]) =>
    new Promise<Reply<K>>((resolve) => {
      asked += 1
      waiting.set(asked, resolve as Waiting)
      worker.postMessage({ number: asked, asked: name, about })
    })
}
