/** The package as the registry has it, unpacked where somebody installs it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageRoot } from '../../src/core/home/package-root.js'
import { HANG_LIMIT } from '../hang-limit.js'
import { filledOnce } from '../temporary.js'

/** The output of `npm pack` for the package. */
interface Packed {
  readonly filename: string
  readonly size: number
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}

/** The results of packing, stored beside the installed package. */
const TOLD = 'packed.json'

/** The packages that are part of the program, or that only some commands ask for: nobody who installs it gets them. */
const NOT_BROUGHT = [
  '@hpcc-js',
  '@xstate',
  'acorn',
  'aws4fetch',
  'bullmq',
  'cli-progress',
  'cli-table3',
  'commander',
  'ioredis',
  'minisearch',
  'picocolors',
  'piscina',
  'pure-rand',
  'yaml',
]

/** Puts packages of this checkout beside an installed one. */
export function putBeside(modules: string, names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
  }
}

/** Packs the package as it is built, and unpacks it beside what it depends on and what tests of books need. */
function packInto(folder: string): void {
  const told = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: packageRoot,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const [{ filename }] = JSON.parse(told) as [Packed]
  const modules = join(folder, 'node_modules')
  const home = join(modules, 'rulewright')
  mkdirSync(home, { recursive: true })
  const all = readdirSync(join(packageRoot, 'node_modules')).filter((one) => !/^(?:\.|rulewright$)/.test(one))
  putBeside(
    modules,
    all.filter((name) => !NOT_BROUGHT.includes(name)),
  )
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', home, '--strip-components=1'])
  writeFileSync(join(folder, TOLD), told)
}

/** The package, packed once in a run of the tests and installed, with a folder to work in from which it is found. */
export function packed() {
  const top = filledOnce('packed', packInto)
  const [{ filename, size, unpackedSize, files }] = JSON.parse(readFileSync(join(top, TOLD), 'utf8')) as [Packed]
  const home = join(top, 'node_modules', 'rulewright')
  const folder = mkdtempSync(join(top, 'work-'))
  /** Calls the command line that was installed. */
  const rulewright = (args: readonly string[], input = '') => {
    const program = join(home, 'dist', 'cli', 'rulewright.js')
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      input,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
      maxBuffer: 1 << 26,
      timeout: HANG_LIMIT,
    })
    return { code: status, out: stdout, err: stderr }
  }
  return {
    folder,
    home,
    tarball: join(top, filename),
    size,
    unpackedSize,
    files: files.map(({ path }) => path),
    rulewright,
  }
}
