import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditing } from '../../../src/cli/commands/audit/command.js'
import { LONGEST } from '../../../src/lab/audit/editions/layout/decode-file.js'
import { auditSchema } from '../../../src/lab/audit/editions/report.js'
import { rulewright } from '../../cli/call-rulewright.js'
import { temporaryFolder } from '../../temporary.js'
import { narrow } from './copy-layouts.js'
import { edited, orchard, RULES } from './orchard-rules.js'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

/** A file with something in it. */
function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** A home of which nothing is there yet. */
const homeIn = (at: string) => ({
  lockFile: join(at, 'edition.lock.json'),
  tiesFile: join(at, 'ties.lock.json'),
  printedFile: join(at, 'printed.json'),
  sentencesFile: join(at, 'sentences.lock.json'),
  examples: () => [],
})

/** Calls the command with a home in the folder of the test. */
const audit = (argv: readonly string[], piped: string | Uint8Array = '') => {
  const home = () => homeIn(folder)
  return rulewright(['audit', 'orchard', ...argv], { books: [orchard], more: [auditing(home)], piped })
}

/** Locks the rules, then audits a text. */
async function auditedText(content: string | Uint8Array, ...argv: readonly string[]) {
  expect(await audit(['--text', file('locked.txt', RULES), '--lock'])).toMatchObject({ code: 0, err: '' })
  return audit(['--text', file('rules.txt', content), ...argv])
}

/** Locks the rules, then audits what is piped in. */
async function auditedPipe(piped: string | Uint8Array) {
  await audit(['--text', file('locked.txt', RULES), '--lock'])
  return audit(['--text', '-'], piped)
}

describe('rulewright audit', () => {
  it('locks a text without keeping it, and tells how much of it was recognised', async () => {
    const { code, out } = await audit(['--text', file('locked.txt', RULES), '--lock', '--from', 'typed by hand'])
    expect(code).toBe(0)
    expect(out).toMatch(
      /edition\.lock\.json: 6 sections of 6, \d+ passages, \d+ words \(lines\)\n.*ties\.lock\.json: 17 of 17 clauses tied to a passage, 0 faults\n.*sentences\.lock\.json: \d+ sentences in 7 sections\n$/,
    )
    const lock = readFileSync(join(folder, 'edition.lock.json'), 'utf8')
    expect(lock).toContain('"by": "typed by hand"')
    expect(lock).not.toMatch(/ladder|basket|neighbour/i)
  })

  it('ends with 0 where the text is the edition that is modelled, however it was copied', async () => {
    const { code, out, err } = await auditedText(narrow(RULES))
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('This is the edition that is modelled.')
    expect(out).not.toContain('differences')
  })

  it('ends with 1 where it differs, with what differs, where, and what that touches', async () => {
    const { code, out } = await auditedText(edited(['worth one point', 'worth two points']), '--full')
    expect(code).toBe(1)
    expect(out).toMatch(/changed: 2 Scoring; 1 of 3 passages not as before, 19 words in their place, line 21/)
    expect(out).toContain('   clauses: scoring.fruit\n   beside it: scoring.most; scoring.tie\n')
    expect(out).toContain('table rows: points, row 1\n')
    expect(out).toContain('1 other clause of it as before')
    expect(out).toContain('This is not the edition that is modelled.')
    expect(out).not.toContain('neighbours')
  })

  it('says first whether it is the edition, then what differs, on one screen', async () => {
    const { out } = await auditedText(edited(['worth one point', 'worth two points']))
    const lines = out.trimEnd().split('\n')
    expect(lines[1]).toBe('This is not the edition that is modelled.')
    expect(lines.slice(0, 10).join('\n')).toContain('changed: 2 Scoring')
    expect(lines.length).toBeLessThanOrEqual(24)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80)
  })

  it('reads what is piped in', async () => {
    await auditedText(RULES)
    expect(await audit(['--text', '-'], RULES)).toMatchObject({ code: 0, err: '' })
  })

  it('prints JSON by its schema, and words of the rulebook only where they are asked for', async () => {
    const old = file('old.txt', RULES)
    const now = file('now.txt', edited(['worth one point', 'worth two points']))
    const plain = await audit(['--text', now, '--against', old, '--json'])
    expect(plain.code).toBe(1)
    expect(auditSchema.parse(JSON.parse(plain.out))).toMatchObject({ against: 'copy', same: false })
    expect(plain.out).not.toContain('basket')
    const { out } = await audit(['--text', now, '--against', old, '--json', '--words'])
    expect(auditSchema.parse(JSON.parse(out)).wordings?.[0]?.pieces).toContainEqual({ is: 'new', words: 'two points' })
  })

  it('shows on the screen what changed in words since an older copy, with no lock at all', async () => {
    const old = file('old.txt', RULES)
    const now = file('now.txt', edited(['worth one point', 'worth two points']))
    const { code, out } = await audit(['--text', now, '--against', old])
    expect(code).toBe(1)
    expect(out).toContain('words of 2 Scoring')
    expect(out.replace(/\s+/g, ' ')).toContain('is worth [-one point-] {+two points+} to its picker.')
    const markdown = await audit(['--text', now, '--against', old, '--markdown'])
    expect(markdown.out).toContain('### 2 Scoring\n\nChanged.\n\n- [ ] clause `scoring.fruit`\n')
    expect(markdown.out).not.toContain('{+')
  })
})

