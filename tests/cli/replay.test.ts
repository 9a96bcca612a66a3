import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { playoutsSchema, replaySchema } from '../../src/core/play/reports.js'
import { printPlay } from '../../src/core/records/recorded-play.js'
import { temporaryFolder } from '../temporary.js'
import { withBot } from '../verify/orchard-bot.js'
import { sound } from '../verify/sound-book.js'
import { rulewright } from './call-rulewright.js'

const choices = [
  { type: 'climb', tree: 'short' },
  { type: 'eat' },
  { type: 'climb', tree: 'tall' },
  { type: 'calm' },
  { type: 'stop' },
  { type: 'blow' },
]
const replay = (piped: string, ...argv: readonly string[]) => rulewright(['replay', '-', ...argv], { piped })
const game = printPlay({ book: 'orchard', choices })

describe('rulewright play replay', () => {
  test('shows what a game came to', async () => {
    const { code, out, err } = await replay(game)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Orchard: 6 choices, all by the rules')
    expect(out).toContain('baskets  Ann 1, Bob 0')
    expect(out).toContain('The game is over: Ann')
  })

  test('shows it as it stood after some choices', async () => {
    const { out } = await replay(game, '--to', '1')
    expect(out).toContain('Orchard: 1 choice, all by the rules')
    expect(out).toContain('Ann to decide: a tree to climb')
  })

  test('refuses a choice that breaks a rule: its line, the decision, the clauses', async () => {
    const broken = '{"book":"orchard"}\n\n{"type":"climb","tree":"short"}\n{"type":"climb","tree":"short"}\n'
    const { code, out, err } = await replay(broken)
    expect(code).toBe(1)
    expect(out).toContain('Orchard: 1 choice\n')
    expect(err).toBe(
      [
        '<stdin>: line 4: climb tree=short is refused',
        '  Ann to decide: a tree to climb',
        '  refused by 1 turns.onceEach (climbed: true)',
        '',
      ].join('\n'),
    )
    const late = await replay(printPlay({ book: 'orchard', choices: [...choices, { type: 'stop' }] }))
    expect(late.err).toBe('<stdin>: line 8: stop: the game was over before\n')
    const unknown = await replay(printPlay({ book: 'orchard', choices: [{ type: 'fly' }] }))
    expect(unknown.err).toContain('nothing with these words is offered or refused here; offered: climb tree=short')
  })

  test('tells a law that a game breaks', async () => {
    const full = { ...sound.empty, trees: { short: 9, middle: 0, tall: 0 } }
    const from = { game: full, stack: [{ chart: 'climb', state: 'next tree', data: { picker: 'Ann', climbed: [] } }] }
    const { code, err } = await replay(printPlay({ book: 'orchard', from, choices: [] }))
    expect(code).toBe(2)
    expect(err).toContain('line 1: from.game: 9 fruits; there are six (2 scoring.stock)')
  })

  test('speaks JSON by its schema', async () => {
    for (const text of [game, printPlay({ book: 'orchard', choices: choices.slice(1) })]) {
      const { out } = await replay(text, '--json')
      const report = replaySchema.parse(JSON.parse(out))
      expect(report.legal).toBe(text === game)
    }
    const refused = await replay(printPlay({ book: 'orchard', choices: [{ type: 'eat' }] }), '--json')
    expect(refused.code).toBe(1)
    expect(JSON.parse(refused.out)).toMatchObject({
      legal: false,
      choices: 0,
      fault: {
        line: 2,
        choice: { type: 'eat' },
        why: 'refused',
        refused: [{ refusals: [{ because: { fruit: false } }] }],
      },
    })
  })

  test('ends with 2 where nothing can be read', async () => {
    const { code, err } = await replay('{"book":"orchard"}\nclimb\n')
    expect(code).toBe(2)
    expect(err).toBe('<stdin>: line 2: got no JSON; expected an option, {"type": "...", ...}\n')
    expect((await rulewright(['replay', 'nowhere.jsonl'])).code).toBe(2)
    expect((await replay('{"book":"chess"}\n')).err).toContain('<stdin>: line 1: "chess" is not a known book')
  })
})

