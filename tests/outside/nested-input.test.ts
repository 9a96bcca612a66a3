/** The command line as a process of its own, given files that are nested as deeply as nobody can follow. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundled } from '../bundle-sources.js'
import { temporaryFolder } from '../temporary.js'

const PROGRAM = `
  import { bytesFrom } from './src/core/files/read-bytes.ts'
  import { run } from './src/cli/program/run.ts'
  const io = {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    bytes: (most) => bytesFrom(process.stdin.fd, most),
    typed: false,
    colour: false,
    debug: false,
  }
  process.exitCode = await run(process.argv.slice(2), io, [])
`

const DEEP = 100_000
const indented = (line: string) => Array.from({ length: 1400 }, (_, level) => `${' '.repeat(level)}${line}\n`).join('')

describe('a process that is given what is nested too deeply', () => {
  const folder = temporaryFolder()
  const at = (name: string) => join(folder, name)
  beforeAll(async () => {
    const { chunks } = await bundled(PROGRAM, 'node', { format: 'esm', codeSplitting: false })
    writeFileSync(at('rulewright.mjs'), chunks.map(({ code }) => code).join('\n'))
    writeFileSync(at('package.json'), '{ "version": "0" }')
  })

  const called = (argv: readonly string[], input = '') => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [at('rulewright.mjs'), ...argv], { input })
    return { status, out: stdout.toString(), err: stderr.toString() }
  }

  it.each([
    ['fields', '{"a":'.repeat(DEEP), '1:1006'],
    ['lists', '['.repeat(DEEP), '1:202'],
    ['lists of lists in one line', '- '.repeat(DEEP), '1:403'],
    ['lists line by line', indented('-'), '202:202'],
    ['fields line by line', indented('a:'), '202:202'],
  ])('ends with what is wrong, and where: %s', (_, text, place) => {
    const why = 'not well-formed: the value that begins here is nested too deeply; expected at most 200 levels\n'
    writeFileSync(at('deep.yaml'), text)
    expect(called(['explain', at('deep.yaml')])).toEqual({
      status: 2,
      out: '',
      err: `${at('deep.yaml')}:${place}: ${why}`,
    })
    expect(called(['explain', '-'], text)).toEqual({ status: 2, out: '', err: `<stdin>:${place}: ${why}` })
  })
})