describe('rulewright audit --vectors', () => {
  const books = [orchard]
  const vectors = async () => {
    const made = join(folder, 'vectors')
    const { code } = await rulewright(['vectors', 'orchard', '--out', made, '--random', '1'], { books })
    expect(code).toBe(0)
    return made
  }

  it('puts the conformance cases that a difference touches on the work list', async () => {
    const made = await vectors()
    const text = edited(['more points wins', 'most points wins'])
    const { out } = await auditedText(text, '--vectors', made, '--json')
    const [work, ...others] = auditSchema.parse(JSON.parse(out)).work
    expect(others).toEqual([])
    const lines = readdirSync(join(made, 'cases')).flatMap((name) =>
      readFileSync(join(made, 'cases', name), 'utf8')
        .split('\n')
        .filter(Boolean),
    )
    const about = lines
      .map(
        (line) => JSON.parse(line) as { readonly id: string; readonly clauses: string[]; readonly refusing: string[] },
      )
      .filter(({ clauses, refusing }) =>
        [...clauses, ...refusing].some((clause) => ['scoring.most', 'scoring.tie'].includes(clause)),
      )
      .map(({ id }) => id)
    expect(about.length).toBeGreaterThan(0)
    expect(about.length).toBeLessThan(lines.length)
    expect(work?.conformance.toSorted()).toEqual(about.toSorted())
    const plain = await auditedText(text, '--vectors', made)
    expect(plain.out).toMatch(new RegExp(`${about.length} conformance cases?: \\w+-[0-9a-f]{12}`))
    const markdown = await auditedText(text, '--vectors', made, '--markdown')
    expect(markdown.out).toMatch(new RegExp(`- \\[ \\] ${about.length} conformance cases? \\w+-`))
  })

  it('ends with 2 where there are no vectors, or those of another book', async () => {
    expect(await auditedText(RULES, '--vectors', folder)).toMatchObject({ code: 2, out: '', err: /manifest\.json/ })
    const made = await vectors()
    const garden = { ...orchard, name: 'garden' }
    const home = () => homeIn(folder)
    const call = ['audit', 'garden', '--text', join(folder, 'rules.txt'), '--vectors', made]
    const { code, err } = await rulewright(call, { books: [garden], more: [auditing(home)] })
    expect([code, err]).toEqual([2, `--vectors: ${made}: these are vectors of orchard; expected those of garden\n`])
  })
})

describe('rulewright audit --lock', () => {
  it.each(['edition.lock.json', 'ties.lock.json'])(
    'tries %s before the text is read, and writes nothing else',
    async (name) => {
      mkdirSync(join(folder, name))
      const other = file('other.txt', 'no rulebook at all')
      for (const text of [other, join(folder, 'none.txt'), file('rules.txt', RULES)])
        expect(await audit(['--text', text, '--lock'])).toMatchObject({
          code: 2,
          out: '',
          err: `--lock: ${join(folder, name)}: this is a folder, expected a file\n`,
        })
      expect(readdirSync(folder).toSorted()).toEqual([name, 'other.txt', 'rules.txt'].toSorted())
    },
  )

  it('tries the ties before the text is read, where they are to be written anew', async () => {
    expect(await audit(['--text', file('rules.txt', RULES), '--lock'])).toMatchObject({ code: 0 })
    rmSync(join(folder, 'ties.lock.json'))
    mkdirSync(join(folder, 'ties.lock.json'))
    const { code, out, err } = await audit(['--text', join(folder, 'none.txt'), '--ties', '--update'])
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^--update: .*ties\.lock\.json: this is a folder/)])
  })
})

