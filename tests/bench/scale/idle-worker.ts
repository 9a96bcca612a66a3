/** A worker that does nothing with the jobs of a queue: as much as it takes to take them, and to say that they are done. @module */
import { Worker } from 'bullmq'
import { QUEUE } from '../../../src/fleet/queue/job-message.js'
import { compressText } from '../../../src/fleet/queue/payload-store.js'

const [, , url = ''] = process.argv
const came = Buffer.from(compressText('{}')).toString('base64')
const worker = new Worker(QUEUE, async () => ({ came }), {
  connection: { url, maxRetriesPerRequest: null },
  concurrency: 3,
  lockDuration: 10_000,
})
await worker.waitUntilReady()
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1e6)
})
process.send?.('ready')
