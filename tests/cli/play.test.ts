import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { Unreadable } from '../../src/core/files/input-error.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { asListed } from '../../src/core/kernel/book/listed-book.js'
import type { Chart, StateOf } from '../../src/core/kernel/charts/chart.js'
import { printPlay } from '../../src/core/records/recorded-play.js'
import { book as market } from '../kernel/market.js'
import { type Game, book as orchard } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'
import { library, rulewright } from './call-rulewright.js'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const books = [...library, market as unknown as Book]
/** Plays with lines that are piped in. */
const play = (argv: readonly string[], ...lines: readonly string[]) =>
  rulewright(['play', ...argv, '--seed', '3'], { books, piped: lines.map((line) => `${line}\n`).join('') })
const climbs = (...trees: readonly string[]) => trees.map((tree) => ({ type: 'climb', tree }))

describe('rulewright play', () => {
  test('shows the game, what is due with its sections, and the options with numbers', async () => {
    const { code, out } = await play(['orchard'])
    expect(code).toBe(0)
    expect(out).toContain(' baskets  Ann 0, Bob 0\n')
    expect(out).toContain('Ann to decide: a tree to climb  1\n')
    expect(out).toMatch(/climb tree\n +1 short +2 middle +3 tall\n +4 stop {2}\(declines\)\n/)
  })

  test('says which book it is before anything of it is loaded', async () => {
    const unloaded = { ...asListed(orchard), load: () => Promise.reject(new Unreadable(['there are no rules'])) }
    const { code, out, err } = await rulewright(['play'], { books: [unloaded] })
    expect({ code, out, err }).toEqual({
      code: 2,
      out: `${orchard.title}, ${orchard.edition}\n`,
      err: 'there are no rules\n',
    })
  })

  test('takes a number, the words of an option, and Enter for the only one', async () => {
    const { out } = await play(['orchard'], '1', 'climb tall', 'nothing')
    expect(out).toContain('Ann: climb tree short\n')
    expect(out).toContain('Ann: climb tree tall\n')
    expect(out).toContain('changed   trees.tall: 2 -> 1\n            baskets.Ann: 1 -> 2\n')
    const only = await play(['market'], 'give bob', '')
    expect(only.out).toContain('The game is over')
  })

  test('says why something is not offered, with what the clauses say', async () => {
    const { out } = await play(['orchard'], '?', '? eat', 'eat', '? 1', '? 2')
    expect(out).toContain('  eat\n      1 turns.hungry (fruit: false)\n')
    expect(out).toContain('  eat is refused by 1 turns.hungry (fruit: false)\n  1 turns.hungry\n      Who has no fruit')
    expect(out).toContain('climb tree short: Ann may choose it, a tree to climb\n  1 turns.twoTrees\n')
    expect(out.split('eat is refused by')).toHaveLength(3)
  })

  test('loses nothing by what it does not understand, and says what could be typed', async () => {
    const { out } = await play(['orchard'], '1', 'fly', '99', '', 'climb', 'stop')
    expect(out).toContain('No option, section or clause matches "fly". Type ? to list the refused options.')
    expect(out).toContain('There is no option 99.')
    expect(out).toContain('Which? 1 climb tree middle, 2 climb tree tall')
    expect(out).toContain('Ann: stop')
  })

  test('takes back the last choice of a person, and what followed', async () => {
    const { out } = await play(['orchard', '--seats', 'Bob=random'], 'undo', '1', '4', 'undo', 'undo')
    expect(out).toContain('You have no choice to take back.')
    expect(out).toMatch(/chance: (calm|blow)/)
    expect(out.lastIndexOf('trees    short 2, middle 2, tall 2')).toBeGreaterThan(out.lastIndexOf('chance: '))
  })

  test('draws the same again after a choice was taken back', async () => {
    const { out } = await play(['orchard', '--seats', 'Bob=random'], '4', 'undo', '4')
    const made = out.split('\n').filter((line) => /^ {2}(Ann|Bob|chance): /.test(line))
    expect(made.slice(0, made.length / 2)).toEqual(made.slice(made.length / 2))
  })

  test('lists rights that may be used at any time, and takes one by its label', async () => {
    const { out } = await play(['market'], 'aside', '? a2', 'a1', 'give ann', 'trace')
    expect(out).toContain('at any time: 3 more, see "aside"')
    expect(out).toContain('a1 praise  (Ann; praise; 1)')
    expect(out).toContain('give from Ann: Ann may choose it, a coin of Ann')
    expect(out).toContain('coins.Bob: 1 -> 2')
    expect(out).toContain('day, at any time: 1 market.give')
  })

  test('tells apart why rights are refused that may be used at any time', async () => {
    const { out } = await play(['market'], 'give ann', 'give ann', '?', '? aside')
    const [, own = '', beside = ''] =
      /(\n {2}Nothing is refused here.*)( {2}give from Ann\n {6}1 market\.empty.*)/s.exec(out) ?? []
    expect(own).toContain('  at any time: 1 more, see "? aside"\n')
    expect(own).not.toContain('market.empty')
    expect(beside).toContain('input has ended')
  })

  test('offers no right of a seat that decides by itself', async () => {
    const { out } = await play(['market', '--seats', 'Ann=random'], 'aside', '? ann', 'give ann', 'a2')
    expect(out).toContain('at any time: 1 more, see "aside"')
    expect(out).not.toContain('give from Ann')
    expect(out).toContain('There is no option a2.')
  })

  test('shows the game when somebody is asked for the first time, and once after a choice was taken back', async () => {
    const { out } = await play(['orchard', '--seats', 'Ann=first'], '1', 'undo')
    expect(out.indexOf(' baskets  ')).toBeGreaterThan(out.indexOf('Ann: climb'))
    expect(out.slice(out.lastIndexOf('Bob: climb')).split(' baskets  ')).toHaveLength(2)
  })

  test('names what stands in for the components, and the cards by their titles', async () => {
    const { out } = await rulewright(['play', 'all-bridges-burning', '--seed', '7'], {
      books: [allBridgesBurning as unknown as Book],
      piped: '',
    })
    expect(out).toMatch(
      /placeholders, where we do not know the printed facts: map \(\d+\), .*events \(\d+\),.*germans \(\d+\)/s,
    )
    expect(out).toContain('\nyour own: --component events=FILE, --component non-players=FILE\n')
    expect(out).toMatch(/current card +\d+, Stand-in \d+\n upcoming card +\d+, \S/)
    expect(out).toMatch(/Varsinais-Suomi +1 +Neutral/)
    expect(out.split(' Factions\n')).toHaveLength(2)
  })

  test('decides for the seats that nobody takes, to the end, and tells how it ended', async () => {
    const { code, out } = await play(['orchard', '--seats', 'others=random'])
    expect(code).toBe(0)
    expect(out).toMatch(/The game is over: (Ann|Bob|nobody)/)
    expect(await play(['orchard', '--seats', 'others=random'])).toEqual({ code, out, err: '' })
  })

  test('lets somebody roll the dice', async () => {
    const { out } = await play(['orchard', '--seats', 'chance=you'], '4', 'blow')
    expect(out).toContain('     1 blow (1 in 6)\n     2 calm (5 in 6)\n')
    expect(out).toContain('The game is over: nobody')
  })

  test('shows a game as its book sketches it, keeps face down what nobody sees, and tells who won', async () => {
    const [chart, ...others] = orchard.charts as readonly [Chart, ...Chart[]]
    const faceDown = (state: StateOf | undefined) =>
      ({ ...state, asks: { ...state?.asks, seenBy: () => [] } }) as unknown as StateOf
    const shown: Book<Game> = {
      ...orchard,
      sketch: ({ baskets }) => [{ title: 'Baskets', columns: ['', 'fruits'], rows: Object.entries(baskets) }],
      charts: [{ ...chart, states: { ...chart.states, wind: faceDown(chart.states.wind) } }, ...others],
      results: (outcome) => ({ winner: String(outcome), margins: { Ann: 1 } }),
    }
    const { out } = await rulewright(['play', '--seed', '3', '--seats', 'others=first'], {
      books: [shown as unknown as Book],
    })
    expect(out).toContain(' Baskets\n      fruits\n Ann       1\n Bob       1\n\nThe game is over')
    expect(out.split(' Baskets\n')).toHaveLength(2)
    expect(out).toContain('changed   Ann, fruits: 0 -> 1\n')
    expect(out).not.toMatch(/calm|blow/)
    expect(out).toMatch(/The game is over: (Ann|Bob|nobody) wins; margins: Ann 1/)
  })
})

