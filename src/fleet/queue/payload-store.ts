/** Stores: where the machines of a fleet leave for each other what is too long for a queue. @module */
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Redis } from 'ioredis'
import { bytesAt, DATA, isFile, mustBeFolder, takeAway, Unreadable, writeWhole } from '#core'
import type { Store } from './store.js'

/** For how many seconds a queue keeps what nobody asks for any more: a week. */
export const KEPT = 7 * 24 * 60 * 60

/** The store that a place names: a folder that all machines share, or a bucket; the queue itself where none is named. */
export async function storeAt(place: string | undefined, redis: () => Redis): Promise<Store> {
  if (place === undefined) return inQueue(redis())
  if (place.startsWith('s3:')) return (await import('./object-store.js')).bucketAt(place)
  mustBeFolder('--results', place)
  return inFolder(place)
}

const inQueue = (redis: Redis): Store => {
  const key = (name: string) => `rulewright:${name}`
  return {
    put: async (name, bytes) => void (await redis.set(key(name), Buffer.from(bytes), 'EX', KEPT)),
    get: async (name) => (await redis.getBuffer(key(name))) ?? undefined,
    remove: async (name) => void (await redis.del(key(name))),
  }
}

const inFolder = (folder: string): Store => {
  const file = (name: string) => join(folder, `${name}.json.gz`)
  return {
    put: async (name, bytes) => writeWhole(file(name), bytes, '--results'),
    get: async (name) => (isFile(file(name)) ? bytesAt(file(name), DATA) : undefined),
    remove: async (name) => takeAway(file(name)),
  }
}

/** Text as a store keeps it. */
export const compressText = (text: string): Uint8Array => gzipSync(text)

/** Text, as a store kept it under a name. */
export function decompressText(bytes: Uint8Array, name = 'a result'): string {
  try {
    return gunzipSync(bytes, { maxOutputLength: DATA.most }).toString()
  } catch (thrown) {
    throw new Unreadable([`${name}: is not what a fleet leaves there: ${(thrown as Error).message}`])
  }
}

/** The text that stands in a store under a name. */
export async function textIn(store: Store, name: string): Promise<string> {
  const bytes = await store.get(name)
  if (bytes) return decompressText(bytes, name)
  throw new Unreadable([`${name} is not where results are kept; do all machines of the fleet name the same place?`])
}
