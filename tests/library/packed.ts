/** The package as the registry has it, unpacked where somebody installs it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../src/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

/** What `npm pack` says of the package. */
interface Packed {
  readonly filename: string
  readonly size: number
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}

/** Packs the package as it is built, and unpacks it beside what it depends on. */
export function packed() {
  const folder = temporaryFolder()
  const told = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: packageRoot,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const [{ filename, size, unpackedSize, files }] = JSON.parse(told) as [Packed]
  const tarball = join(folder, filename)
  const modules = join(folder, 'node_modules')
  const home = join(modules, 'rulewright')
  mkdirSync(home, { recursive: true })
  for (const name of readdirSync(join(packageRoot, 'node_modules')).filter((one) => !/^(?:\.|rulewright$)/.test(one)))
    symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1'])
  /** Calls the command line that was installed. */
  const rulewright = (args: readonly string[], input = '') => {
    const program = join(home, 'dist', 'cli', 'rulewright.js')
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      input,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
      maxBuffer: 1 << 26,
      timeout: 240_000,
    })
    return { code: status, out: stdout, err: stderr }
  }
  return { folder, home, tarball, size, unpackedSize, files: files.map(({ path }) => path), rulewright }
}
