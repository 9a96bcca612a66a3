/** A bucket as a store: whatever speaks the protocol of S3. @module */
import { optionalPackage, Unreadable } from '#core'
import type { Store } from './store.js'

const EXPECTED = 'expected s3://bucket/folder, with ?endpoint=https://... where that is not Amazon'

/** The environment variables with the S3 account, under the same names as in other S3 tools. */
type Environment = Readonly<Record<string, string | undefined>>

/** The bucket that a place names. */
export async function bucketAt(place: string, environment: Environment = process.env): Promise<Store> {
  const root = rootOf(place, environment)
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment
  if (!accessKeyId || !secretAccessKey)
    throw new Unreadable(['--results: a bucket is opened by AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'])
  const { AWS_SESSION_TOKEN: sessionToken, AWS_REGION: region = 'us-east-1' } = environment
  const { AwsClient } = await optionalPackage('--results', ['aws4fetch'], () => import('aws4fetch'))
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    ...(sessionToken && { sessionToken }),
  })
  const asked = async (method: string, name: string, body?: Uint8Array): Promise<Response> => {
    const answer = await client.fetch(`${root}/${name}`, { method, ...(body && { body: new Uint8Array(body) }) })
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
    throw new Error(`--results: ${root} answers ${method} with ${answer.status} ${answer.statusText}`)
  }
  return {
    put: async (name, bytes) => void (await asked('PUT', name, bytes)),
    get: async (name) => {
      const answer = await asked('GET', name)
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
    },
    remove: async (name) => void (await asked('DELETE', name)),
  }
}

/** The address under which the things of a place stand. */
function rootOf(place: string, { AWS_REGION: region = 'us-east-1' }: Environment): string {
  const url = URL.canParse(place) ? new URL(place) : undefined
  if (url === undefined || url.hostname === '') throw new Unreadable([`--results: got "${place}", ${EXPECTED}`])
  const endpoint = url.searchParams.get('endpoint')
  const folder = url.pathname.replace(/\/+$/, '')
  if (endpoint === null) return `https://${url.hostname}.s3.${region}.amazonaws.com${folder}`
  if (!/^https?:/.test(endpoint) || !URL.canParse(endpoint))
    throw new Unreadable([`--results: got the endpoint "${endpoint}", ${EXPECTED}`])
  return `${endpoint.replace(/\/+$/, '')}/${url.hostname}${folder}`
}