describe('rulewright audit --ties', () => {
  const ties = () => readFileSync(join(folder, 'ties.lock.json'), 'utf8')
  const locked = () => audit(['--text', file('rules.txt', RULES), '--lock'])

  it('tells how many clauses are tied, and of a section to what, on the screen only', async () => {
    await locked()
    const { code, out } = await audit(['--text', join(folder, 'rules.txt'), '--ties', '2'])
    expect(code).toBe(0)
    expect(out).toMatch(
      /scoring\.fruit {2}sentence 1 \(\w{3}\) of 4\n {2}Each fruit is worth one point\.\n {4}1 \w{3} \d+:\w+ \| When the orchard is empty/,
    )
    expect(out).toMatch(/\n17 clauses tied to \d+ passages\n$/)
    expect(ties()).not.toMatch(/fruit lies|empty, every/)
  })

  it('ends with 1 where other ties are kept, and keeps new ones where it is told to', async () => {
    await locked()
    const kept = ties()
    writeFileSync(join(folder, 'ties.lock.json'), kept.replace(/\n {4}"scoring\.tie".*/, ''))
    const call = ['--text', join(folder, 'rules.txt')]
    const plain = await audit(call)
    expect(plain).toMatchObject({ code: 1 })
    expect(plain.out).toContain('scoring.tie: is tied to no passage; expected --ties --update')
    expect(await audit([...call, '--ties'])).toMatchObject({ code: 1, out: /other ties are kept; expected --update/ })
    expect(await audit([...call, '--ties', '--update'])).toMatchObject({ code: 0, err: '' })
    expect(ties()).toBe(kept)
    expect(await audit(call)).toMatchObject({ code: 0 })
  })

  it('ends with 2 where the text is another, the section none, or what is kept cannot be read', async () => {
    await locked()
    const kept = ties()
    const other = file('other.txt', edited(['worth one point', 'worth two points']))
    expect((await audit(['--text', other, '--ties', '--update'])).err).toMatch(
      /other\.txt: 1 of \d+ passages not found; the first is 2, sentence 1 \(\w{3}\); expected a copy of the edition that is modelled, or --lock\n$/,
    )
    expect(ties()).toBe(kept)
    const call = ['--text', join(folder, 'rules.txt')]
    expect(await audit([...call, '--ties', '9'])).toMatchObject({ code: 2, err: /--ties 9: no section of Orchard/ })
    expect(await audit([...call, '--update'])).toMatchObject({ code: 2, err: /expected --ties, too/ })
    file('printed.json', '{"book":"orchard","sections":[{"section":"1"}]}')
    expect(await audit([...call, '--ties'])).toMatchObject({ code: 2, err: /printed\.json: sections\.0\.under: / })
    file('printed.json', '{"book":"garden"}')
    expect((await audit([...call, '--ties'])).err).toMatch(/these are notes on garden; expected those on orchard/)
    file('ties.lock.json', kept.replace('"orchard"', '"garden"'))
    expect((await audit(call)).err).toContain('these are ties of garden; expected those of orchard')
  })
})