describe('rulewright play random', () => {
  let folder: string
  beforeEach(() => {
    folder = temporaryFolder()
  })
  const playouts = (book: unknown, ...argv: readonly string[]) =>
    rulewright(['playouts', '-n', '40', '--out', folder, ...argv], { books: [book as Book] })

  test('tells how games end, how long they are, how fast, and what they never came to', async () => {
    const { code, out } = await playouts(sound)
    expect(code).toBe(0)
    expect(out).toContain('40 random games from seed 1, 40 to the end')
    expect(out).toMatch(/decisions, \d+ to \d+ a game \(mean \d+, bound 5000\)/)
    expect(out).toMatch(/: \d+ decisions and [\d.]+ games a second/)
    expect(out).toMatch(/ Ann +\d+ +[\d.]+ %/)
    expect(out).toMatch(/exercised +by these games +of +never\n clauses/)
    expect((await playouts(sound, '--idle')).out).toContain('   table:what eating costs/1')
    expect(readdirSync(folder)).toEqual([])
  })

  test('tells who won and the margins, where the book can', async () => {
    const { out } = await playouts({
      ...sound,
      results: (outcome: unknown) => ({ winner: String(outcome), margins: { Ann: outcome === 'Ann' ? 2 : -1 } }),
    })
    expect(out).toMatch(/winner +games\n Ann /)
    expect(out).toMatch(/margin of +least +mean +most\n Ann +-1 +[\d.-]+ +2/)
  })

  test('speaks JSON by its schema, and names the seats that do not play at random', async () => {
    const { out } = await playouts({ ...sound, seats: ['Ann', 'Bob'] }, '--json', '--seats', 'Bob=idle')
    const report = playoutsSchema.parse(JSON.parse(out))
    expect(report).toMatchObject({ games: 40, finished: 40, seats: { Bob: 'idle' }, findings: [] })
    expect(report.never.clauses.of).toBeGreaterThan(10)
  })

  test('plays the same games when few decisions, or none, are asked what they refuse', async () => {
    const reported = async (...argv: readonly string[]) =>
      playoutsSchema.parse(JSON.parse((await playouts(sound, '--json', ...argv)).out))
    const [all, few, none] = [await reported(), await reported('--refusals', '7'), await reported('--refusals', '0')]
    for (const other of [few, none]) expect(other).toMatchObject({ games: all.games, outcomes: all.outcomes })
    const idle = [all, few, none].map(({ never }) => never.rows.anchors.length)
    expect(idle[0]).toBeLessThanOrEqual(idle[1] as number)
    expect(idle[0]).toBeLessThan(idle[2] as number)
    expect([few.refusals, none.refusals]).toEqual([7, 0])
    expect((await playouts(sound, '--refusals', '7')).out).toContain('what one decision in 7 refuses recorded')
    expect((await playouts(sound, '--refusals', '0')).out).toContain('no refusal recorded')
  })

  test('ends with 1 where a law is broken, and writes a game that shows it', async () => {
    const greedy = { ...sound.laws[0], name: 'at most three fruits in a basket', broken: tooFull, breaks: () => [] }
    const { code, out } = await playouts({ ...sound, laws: [...sound.laws, greedy] })
    expect(code).toBe(1)
    expect(out).toContain('"at most three fruits in a basket" is broken')
    const [file = ''] = readdirSync(folder).sort()
    expect(out).toContain(`rulewright play replay ${join(folder, file)}`)
    const shown = await rulewright(['replay', join(folder, file)], {
      books: [{ ...sound, laws: [...sound.laws, greedy] } as unknown as Book],
    })
    expect(shown.code).toBe(1)
    expect(shown.err).toContain('breaks a law\n  four fruits (2 scoring.stock)')
  })

  test('stores few games that show all that was at work, beside those that lie in the folder', async () => {
    const argv = ['--seats', 'Bob=np', '--store', folder, '--json']
    const first = playoutsSchema.parse(JSON.parse((await playouts(withBot, ...argv)).out))
    const files = readdirSync(folder)
    expect(files.length).toBeGreaterThan(0)
    expect(files.every((name) => /^playout-Bob(-\d+)?\.jsonl$/.test(name))).toBe(true)
    expect(first.stored).toMatchObject({ covering: ['rows', 'transitions', 'priorities'] })
    expect([...(first.stored?.files ?? [])].sort()).toEqual(files.map((name) => join(folder, name)).sort())
    const again = playoutsSchema.parse(JSON.parse((await playouts(withBot, ...argv)).out))
    expect(again.stored).toMatchObject({ shows: 0, files: [] })
    for (const name of files)
      expect((await rulewright(['replay', join(folder, name)], { books: [withBot as unknown as Book] })).code).toBe(0)
  })

  test('does not go by a stored play that breaks a rule', async () => {
    const file = join(folder, 'broken.jsonl')
    const short = { type: 'climb', tree: 'short' }
    writeFileSync(file, printPlay({ book: 'orchard', choices: [short, short] }))
    expect(await playouts(withBot, '--store', folder)).toMatchObject({
      code: 2,
      out: '',
      err: `${file}: line 3: this choice is refused; expected a play by the rules (see it with rulewright play replay)\n`,
    })
  })

  test('tells which games it stored, and refuses to cover what it does not know', async () => {
    const { out } = await playouts(withBot, '--store', folder, '--covering', 'priorities, states')
    expect(out).toMatch(/ \d+ games? stored, which show \d+ more of states, priorities at work/)
    expect(await playouts(withBot, '--store', folder, '--covering', 'rows,trees')).toMatchObject({
      code: 2,
      out: '',
      err: '--covering: got "trees", expected some of clauses, rows, states, transitions, priorities, with commas between\n',
    })
  })

  test('plays under another reading, and stores with each game how it begins', async () => {
    const argv = ['--reading', 'eatingScores=yes', '--store', folder, '--covering', 'rows']
    expect((await playouts(sound, ...argv)).code).toBe(0)
    const [name = ''] = readdirSync(folder)
    expect(readFileSync(join(folder, name), 'utf8').split('\n')[0]).toContain('"eatingScores":"yes"')
    expect((await rulewright(['replay', join(folder, name)], { books: [sound as unknown as Book] })).code).toBe(0)
  })

  test('stores with each game the readings that were drawn for it', async () => {
    const argv = ['--any-readings', '--store', folder, '--covering', 'rows']
    expect((await playouts(sound, ...argv)).code).toBe(0)
    const names = readdirSync(folder)
    const beginnings = names.map((name) => readFileSync(join(folder, name), 'utf8').split('\n')[0])
    expect(beginnings.filter((line) => line?.includes('"eatingScores":"yes"'))).not.toEqual([])
    for (const name of names)
      expect((await rulewright(['replay', join(folder, name)], { books: [sound as unknown as Book] })).code).toBe(0)
  })

  test('ends with 2 where a reading is none', async () => {
    const read = async (reading: string) => (await playouts(sound, '--reading', reading)).err
    expect(await read('eatingScores=maybe')).toBe('--reading: eatingScores: got "maybe", expected one of no, yes\n')
    expect(await read('eatingscores=yes')).toContain('did you mean "eatingScores"?')
  })

  test('tells what the winner was at the table, and the end in words, where the book can', async () => {
    const results = (outcome: unknown) => ({ winner: String(outcome), role: 'a picker', margins: {} })
    expect((await playouts({ ...sound, results })).out).toMatch(/won by +games\n a picker +40 +100 %/)
  })

  test('ends with 2, before it plays, where it could write no file', async () => {
    const nowhere = join(folder, 'nowhere')
    const { code, out, err } = await playouts(sound, '--out', nowhere)
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `--out: ${nowhere}: there is no such folder\n` })
  })

  test('ends with 1 where a game finds no end', async () => {
    const { code, out } = await playouts(sound, '--bound', '1')
    expect(code).toBe(1)
    expect(out).toContain('no end after 1 decisions')
    expect(readdirSync(folder)).toHaveLength(40)
  })
})

const tooFull = ({ baskets }: (typeof sound)['empty']) => (baskets.Ann > 3 ? ['four fruits'] : [])
