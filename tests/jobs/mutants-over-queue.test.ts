/** A hunt of mutants over a queue, in which everybody is killed: it comes to what it comes to in one process. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { temporaryFolder } from '../temporary.js'
import { writeFewVectors } from './few-vectors.js'
import { type Begun, cli, hasRedis, type RedisServer, redisIn } from './fleet.js'

const folder = temporaryFolder()
const vectors = join(folder, 'vectors')
const HUNT = ['mutants', 'rcw', '--full', '--json', '--every', '8', '--vectors', vectors]

describe.skipIf(!hasRedis)('a hunt of mutants over a queue', () => {
  let redis: RedisServer
  const open: Begun[] = []
  const begin = (...args: readonly string[]) => {
    const one = cli([...args, '--queue', redis.address])
    open.push(one)
    return one
  }
  const worker = async () => {
    const one = begin('worker', '--jobs', '1')
    await one.says(/threads? work/)
    return one
  }
  /** Waits until the queue holds a number of finished jobs, which shows the progress of the run for any requester. */
  const doneBy = async (count: number) => {
    const client = new Redis(redis.address)
    while ((await client.zcard('bull:rulewright:completed')) < count) await pause(20)
    client.disconnect()
  }
  beforeAll(async () => {
    writeFewVectors(await books.find(({ name }) => name === 'russian-civil-war')?.load(), vectors)
    const data = join(folder, 'kept')
    mkdirSync(data)
    redis = await redisIn(data, ['--appendonly', 'yes', '--appendfsync', 'always'])
  })
  afterAll(async () => {
    await Promise.all(open.map((one) => one.kill()))
    await redis?.stop()
  })

  it('loses nothing and counts nothing twice, whoever is killed', async () => {
    const alone = await cli([...HUNT, '--jobs', '1']).ended
    const [first] = [await worker(), await worker()]
    const asked = begin(...HUNT)
    await doneBy(4)
    await first?.kill()
    await worker()
    await doneBy(10)
    await redis.again()
    await doneBy(20)
    await asked.kill()
    const again = begin(...HUNT)
    await doneBy(30)
    const client = new Redis(redis.address)
    await client.call('CLIENT', 'KILL', 'TYPE', 'normal')
    client.disconnect()
    await redis.again()
    const { code, out } = await again.ended
    expect({ code, out }).toEqual({ code: alone.code, out: alone.out })
    expect(JSON.parse(out).mutants).toBeGreaterThan(50)
  })
})
