/** A fleet for tests: a Redis server of its own, workers, and who asks for work, each a process that can be killed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { packageRoot as root } from '../../src/core/home/package-root.js'

const CLI = join(root, 'dist', 'cli', 'rulewright.js')

/** True if the machine has a Redis server. */
export const hasRedis = (() => {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** A port that nobody uses. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { readonly port: number }
      server.close(() => resolve(port))
    })
  })

/** The end of a process, and its output. */
export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A process that was begun. */
export interface Begun {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** Waits until it has said something, on either of its outputs. */
  readonly says: (what: RegExp) => Promise<void>
  readonly kill: () => Promise<void>
}

/** Begins a process. */
export function begun(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Begun {
  const child = spawn(command, args, { env: { ...process.env, NO_COLOR: '1', ...env } })
  let [out, err] = ['', '']
  const hears: (() => void)[] = []
  const hear = () => {
    for (const one of hears) one()
  }
  child.stdout.on('data', (text) => {
    out += text
    hear()
  })
  child.stderr.on('data', (text) => {
    err += text
    hear()
  })
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, out, err })))
  return {
    child,
    ended,
    says: (what) =>
      new Promise((resolve) => {
        const look = () => what.test(out + err) && resolve()
        hears.push(look)
        look()
      }),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** The command line, begun. */
export const cli = (args: readonly string[], env?: NodeJS.ProcessEnv): Begun =>
  begun(process.execPath, [CLI, ...args], env)

/** A Redis server. */
export interface RedisServer {
  readonly address: string
  /** Kills it, and begins it again on the same port; what it wrote to disk is there. */
  readonly again: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Begins a Redis server that keeps what it holds in a folder, or nothing. */
export async function redisIn(folder: string, more: readonly string[] = ['--appendonly', 'yes']): Promise<RedisServer> {
  const port = await freePort()
  const args = ['--port', `${port}`, '--dir', folder, '--save', '', ...more]
  const begin = async () => {
    const server = begun('redis-server', args)
    await server.says(/Ready to accept connections/)
    return server
  }
  let server = await begin()
  return {
    address: `redis://127.0.0.1:${port}`,
    again: async () => {
      await server.kill()
      await pause(200)
      server = await begin()
    },
    stop: () => server.kill(),
  }
}
