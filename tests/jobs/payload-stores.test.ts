/** The place for long results of a fleet, and the connection to a queue. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseQueueAddress } from '../../src/fleet/queue/address.js'
import { messageSchema } from '../../src/fleet/queue/job-message.js'
import { bucketAt } from '../../src/fleet/queue/object-store.js'
import { compressText, decompressText, storeAt, textIn } from '../../src/fleet/queue/payload-store.js'
import { fromWire, toWire } from '../../src/fleet/serialization.js'
import { temporaryFolder } from '../temporary.js'
import { type Begun, begun, cli, freePort, hasRedis, type RedisServer, redisIn } from './fleet.js'

const folder = temporaryFolder()
const noRedis = () => {
  throw new Error('no queue is asked')
}

describe('plain data as text', () => {
  it('comes back as it was, with what JSON lacks', () => {
    const data = {
      list: [1, undefined, 'a'],
      map: new Map([[{ a: 1 }, new Set(['b'])]]),
      none: null,
      deep: [[undefined]],
    }
    expect(fromWire(toWire(data))).toEqual(data)
  })
})

describe('a folder that all share', () => {
  it('keeps what is long under its name', async () => {
    const store = await storeAt(folder, noRedis)
    expect(await store.get('came-1')).toBeUndefined()
    await store.put('came-1', compressText('words'))
    expect(decompressText((await store.get('came-1')) ?? new Uint8Array())).toBe('words')
    await store.remove('came-1')
    expect(await store.get('came-1')).toBeUndefined()
    await expect(textIn(store, 'came-1')).rejects.toThrow(/came-1 is not where results are kept/)
    await expect(storeAt(join(folder, 'nowhere'), noRedis)).rejects.toMatchObject({
      lines: [expect.stringMatching(/^--results: .*there is no such folder/)],
    })
  })
})

describe('what somebody else left where results are kept', () => {
  it.each([Buffer.from('no such thing'), compressText('words').subarray(0, 12)])(
    'is told, and not taken: %#',
    async (bytes) => {
      const store = await storeAt(folder, noRedis)
      await store.put('came-2', bytes)
      await expect(textIn(store, 'came-2')).rejects.toMatchObject({ lines: [expect.stringMatching(/^came-2: /)] })
    },
  )
})

describe('a bucket', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
  let server: Begun
  let endpoint: string
  beforeAll(async () => {
    const port = await freePort()
    endpoint = `http://127.0.0.1:${port}`
    const program = resolve('node_modules/s3rver/bin/s3rver.js')
    const data = join(folder, 'buckets')
    mkdirSync(data)
    server = begun(process.execPath, [
      program,
      '-d',
      data,
      '-p',
      `${port}`,
      '-a',
      '127.0.0.1',
      '--configure-bucket',
      'fleet',
    ])
    await server.says(/listening/)
  })
  afterAll(() => server.kill())

  it('keeps what is long under its name', async () => {
    const store = await bucketAt(`s3://fleet/some/folder?endpoint=${endpoint}`, keys)
    expect(await store.get('came-1')).toBeUndefined()
    await store.put('came-1', compressText('words'))
    expect(decompressText((await store.get('came-1')) ?? new Uint8Array())).toBe('words')
    await store.remove('came-1')
    expect(await store.get('came-1')).toBeUndefined()
  })

  it('says what it answers where it is not opened', async () => {
    const nobody = await bucketAt(`s3://fleet?endpoint=${endpoint}`, { ...keys, AWS_ACCESS_KEY_ID: 'nobody' })
    await expect(nobody.put('came-1', compressText('words'))).rejects.toThrow(
      /--results: .*\/fleet answers PUT with 403/,
    )
    const absent = await bucketAt(`s3://none?endpoint=${endpoint}`, keys)
    await expect(absent.put('came-1', compressText('words'))).rejects.toThrow(/answers PUT with 404/)
  })

  it('needs a name, and a key', async () => {
    const refused = (place: string, environment: Readonly<Record<string, string>>, line: RegExp) =>
      expect(bucketAt(place, environment)).rejects.toMatchObject({ lines: [expect.stringMatching(line)] })
    await refused('s3://', keys, /expected s3:\/\/bucket\/folder/)
    await refused('s3://a?endpoint=nowhere', keys, /got the endpoint "nowhere"/)
    await refused('s3://a', {}, /opened by AWS_ACCESS_KEY_ID/)
  })
})

describe('the address of a queue', () => {
  it('is shown without what opens it', () => {
    expect(parseQueueAddress('redis://me:secret@server:6379/2')).toMatchObject({ shown: 'redis://server:6379/2' })
    expect(() => parseQueueAddress('http://me:secret@server')).toThrow()
  })

  it('names files of certificates only where the connection is encrypted', () => {
    const file = join(folder, 'ca.pem')
    writeFileSync(file, 'a certificate')
    expect(parseQueueAddress(`rediss://server?ca=${file}`).connection).toEqual({
      url: 'rediss://server',
      maxRetriesPerRequest: null,
      tls: { ca: 'a certificate' },
    })
    expect(() => parseQueueAddress(`redis://server?ca=${file}`)).toThrow()
  })
})

describe('a job in a queue', () => {
  it('is data alone: nothing of it leads to a file', () => {
    const job = { format: 1, work: 'ab', book: 'b', digest: 'd', kind: 'k', common: 'common-ab', part: '1' }
    expect(messageSchema.safeParse(job).success).toBe(true)
    for (const wrong of [{ common: '../x' }, { common: 'common-../x' }, { also: '/etc' }, { more: 1 }, { format: 2 }])
      expect(messageSchema.safeParse({ ...job, ...wrong }).success).toBe(false)
  })
})

/** True if certificates can be made here. */
const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