describe('a game that is kept', () => {
  test('is written as it goes, and resumed where it stood', async () => {
    const file = join(folder, 'game.jsonl')
    await play(['orchard', '--save', file], '1', '2')
    expect(readFileSync(file, 'utf8')).toBe(printPlay({ book: 'orchard', choices: climbs('short', 'tall') }))
    const { out } = await rulewright(['play', '--resume', file, '--save', file], {
      books,
      piped: 'undo\nclimb middle\n',
    })
    expect(out).toContain(' baskets  Ann 2, Bob 0\n')
    expect(readFileSync(file, 'utf8')).toBe(printPlay({ book: 'orchard', choices: climbs('short', 'middle') }))
  })

  test('is saved on request, but never over a file that is not its own', async () => {
    const [file, other] = [join(folder, 'game.jsonl'), join(folder, 'other.txt')]
    writeFileSync(other, 'precious')
    const { out, err } = await play(['orchard'], '1', 'save', `save ${other}`, `save ${file}`, 'quit')
    expect(err).toContain('save: expected the name of a file')
    expect(err).toContain(`${other}: there is such a file already; name another`)
    expect(out).toContain(`kept in ${file}`)
    expect(readFileSync(other, 'utf8')).toBe('precious')
    expect(await play(['orchard', '--save', other])).toMatchObject({ code: 2, out: '' })
  })

  test('is asked for before somebody quits without it', async () => {
    const { out, code } = await play(['orchard'], '1', 'quit', 'quit', '2')
    expect(out).toContain(
      '1 choice not kept in a file: "save game.jsonl" keeps the game, "save here.yaml" the position,\n' +
        '  "example mine.yaml" what was done; "quit" again leaves without.\n',
    )
    expect(out).not.toContain('climb tree tall\n')
    expect(code).toBe(0)
  })

  /** Lines that somebody types, who does something else before some of them. */
  const typing = (...lines: readonly (string | (() => void))[]) => {
    const left = [...lines]
    const next = async (): Promise<string | undefined> => {
      const line = left.shift()
      if (typeof line !== 'function') return line
      line()
      return next()
    }
    return () => ({ next, close: () => undefined })
  }
  const typed = (argv: readonly string[], ...lines: readonly (string | (() => void))[]) =>
    rulewright(['play', ...argv, '--seed', '3'], { books, lines: typing(...lines) })

  test('goes on in another file where somebody else has written its own, and says so', async () => {
    const [file, other] = [join(folder, 'game.jsonl'), join(folder, 'game-2.jsonl')]
    await play(['orchard', '--save', file], '1')
    const theirs = printPlay({ book: 'orchard', choices: climbs('middle', 'short') })
    const both = ['--resume', file, '--save', file]
    const { out, err } = await typed(both, () => writeFileSync(file, theirs), 'climb middle', 'undo')
    expect(readFileSync(file, 'utf8')).toBe(theirs)
    expect(err).toBe(
      `  ${file}: somebody else has written this file meanwhile; it is left as it is. This game is kept in ${other} from now on\n`,
    )
    expect(out).not.toContain('not kept')
    expect(readFileSync(other, 'utf8')).toBe(printPlay({ book: 'orchard', choices: climbs('short') }))
  })

  test('is not saved over what somebody else has written, and nothing says that it is kept', async () => {
    const [file, other] = [join(folder, 'game.jsonl'), join(folder, 'other.jsonl')]
    const write = () => writeFileSync(file, 'theirs')
    const { out, err } = await typed(['orchard'], '1', `save ${file}`, write, '2', 'save', `save ${other}`)
    expect(readFileSync(file, 'utf8')).toBe('theirs')
    expect(err).toContain(`${file}: somebody else has written this file meanwhile; it is left as it is. Name another`)
    expect(out.match(/kept in \S+/g)).toEqual([`kept in ${file}:`, `kept in ${other}:`])
    expect(readFileSync(other, 'utf8')).toBe(printPlay({ book: 'orchard', choices: climbs('short', 'tall') }))
  })

  test('does not begin where its file cannot be written', async () => {
    const file = join(folder, 'no folder', 'game.jsonl')
    const { code, out, err } = await play(['orchard', '--save', file], '1', '2')
    expect({ code, out, err }).toEqual({
      code: 2,
      out: '',
      err: `--save: ${file}: cannot be written: there is no such folder\n`,
    })
  })

  test('goes on although it cannot be written to a file', async () => {
    const file = join(folder, 'no folder', 'game.jsonl')
    const { out, err } = await play(['orchard'], `save ${file}`, '1', '2')
    expect(err).toContain(`${file}: cannot be written: there is no such folder`)
    expect(out).toContain('baskets.Ann: 1 -> 2')
    expect(existsSync(file)).toBe(false)
  })

  test.each(['SIGHUP', 'SIGTERM', 'SIGINT'] as const)(
    'is kept where the program is told to end: %s',
    async (signal) => {
      const typed = ['1']
      const silent = new Promise<undefined>(() => undefined)
      const lines = () => ({
        next: async () => {
          const line = typed.shift()
          if (line === undefined) process.emit(signal, signal)
          return line ?? silent
        },
        close: () => undefined,
      })
      const { code, out } = await rulewright(['play', 'orchard', '--seed', '3'], { books, lines })
      const [, file = ''] =
        /1 choice not yet in a file: kept in (\S+)\n {2}"rulewright play --resume \1" goes on\n$/.exec(out) ?? []
      expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
      rmSync(file)
      expect(code).toBe(130)
    },
  )

  test('is not resumed where it breaks a rule', async () => {
    const file = join(folder, 'game.jsonl')
    writeFileSync(file, printPlay({ book: 'orchard', choices: climbs('short', 'short') }))
    const { code, err } = await play(['--resume', file])
    expect(code).toBe(1)
    expect(err).toContain(`${file}: line 3: climb tree=short is refused`)
    expect(err).toContain('refused by 1 turns.onceEach (climbed: true)')
  })
})

