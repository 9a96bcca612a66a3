/**
 * Packs the package into a folder: `node release/packed-twice.mjs FOLDER`, after a build. It is built and packed a second time,
 * and both must be the same to the byte: whoever builds the tag gets the package that was published.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const npm = (...args) => execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })

/** Packs what is built, and tells where. */
function packed(folder) {
  mkdirSync(folder, { recursive: true })
  const [{ filename }] = JSON.parse(npm('pack', '--ignore-scripts', '--json', '--pack-destination', folder))
  return join(folder, filename)
}

function packedTwice(folder) {
  const first = packed(folder)
  const again = mkdtempSync(join(tmpdir(), 'packed-'))
  try {
    rmSync(join(root, 'dist'), { recursive: true })
    npm('run', 'build')
    const same = readFileSync(first).equals(readFileSync(packed(again)))
    if (same) process.stdout.write(`${first}: the same when it is built again\n`)
    else process.stderr.write(`${first}: expected the same bytes when it is built again, and they are others\n`)
    return same
  } finally {
    rmSync(again, { recursive: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) {
    process.stderr.write('expected the folder to write, such as: node release/packed-twice.mjs released\n')
    process.exitCode = 2
  } else if (!packedTwice(resolve(folder))) process.exitCode = 1
}
