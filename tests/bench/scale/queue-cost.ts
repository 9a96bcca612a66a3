/** The cost of the queue itself: many empty jobs, and the processor time of all processes involved. @module */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { inOrder } from '../../../src/fleet/ordered-results.js'
import { parseQueueAddress } from '../../../src/fleet/queue/address.js'
import { type Desk, deskAt } from '../../../src/fleet/queue/client.js'
import { jobName, type Message } from '../../../src/fleet/queue/job-message.js'
import { type Line, lineAt } from '../../../src/fleet/queue/job-queue.js'
import { storeAt } from '../../../src/fleet/queue/payload-store.js'
import { aheadFor } from '../../../src/fleet/queue/run-over-queue.js'
import type { Cost } from './model.js'

/** Measures what a job costs in processor time, over a server of its own. */
export async function queueCost(address: string, jobs: number): Promise<Cost> {
  let desk: Desk | undefined
  const line = await lineAt(parseQueueAddress(address), (name) => void desk?.look(name))
  desk = deskAt(line, await storeAt(undefined, () => line.redis), () => undefined)
  const worker = fork(join(import.meta.dirname, 'idle-worker.js'), [address])
  await once(worker, 'message')
  await empty(desk, Math.ceil(jobs / 10), 'warm')
  const before = await spentBy(line, worker)
  await empty(desk, jobs, 'measured')
  const after = await spentBy(line, worker)
  await desk.clear()
  worker.kill()
  await line.close()
  const each = (who: keyof Cost) => (after[who] - before[who]) / jobs
  return { server: each('server'), asker: each('asker'), worker: each('worker') }
}

/** Has jobs done that hold nothing but what every job holds. */
async function empty(desk: Desk, jobs: number, work: string): Promise<void> {
  const messageOf = (part: number): Message => ({
    format: 1,
    work: Buffer.from(work).toString('hex'),
    book: 'russian-civil-war',
    digest: '0123456789abcdef',
    kind: 'playouts',
    common: 'common-0123456789abcdef0123456789abcdef',
    part: JSON.stringify({ from: part * 50 + 1, to: part * 50 + 50 }),
  })
  const begin = (part: number) => {
    const message = messageOf(part)
    return desk.done(jobName(message), message)
  }
  await inOrder(
    Array.from({ length: jobs }, (_, part) => part),
    () => aheadFor(1),
    begin,
    { take: () => undefined },
  )
}

/** The seconds of the processor that server, asker and worker have had until now. */
async function spentBy({ redis }: Line, worker: ReturnType<typeof fork>): Promise<Cost> {
  const cpu = await redis.info('cpu')
  const server = [...cpu.matchAll(/^used_cpu_(?:sys|user):([\d.]+)/gm)].reduce((sum, [, one]) => sum + Number(one), 0)
  worker.send('spent')
  const spent = Number((await once(worker, 'message'))[0])
  const { user, system } = process.cpuUsage()
  return { server, asker: (user + system) / 1e6, worker: spent }
}