describe('what is wrong on the command line', () => {
  test.each([
    [['orchard', '--seats', 'Ann'], '--seats: got "Ann", expected a seat=you|random|first|idle'],
    [['orchard', '--seats', 'Ann=me'], '--seats: Ann: got "me", expected one of you, random, first, idle'],
    [['market', '--seats', 'Carl=you'], '--seats: "Carl" is not a seat; expected one of Ann, Bob, others, chance'],
    [['market', '--seats', 'chance=idle'], '--seats: chance: got "idle", but chance is random, or rolled by you'],
    [['orchrd'], '"orchrd" is not a known book'],
    [['--resume', 'nowhere.jsonl'], 'nowhere.jsonl: there is no such file; expected a play'],
  ])('is told: %j', async (argv, message) => {
    const { code, out, err } = await play(argv)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
  })

  test('is told: a file of another book', async () => {
    const file = join(folder, 'game.jsonl')
    writeFileSync(file, '{"book":"garden"}\n')
    expect((await play(['orchard', '--resume', file])).err).toBe(
      `${file}: line 1: this is a game of garden, not of orchard\n`,
    )
    writeFileSync(file, '{"book":"orchard","from":{}}\n')
    const { code, err } = await play(['--resume', file])
    expect(code).toBe(2)
    expect(err).toContain(`${file}: line 1: from.game`)
  })
})
