/** Addresses of queues: a Redis server, by a URL that also says how to be known there, and how to be sure of it. @module */

import { DATA, textAt, Unreadable } from '#core'

/** The parts of a queue's address that name certificate files. */
const CERTIFICATES = ['ca', 'cert', 'key'] as const

/** The address of a queue, for its client. */
export interface Address {
  /** The address without what opens it, as it is shown. */
  readonly shown: string
  readonly connection: {
    readonly url: string
    /** A command waits for a server that is gone until it is there again. */
    readonly maxRetriesPerRequest: null
    readonly tls?: Readonly<Record<string, string>>
  }
}

/** The address that a text means: `redis://` or `rediss://`, with a user, a password, a database and files of certificates. */
export function parseQueueAddress(text: string): Address {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !['redis:', 'rediss:'].includes(url.protocol))
    throw new Unreadable([`--queue: got "${shownOf(text)}", expected an address such as redis://localhost:6379`])
  const files = CERTIFICATES.flatMap((one) => {
    const file = url.searchParams.get(one)
    return file === null ? [] : [[one, textAt(file, DATA)] as const]
  })
  if (files.length > 0 && url.protocol !== 'rediss:')
    throw new Unreadable([`--queue: certificates are for rediss://, got ${url.protocol}//`])
  url.search = ''
  return {
    shown: shownOf(url.href),
    connection: {
      url: url.href,
      maxRetriesPerRequest: null,
      ...(files.length > 0 && { tls: Object.fromEntries(files) }),
    },
  }
}

/** An address without user and password. */
const shownOf = (text: string): string => text.replace(/\/\/[^/@]*@/, '//')
