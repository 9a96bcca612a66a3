/** The queue, over a real Redis server: whoever is killed, and whenever, the report is that of one process. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { pairsOf } from '../../src/core/explore/reading-pair.js'
import { witnessesBy } from '../../src/fleet/witnesses.js'
import { temporaryFolder } from '../temporary.js'
import { writeFewVectors } from './few-vectors.js'
import { type Begun, cli, hasRedis, type RedisServer, redisIn } from './fleet.js'

const folder = temporaryFolder()
const book = await books.find(({ name }) => name === 'russian-civil-war')?.load()
const GAMES = ['playouts', 'rcw', '-n', '130', '--any-readings', '--json']

/** A report without how long it took. */
const timeless = (text: string): unknown =>
  JSON.parse(text, (key, value) => (/seconds$|PerSecond$/.test(key) ? undefined : value))

describe.skipIf(!hasRedis)('work over a queue', () => {
  let expected: unknown
  let redis: RedisServer
  const open: Begun[] = []
  const worker = async (address = redis.address, ...more: readonly string[]) => {
    const one = cli(['worker', '--queue', address, '--jobs', '1', ...more])
    open.push(one)
    await one.says(/threads? work/)
    return one
  }
  const asking = (...more: readonly string[]) => {
    const one = cli([...GAMES, '--queue', redis.address, ...more])
    open.push(one)
    return one
  }
  const comesToTheSame = async (asked: Begun) => {
    const { code, out, err } = await asked.ended
    expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' })
    expect(timeless(out)).toEqual(expected)
  }
  const inRedis = async <Result>(use: (queue: Queue) => Promise<Result>): Promise<Result> => {
    const queue = new Queue('rulewright', { connection: { url: redis.address, maxRetriesPerRequest: null } })
    try {
      return await use(queue)
    } finally {
      await queue.close()
    }
  }

  beforeAll(async () => {
    expected = timeless((await cli([...GAMES, '--jobs', '1']).ended).out)
    const data = join(folder, 'kept')
    mkdirSync(data)
    redis = await redisIn(data)
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.kill()))
    await inRedis((queue) => queue.obliterate({ force: true }))
  })
  afterAll(() => redis?.stop())

  it('comes to what one process comes to, and leaves nothing behind', async () => {
    await worker()
    await comesToTheSame(asking())
    expect(await inRedis((queue) => queue.getJobCounts('completed', 'failed', 'wait', 'active'))).toEqual({
      completed: 0,
      failed: 0,
      wait: 0,
      active: 0,
    })
    const client = new Redis(redis.address)
    expect(await client.keys('rulewright:*')).toEqual([])
    client.disconnect()
  })

  it('is not lost with a worker that is killed in the midst of a job', async () => {
    const first = await worker()
    const asked = asking()
    await asked.says(/games [1-9]/)
    await first.kill()
    await worker()
    await comesToTheSame(asked)
  })

  it('goes on where it stood when who asked is killed and the same is asked again', async () => {
    await worker()
    const asked = asking()
    await asked.says(/games [3-9]\d/)
    await asked.kill()
    const before = await inRedis((queue) => queue.getCompletedCount())
    expect(before).toBeGreaterThan(0)
    await comesToTheSame(asking())
  })

  it('waits for a server that is killed, and begun again', async () => {
    await worker()
    const asked = asking()
    await asked.says(/games [1-9]/)
    await redis.again()
    await comesToTheSame(asked)
  })

  it('puts jobs into the queue again that a server without a memory has lost', async () => {
    const data = join(folder, 'forgetful')
    mkdirSync(data)
    const forgetful = await redisIn(data, ['--appendonly', 'no'])
    const first = await worker(forgetful.address)
    const asked = cli([...GAMES, '--queue', forgetful.address])
    open.push(asked)
    await asked.says(/games [1-9]/)
    await forgetful.again()
    await comesToTheSame(asked)
    expect((await asked.ended).err).toMatch(/the queue writes nothing to disk/)
    await first.kill()
    await forgetful.stop()
  })

  it('leaves long results in a folder that all share, and takes them away at the end', async () => {
    const results = join(folder, 'results')
    mkdirSync(results)
    const one = cli(['verify', 'rcw', '--json', '--queue', redis.address, '--results', results])
    open.push(one)
    await worker(redis.address, '--results', results)
    const { code, out } = await one.ended
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual(JSON.parse((await cli(['verify', 'rcw', '--json', '--jobs', '1']).ended).out))
    expect(readdirSync(results)).toEqual([])
  })

  it('makes vectors that are those of one process, file by file', async () => {
    const [alone, fleet] = [join(folder, 'vectors alone'), join(folder, 'vectors of a fleet')]
    const few = ['vectors', 'rcw', '--random', '1', '--places', '3', '--out']
    expect(await cli([...few, alone, '--jobs', '1']).ended).toMatchObject({ code: 0 })
    const asked = cli([...few, fleet, '--queue', redis.address])
    open.push(asked)
    await worker()
    expect(await asked.ended).toMatchObject({ code: 0 })
    const names = readdirSync(alone, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.json'))
    const read = (at: string) => names.map((name) => [name, readFileSync(join(at, name), 'utf8')])
    expect(names).toContain('manifest.json')
    expect(read(fleet)).toEqual(read(alone))
  })

  it('searches for witnesses, and makes them small, as one process does', async () => {
    if (book === undefined) throw new Error('expected a book')
    await worker()
    const effort = { plays: 5, seed: 3, bound: 300, depths: [2], enough: 3, thorough: true }
    const pairs = pairsOf(book.questions).slice(0, 6)
    const [here, there] = [
      await witnessesBy(book, pairs, effort, undefined),
      await witnessesBy(book, pairs, effort, { queue: redis.address }),
    ]
    expect(JSON.stringify(here)).toContain('"example"')
    expect(JSON.stringify(there)).toBe(JSON.stringify(here))
  })

  it('has implementations judged by workers that know how they are started', async () => {
    const [page, at] = [join(folder, 'page.html'), join(folder, 'vectors')]
    writeFewVectors(book, at)
    const how = `template="${process.execPath}" docs/adapters/template.mjs`
    const judge = (...more: readonly string[]) => {
      const one = cli(['conform', 'rcw', '--vectors', at, '--matrix', '--html', page, '--json', ...more])
      open.push(one)
      return one
    }
    const alone = await judge('--implementation', how, '--jobs', '1').ended
    const asked = judge('--implementation', 'template', '--queue', redis.address)
    await worker(redis.address, '--implementation', how)
    expect(await asked.ended).toMatchObject({ code: alone.code, out: alone.out })
    expect(JSON.parse(alone.out)).toMatchObject([{ book: 'russian-civil-war', totals: { errored: 0 } }])
  })

  it('compares with an older state that the workers have at hand, of a book of their own', async () => {
    const mine = join(folder, 'mine')
    const git = (...argv: readonly string[]) =>
      execFileSync('git', ['-C', mine, '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...argv], { stdio: 'pipe' })
    expect(await cli(['new', mine]).ended).toMatchObject({ code: 0 })
    git('init', '-q')
    git('add', '--all')
    git('commit', '-q', '-m', 'Begin')
    const file = join(mine, 'book.ts')
    const text = readFileSync(file, 'utf8')
    const changed = text.replace("{ last: 'Ann' }, 'Bob'", "{ last: 'Ann' }, 'Ann'")
    expect(changed).not.toBe(text)
    writeFileSync(file, changed)
    const diff = ['diff-behaviour', mine, '--base', 'HEAD', '--json']
    const alone = await cli([...diff, '--jobs', '1']).ended
    expect(JSON.parse(alone.out)).toMatchObject({ same: false, tables: [{ table: 'who wins' }] })
    await worker(redis.address, mine, '--base', 'HEAD')
    const asked = cli([...diff, '--queue', redis.address])
    open.push(asked)
    expect(await asked.ended).toMatchObject({ code: 1, out: alone.out })
    git('commit', '-q', '--allow-empty', '-m', 'Go on')
    const other = cli([...diff, '--queue', redis.address])
    open.push(other)
    const refused = await other.ended
    expect(refused.err).toMatch(/no older state [0-9a-f]{40} is at hand here/)
  })

  it('refuses a job of another commit, and one that names what it does not know', async () => {
    const told = await worker()
    const message = {
      format: 1,
      work: 'abc',
      book: 'russian-civil-war',
      kind: 'playouts',
      common: 'common-abc',
      part: '{}',
    }
    await inRedis(async (queue) => {
      await queue.add('one', { ...message, digest: 'of another' }, { jobId: 'other-commit' })
      await queue.add('one', { ...message, digest: 'x', book: '/etc/passwd' }, { jobId: 'other-book' })
      await queue.add('one', { ...message, digest: 'x', common: '../../etc/passwd' }, { jobId: 'no-job' })
    })
    await told.says(/other-commit: refused: the job is of russian-civil-war at of another, this worker has it at/)
    await told.says(/other-book: refused: this worker has no book/)
    await told.says(/no-job: refused: this is not a job of this program/)
    const failed = async () =>
      (await inRedis((queue) => queue.getFailed())).map(({ id, failedReason }) => [id, failedReason])
    const refused = ['no-job', 'other-book', 'other-commit'].map((id) => [id, expect.stringMatching(/^refused: /)])
    await expect.poll(async () => (await failed()).toSorted()).toEqual(refused)
  })

  it('does a job again that failed, by its name, and shows what comes of it', async () => {
    const [first] = await inRedis(async (queue) => {
      const asked = asking()
      while ((await queue.getWaitingCount()) === 0) await pause(20)
      await asked.kill()
      return queue.getJobs(['wait'], 0, 0)
    })
    const again = await cli(['worker', '--queue', redis.address, '--job', first?.id ?? '']).ended
    expect(again).toMatchObject({ code: 0 })
    expect(JSON.parse(again.out)).toMatchObject({ played: { plays: expect.any(Number) } })
    expect(await cli(['worker', '--queue', redis.address, '--job', 'none']).ended).toMatchObject({
      code: 2,
      err: expect.stringContaining('--job: the queue holds no job "none"'),
    })
  })

  it('tells that nobody works, and that nobody is there', async () => {
    const asked = asking()
    await asked.says(/no worker at redis:\/\/127\.0\.0\.1:\d+/)
    asked.child.kill('SIGINT')
    const { code, err } = await asked.ended
    expect(code).toBe(130)
    expect(err).toMatch(/the jobs stay in the queue: the same command goes on with them/)
    const nobody = await cli([...GAMES, '--queue', 'redis://127.0.0.1:1']).ended
    expect(nobody).toMatchObject({ code: 2 })
    expect(nobody.out + nobody.err).toMatch(/--queue: redis:\/\/127\.0\.0\.1:1: connect ECONNREFUSED/)
  })
})
