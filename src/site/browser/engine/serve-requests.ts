/// <reference lib="dom" />
/** The worker of a page: hears what its elements ask, and answers by the number of each question. @module */
import { type BookShelf, createEngine } from './engine.js'
import type { RequestName, Requests } from './protocol.js'

/** A question as it comes from the page. */
export interface NumberedRequest<K extends RequestName = RequestName> {
  readonly number: number
  readonly asked: K
  readonly about: Requests[K]
}

/** The channel for requests and replies. */
export interface Port {
  onmessage: ((event: MessageEvent) => void) | null
  postMessage(message: unknown): void
}

/** Answers questions, one after the other as they come. */
export function serveRequests(port: Port, shelf: BookShelf): void {
  const answer = createEngine(shelf)
  port.onmessage = async ({ data }: MessageEvent) => {
    const { number, asked, about } = data as NumberedRequest
    try {
      port.postMessage({ number, reply: await answer(asked, about) })
    } catch (error) {
      port.postMessage({ number, reply: { ok: false, faults: [{ path: '', message: String(error) }] } })
    }
  }
  port.postMessage({ ready: true })
}
