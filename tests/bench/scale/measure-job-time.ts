/** Measures how long real jobs keep a worker: one thread takes them out of a queue, one after the other. @module */
import { QueueEvents } from 'bullmq'
import { Redis } from 'ioredis'
import { QUEUE } from '../../../src/fleet/queue/job-message.js'
import { cli } from '../../jobs/fleet.js'
import { workerAt } from './compare-throughput.js'

/** The seconds that each job of a command keeps a worker of one thread. */
export async function serviceOf(command: readonly string[], address: string): Promise<readonly number[]> {
  const worker = await workerAt(address, 1)
  const redis = new Redis(address)
  const events = new QueueEvents(QUEUE, { connection: { url: address, maxRetriesPerRequest: null } })
  const times: Promise<readonly (string | null)[]>[] = []
  events.on('completed', ({ jobId }) => times.push(redis.hmget(`bull:${QUEUE}:${jobId}`, 'processedOn', 'finishedOn')))
  await events.waitUntilReady()
  const { code, err } = await cli([...command, '--queue', address]).ended
  if (code !== 0) throw new Error(err)
  const spans = (await Promise.all(times)).map((pair) => pair.map(Number)).filter(([, ended = 0]) => ended > 0)
  await Promise.all([events.close(), worker.kill()])
  redis.disconnect()
  return lengths(spans)
}

/** The thread takes a job when it is done with the one before, however long its worker had it at hand. */
function lengths(spans: readonly (readonly number[])[]): readonly number[] {
  const sorted = spans.toSorted(([, a = 0], [, b = 0]) => a - b)
  return sorted.map(([taken = 0, ended = 0], at) => (ended - Math.max(taken, sorted[at - 1]?.[1] ?? 0)) / 1000)
}
