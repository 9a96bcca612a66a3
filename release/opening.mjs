#!/usr/bin/env node
// Rulewright, whole in one file. The program and its books stand packed in the last line; they are unpacked once, into
// the folder that RULEWRIGHT_CACHE names or the cache of who runs this, and run from there.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const NAME = `${'VERSION'}-${'DIGEST'}`
const PROGRAM = join('dist', 'cli', 'rulewright.js')
const cache =
  process.env.RULEWRIGHT_CACHE || join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'rulewright')

function unpackInto(folder) {
  const text = readFileSync(fileURLToPath(import.meta.url), 'latin1')
  const whole = brotliDecompressSync(Buffer.from(text.slice(text.lastIndexOf('\n//') + 3), 'base64'))
  const start = 4 + whole.readUInt32LE(0)
  let at = start
  for (const [path, length] of JSON.parse(whole.toString('utf8', 4, start))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), whole.subarray(at, at + length))
    at += length
  }
}

/** The folder of the program. It gets its name when it is whole, so that two calls at once do no harm. */
function unpacked() {
  const folder = join(cache, NAME)
  if (existsSync(join(folder, PROGRAM))) return folder
  mkdirSync(cache, { recursive: true })
  const beside = mkdtempSync(join(cache, `${NAME}-`))
  unpackInto(beside)
  try {
    renameSync(beside, folder)
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    if (!existsSync(join(folder, PROGRAM))) throw error
  }
  return folder
}

/** Where nothing can be kept, it is unpacked for this call alone. */
function unpackedOnce() {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  unpackInto(folder)
  return folder
}

function program() {
  try {
    return unpacked()
  } catch {
    return unpackedOnce()
  }
}

await import(pathToFileURL(join(program(), PROGRAM)).href)
