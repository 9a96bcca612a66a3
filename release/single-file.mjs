/**
 * Writes the program as one file that runs alone: `node release/single-file.mjs rulewright.mjs`, after a build. It holds the
 * package and what that depends on, and unpacks them once into the cache of who runs it.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [target] = process.argv.slice(2)
if (target === undefined) {
  process.stderr.write('expected the file to write, such as: node release/single-file.mjs rulewright.mjs\n')
  process.exit(2)
}

/** What is loaded beside the bundles: what lays out the pictures of a site, and what books of others import. */
const BESIDE = ['@hpcc-js/wasm-graphviz', 'ts-pattern', 'zod']

/** What the package holds, without what only compilers and TypeDoc read. */
function packed() {
  const told = execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [{ files }] = JSON.parse(told)
  return files.map(({ path }) => path).filter((path) => !/\.d\.ts$|^dist\/reference\//.test(path))
}

const modulesOf = (name) =>
  readdirSync(join(root, 'node_modules', name), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        /(?:\.m?js|package\.json|licen[cs]e(?:\.md)?)$/i.test(path) &&
        !/(?:^|\/)(?:src|test|benchmark|examples|docs)\//.test(path),
    )
    .map((path) => `node_modules/${name}/${path}`)

const paths = [...packed(), ...BESIDE.flatMap(modulesOf)].filter((path) => statSync(join(root, path)).isFile()).sort()
const contents = paths.map((path) => readFileSync(join(root, path)))
const index = Buffer.from(JSON.stringify(paths.map((path, at) => [path, contents[at].length])))
const size = Buffer.alloc(4)
size.writeUInt32LE(index.length)
const whole = Buffer.concat([size, index, ...contents])
const archive = brotliCompressSync(whole, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const digest = createHash('sha256').update(whole).digest('hex').slice(0, 16)
const opening = readFileSync(join(root, 'release', 'opening.mjs'), 'utf8')
  .replace("'VERSION'", JSON.stringify(version))
  .replace("'DIGEST'", JSON.stringify(digest))
writeFileSync(target, `${opening}//${archive.toString('base64')}\n`)
chmodSync(target, 0o755)
process.stdout.write(`${target}: ${paths.length} files, ${(statSync(target).size / 1e6).toFixed(1)} MB\n`)
