import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { book } from '../kernel/auction.js'
import { temporaryFolder } from '../temporary.js'
import { rulewright } from './call-rulewright.js'

const books = [book as unknown as Book<GameState>]
const play = (argv: readonly string[], ...lines: readonly string[]) =>
  rulewright(['play', 'auction', ...argv], { books, piped: lines.map((line) => `${line}\n`).join('') })

const DEAL = ['draw one', 'draw three', 'draw two', 'draw three']
/** The screens of a game: what was printed between two hand-overs. */
const screensOf = (out: string): readonly string[] => out.split('\n--------\n')

describe('several people at one terminal, with secrets', () => {
  const seats = ['--seats', 'chance=you']

  test('hand it over, and each sees on its screen what its seat may know', async () => {
    const { code, out } = await play(seats, '', ...DEAL, 'draw gold', '', 'bid three', '', 'bid two', '')
    expect(code).toBe(0)
    const screens = screensOf(out)
    expect(screens.filter((screen) => screen.includes('press Enter')).map((screen) => screen.split(',')[0])).toEqual([
      'chance',
      'Ann',
      'Bob',
      'chance',
    ])
    const [ann, bob] = ['Ann', 'Bob'].map(
      (seat) => screens.find((screen) => screen.includes(`\n${seat} to decide`)) ?? '',
    )
    expect(ann).toContain('chance: draw kind one (to Ann)\n')
    expect(ann).toContain('chance chose, unseen: a card that is dealt\n')
    expect(ann).toMatch(/hands +Ann one, three, Bob 2\n/)
    expect(ann).toContain('Ann: bid a three\n')
    expect(ann).not.toContain('odds')
    expect(bob).toContain('Ann chose, unseen: a card to bid\n')
    expect(bob).toMatch(/hands +Ann 1, Bob two, three\n/)
    expect(bob).not.toMatch(/Ann one|draw kind (one|three) \(to Ann\)|Ann: bid/)
    expect(bob).toContain('open.Ann: [] -> ["three"]')
  })

  test('say of each file that they keep that it shows everything', async () => {
    const folder = temporaryFolder()
    const kept = ['save g.jsonl', 'save g.yaml', 'example e.yaml'].map((line) => line.replace(' ', ` ${folder}/`))
    const { out } = await play(seats, '', ...DEAL, ...kept)
    expect(out.match(/the file shows everything, also what seats keep from each other/g)).toHaveLength(3)
  })

  test('tells nobody what it may not know when it is asked for', async () => {
    const { out } = await play(
      ['--seed', '5', '--seats', 'Ann=you,Bob=you'],
      '',
      'pass',
      '',
      'trace',
      'show',
      '?',
      'undo',
      '',
    )
    const screens = screensOf(out)
    const bob = screens.find((screen) => screen.includes('\nBob to decide')) ?? ''
    expect(bob).toContain('You may not see this choice.\n')
    expect(bob).not.toMatch(/Ann: pass|hands +Ann [a-z]/)
    expect(screens.at(-1)).toContain('Ann to decide: a card to bid')
  })

  test('keep the truth in their file', async () => {
    const file = join(temporaryFolder(), 'kept.jsonl')
    await play([...seats, '--save', file], '', ...DEAL, 'draw gold', '', 'bid three', '')
    expect(readFileSync(file, 'utf8').trim().split('\n').at(-1)).toBe('{"type":"bid","card":"three"}')
  })

  test('all see what lies open when it is over', async () => {
    const { out } = await play(['--seed', '5'], '', 'pass', '', 'pass', '', 'pass', '', 'pass')
    const last = screensOf(out).at(-1)
    expect(last).toMatch(/hands +Ann 2, Bob 2\n(.|\n)*The game is over: nobody/)
  })
})

describe('one person at the terminal, with secrets', () => {
  test('sees what their seat may know, and hands nothing over', async () => {
    const { out } = await play(['--seed', '5', '--seats', 'Ann=you,Bob=first'], 'pass', 'pass')
    expect(out).not.toContain('press Enter')
    expect(out).toMatch(/hands +Ann (one|two|three), (one|two|three), Bob 2\n/)
    expect(out).toContain('Bob chose, unseen: a card to bid\n')
    expect(out).toMatch(/open\.Bob: \[\] -> \["(one|two|three)"\]/)
    expect(out).toContain('The game is over')
  })
})