describe('a text that cannot be used ends with 2 and one line', () => {
  const noise = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256)
  const CASES: Readonly<Record<string, readonly [string | Uint8Array, RegExp]>> = {
    'an empty one': ['', /rules\.txt: is empty; expected the text of a rulebook/],
    'blanks only': [' \n\t\f\n', /is empty/],
    'a binary file': [noise, /is not a text file: it is full of control characters; expected plain text/],
    'a PDF': ['%PDF-1.7\n%âãÏÓ', /is a PDF; expected the text in it/],
    'a huge one': [new Uint8Array(50 * 1024 * 1024).fill(97), /has 50 MB; expected .*, at most 4 MB/],
    'punctuation only': [
      '. . . , , ,\n'.repeat(50),
      /does not seem to be Orchard: 0 of \d+ passages and 0 headings found/,
    ],
    'the rules of another game': [
      'Checkers\n1 Setup\nPut twelve stones on the dark squares.\n2 Moves\nA stone moves one square ahead.\n',
      /does not seem to be Orchard: 0 of \d+ passages/,
    ],
  }
  for (const [what, [content, message]] of Object.entries(CASES))
    it(`: ${what}`, async () => {
      const { code, out, err } = await auditedText(content)
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(message)
      expect(err.trim().split('\n')).toHaveLength(1)
    })

  it(': one that is not there, a folder, a device, links that lead in a circle', async () => {
    symlinkSync('circle.txt', join(folder, 'circle.txt'))
    const odd = {
      'none.txt': 'there is no such file',
      '.': 'this is a folder',
      '/dev/zero': 'this is a device',
      'circle.txt': 'this link leads back to itself',
    }
    for (const [name, reason] of Object.entries(odd)) {
      const path = resolve(folder, name)
      const called = await audit(['--text', path])
      expect(called).toEqual({ code: 2, out: '', err: `${path}: ${reason}; expected the text of a rulebook\n` })
    }
  })

  it(': what is piped in, where that is nothing, no text, or has no end', async () => {
    expect(await auditedPipe('')).toEqual({
      code: 2,
      out: '',
      err: '<stdin>: is empty; expected the text of a rulebook\n',
    })
    expect((await auditedPipe(noise)).err).toMatch(/^<stdin>: is not a text file: .*\n$/)
    const endless = new Uint8Array(LONGEST + 1).fill(97)
    const err = '<stdin>: has more than 4 MB; expected the text of a rulebook\n'
    expect(await auditedPipe(endless)).toEqual({ code: 2, out: '', err })
  })

  it(': none, where something is asked that only a text can answer', async () => {
    expect((await audit([])).code).toBe(0)
    for (const flag of [
      ['--against', 'old.txt'],
      ['--from', 'a page'],
      ['--lock'],
      ['--words'],
      ['--vectors', '.'],
      ['--ties'],
      ['--update'],
    ])
      expect(await audit(flag)).toEqual({
        code: 2,
        out: '',
        err: `${flag[0]}: expected your copy of the rulebook, too, as --text rules.txt\n`,
      })
  })

  it(': any, where there are no fingerprints, or broken ones, or those of another book', async () => {
    const text = file('rules.txt', RULES)
    expect(await audit(['--text', text])).toMatchObject({ code: 2, err: /has no fingerprints of its edition/ })
    file('edition.lock.json', '{')
    expect(await audit(['--text', text])).toMatchObject({ code: 2, err: /expected JSON/ })
    file('edition.lock.json', '{"book":"orchard"}')
    expect((await audit(['--text', text])).err).toMatch(/edition\.lock\.json: edition: /)
    await audit(['--text', text, '--lock'])
    const lock = readFileSync(join(folder, 'edition.lock.json'), 'utf8')
    file('edition.lock.json', lock.replace('"book": "orchard"', '"book": "garden"'))
    expect((await audit(['--text', text])).err).toContain('these are fingerprints of garden; expected those of orchard')
  })
})

describe('an odd text is read all the same', () => {
  it('in one line', async () => {
    const { code, out } = await auditedText(RULES.replaceAll('\n', ' '))
    expect(code).not.toBe(2)
    expect(out).toMatch(/\d+ of \d+ passages found/)
  })
  it('in UTF-16, also where it is piped in, and as Windows writes it', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(RULES, 'utf16le')])
    expect((await auditedText(utf16)).code).toBe(0)
    expect((await auditedPipe(utf16)).code).toBe(0)
    expect((await auditedText(RULES.replaceAll('\n', '\r\n'))).code).toBe(0)
    const curly = Buffer.from(RULES.replaceAll('"', '”').replace('ORCHARD', 'ORCHARD \u0093'), 'latin1')
    expect((await auditedText(curly)).code).toBe(0)
  })
  it('of the greatest length that is read, with the rules somewhere in it', async () => {
    const filler = 'lorem ipsum dolor sit amet consectetur\n'
    const much = filler.repeat(Math.floor((LONGEST - RULES.length) / filler.length / 8))
    const { code, out } = await auditedText(`${much}\n${RULES}`)
    expect(code).toBe(1)
    expect(out).toContain('changed: before the first section')
  })
})