describe.skipIf(!(hasRedis && hasOpenssl))('a queue that is locked and encrypted', () => {
  let redis: RedisServer
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  beforeAll(async () => {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
    const made = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-keyout',
      key,
      '-out',
      cert,
      ...subject,
    ]
    execFileSync('openssl', made, { stdio: 'ignore' })
    const port = await freePort()
    const tls = ['--tls-port', `${port}`, '--tls-cert-file', cert, '--tls-key-file', key, '--tls-ca-cert-file', cert]
    const data = join(folder, 'locked')
    mkdirSync(data)
    const started = await redisIn(data, [
      '--appendonly',
      'yes',
      '--requirepass',
      'secret',
      '--tls-auth-clients',
      'no',
      ...tls,
    ])
    redis = { ...started, address: `127.0.0.1:${port}` }
  })
  afterAll(() => redis.stop())

  it('is worked at by who knows the password and trusts the certificate', async () => {
    const address = `rediss://:secret@${redis.address}?ca=${cert}`
    const worker = cli(['worker', '--jobs', '1'], { RULEWRIGHT_QUEUE: address })
    const asked = await cli(['playouts', 'rcw', '-n', '6', '--queue', address]).ended
    expect(asked).toMatchObject({ code: 0, out: expect.stringMatching(/6 random games/) })
    await worker.says(new RegExp(`threads? works? at rediss://${redis.address.replaceAll('.', '\\.')}`))
    await worker.kill()
    expect((await worker.ended).err).not.toContain('secret')
  })

  it.each([
    { opens: (place: string) => `rediss://:wrong@${place}?ca=${cert}`, says: /WRONGPASS/ },
    { opens: (place: string) => `rediss://${place}?ca=${cert}`, says: /NOAUTH/ },
    { opens: (place: string) => `rediss://:secret@${place}`, says: /self.signed certificate/ },
  ])('is closed to others: $says', async ({ opens, says }) => {
    const asked = await cli(['playouts', 'rcw', '-n', '6', '--queue', opens(redis.address)]).ended
    expect(asked).toMatchObject({ code: 2, err: expect.stringMatching(says) })
    expect(asked.err).not.toMatch(/secret|wrong@/)
  })
})
