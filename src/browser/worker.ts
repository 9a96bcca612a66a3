/// <reference lib="dom" />
/** The worker of a page: hears what its elements ask, and answers by the number of each question. @module */
import { engineOver, type Shelf } from './engine.js'
import type { Asked, Asks } from './protocol.js'

/** A question as it comes from the page. */
export interface Asking<K extends Asked = Asked> {
  readonly number: number
  readonly asked: K
  readonly about: Asks[K]
}

/** Where questions come from, and answers go. */
export interface Port {
  onmessage: ((event: MessageEvent) => void) | null
  postMessage(message: unknown): void
}

/** Answers questions, one after the other as they come. */
export function serve(port: Port, shelf: Shelf): void {
  const answer = engineOver(shelf)
  port.onmessage = async ({ data }: MessageEvent) => {
    const { number, asked, about } = data as Asking
    try {
      port.postMessage({ number, reply: await answer(asked, about) })
    } catch (error) {
      port.postMessage({ number, reply: { ok: false, faults: [{ path: '', message: String(error) }] } })
    }
  }
  port.postMessage({ ready: true })
}
