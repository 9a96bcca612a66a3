/** A folder as a site: files with their types, compressed, and `404.html` for what there is not. @module */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** A site that is served until it is closed. */
export interface Served {
  /** Its address, with a slash at the end. */
  readonly root: string
  close(): Promise<void>
}

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile()

/** The file that an address means, as hosts of plain files find it. */
function fileAt(folder: string, path: string): string | undefined {
  const file = join(folder, normalize(decodeURIComponent(path)))
  return [file, join(file, 'index.html'), `${file}.html`].find(isFile)
}

/** Serves a folder on a port of its own. */
export async function served(folder: string): Promise<Served> {
  const server = createServer(({ url = '/' }, response) => {
    const file = fileAt(folder, new URL(url, 'http://here').pathname)
    const shown = file ?? fileAt(folder, '/404.html')
    if (shown === undefined) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[extname(shown)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
    })
    pipeline(createReadStream(shown), createGzip(), response, () => undefined)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    root: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
