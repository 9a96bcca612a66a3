import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { folder } from '../examples/example-files.js'
import { rulewright } from './call-rulewright.js'

const files = folder()

/** Goes on in a position with lines that are piped in. */
async function goOn(position: string, ...lines: readonly string[]): Promise<string> {
  const file = files.write('position.yaml', position)
  const { out, err } = await rulewright(['ask', file, '--go', '--seed', '1'], {
    books,
    piped: lines.map((line) => `${line}\n`).join(''),
  })
  expect(err).toBe('')
  return out
}

const ATTACK = `book: front-line
given:
  procedure: Attack
  args: { player: Red, unit: E4, by: supply, target: any }
  game: { squares: { E4: Red Tank, F3: Green Infantry disrupted, E6: Green Tank } }
`
const attack = (unit: string, squares: string, more = 'month: September'): string => `book: front-line
given:
  procedure: Attack
  args: { player: Red, unit: ${unit}, by: supply, target: any }
  game: { squares: ${squares}, ${more} }
`
const RELATIONS =
  'book: all-bridges-burning\ngiven: { from: setup, procedure: foreign relations, args: { faction: reds } }\n'
const STRENGTH = `book: all-bridges-burning
given:
  from: setup
  procedure: attack
  args: { faction: reds }
  game: { phase: 2, spaces: { Helsinki: { cells: { reds: { active: 3 } } } } }
`

describe('odds', () => {
  test('are compared for everything that can be aimed at, by the column of each', async () => {
    expect(await goOn(ATTACK)).toContain(
      `  odds      1 target Green Infantry disrupted in F3: the column: Range 1, Blitz 2 in 6, Disrupt 1
              in 6, Rout 1 in 6, Miss 2 in 6; by Attack: which column has the final result [page 3,
              para 6; page 7, para 2]
            2 target Green Tank in E6: the column: Range 2, Blitz 1 in 6, Disrupt 1 in 6, Rout 2
              in 6, Miss 2 in 6; by Attack: which column has the final result [page 3, para 6; page
              7, para 2]
`,
    )
  })

  test('are those of what a result comes to in the end, with the rows that change it', async () => {
    const dug = attack('C4', '{ C4: Red Tank, E3: Green Infantry, C6: Green Infantry }')
    const out = await goOn(dug, 'E3', '4')
    expect(out).toMatch(/E3: the column: Range 3, Disrupt 2 in 6, Rout 1 in 6, Miss\s+3 in 6; by Attack: City Defense/)
    expect(out).toMatch(/Dug In \(.*\):\s+1 to 3, 5 to 6 as it stands, 4 a Miss \(the result\s+has a Soldier\) \[page/s)
  })

  test('name the row that makes another word of what the die shows', async () => {
    const rallied = attack(
      'E4',
      '{ E4: Red Artillery, H4: Green Artillery }',
      'players: { Green: { leadership: Available } }',
    )
    const out = await goOn(rallied, 'H4', 'rally')
    expect(out).toMatch(
      /Rally: what becomes of the result \(.*\):\s+the result 1 to 2 Rout, 3 to 4 Miss, 5 to 6 reward/s,
    )
    expect(await goOn(rallied, 'H4', 'no Rally')).not.toContain('Rally: what becomes of the result')
  })

  test('are those of a roll that is accepted, where it could be rolled again', async () => {
    const held = attack('E4', '{ E4: Red Tank, E6: Green Tank }', 'edge: { holder: Red, side: On }')
    const out = await goOn(held)
    expect(out).toMatch(/E6, if Red declines\s+afterwards: the\s+column: Range 2, Blitz 1 in\s+6, D/)
  })

  test('are told where somebody else declines before', async () => {
    const rallied = attack('E4', '{ E4: Red Tank, E6: Green Tank }', 'players: { Green: { leadership: Available } }')
    expect(await goOn(rallied)).toMatch(/E6, if Green declines\s+before: /)
  })

  test('are told of a die, with the range, the column and the rows of the table', async () => {
    const out = await goOn(ATTACK, 'E6')
    expect(out).toContain('1 in 6, 2: E6: Green Tank -> Green Tank, disrupted\n')
    expect(out).toContain('2 in 6, 3 to 4: Green to decide: Retreat or Hold (Green Tank in E6)\n')
    expect(out).toContain('  by        Attack: the range of the target: 2 [page 3, para 2]')
    expect(out).toContain('Attack: the column: Range 2 [page 3, para 6]')
    expect(out).toMatch(
      /Attack Results chart: the cell \(the column: Range 2\): the roll of the die 1 Blitz, 2\s+Disrupt, 3 to 4 Rout/,
    )
  })

  test('are told of one option, too', async () => {
    expect(await goOn(ATTACK, '? 1')).toContain('3 in 6, 2 to 4: F3: Green Infantry, disrupted -> nothing; ')
  })

  test('are told where a table looks at what the die is held against', async () => {
    const out = await goOn(STRENGTH, 'Helsinki', '1', 'no more', '1', 'add', 'add', 'no more')
    expect(out).toContain('  odds      1 in 3, 1 to 2: Reds to decide: Engagement or Retreat (Helsinki)\n')
    expect(out).toContain('  by        Attack: the die roll: 1 to 2 succeeds, 3 to 6 fails [3.2.4]\n')
  })

  test('are told by the table of the die where it always comes to the same', async () => {
    const out = await goOn(RELATIONS, 'try')
    expect(out).toContain('  odds      1 spend 0 Resources: always fails\n')
    expect(out).toContain('2 spend 1 Resource: succeeds 1 in 3, fails 2 in 3\n')
    expect(out).toContain('4 spend 3 Resources: always succeeds\n')
    expect(out).not.toContain('roll a 1 1 in 6')
  })

  test('are not told of what is rolled in any case', async () => {
    const { out } = await rulewright(['ask', 'orchard', '--go'], { piped: 'short\nmiddle\n' })
    expect(out).toContain('1 eat  (a fruit to eat; 1)\n')
    expect(out).not.toContain('odds')
  })
})

describe('odds of a book with secrets', () => {
  const play = async (seed: string, ...more: readonly string[]) => {
    const called = await rulewright(['play', 'talvisota', '--seed', seed, ...more], {
      books,
      piped: '1\n'.repeat(100),
    })
    return called.out
  }

  test('are told as soon as nothing is kept from whoever looks', async () => {
    const out = await play('9', '--seats', 'Soviets=you,others=random')
    expect(out).toContain(
      '  odds      1 resolve PRUD against Petsamo: the column: 5, 1a/1d 3 in 6, 1a/1dR 1 in 6, 1dR 2 in 6',
    )
    expect(out).toContain('  by        Combat table: the result (the column: 5): the line of the die 1 to 3 1a/1d')
    expect(out).toContain('  by        The international event: the die 1 to 2 -2, 3 to 4 0, 5 to 6 2 [3.1]\n')
  })

  test('are none of a die that belongs to no option, nor of one that always comes to the same', async () => {
    const out = await play('1', '--seats', 'Soviets=you,others=random')
    expect(out).not.toContain('odds      1 place 1 TAN')
    const [before = ''] = out.split('  chance: roll 2: failure (1 SCT in Petsamo)')
    expect(before.length).toBeLessThan(out.length)
    expect(before.slice(before.lastIndexOf('Finns: '))).not.toContain('odds')
  })
})

describe('what is seen after every choice', () => {
  test('is the board small, with what changed and what is asked about', async () => {
    const out = await goOn(ATTACK, 'E6', '1')
    expect(out).toMatch(/^ 6 {2}Val +Bch +Prt +Hil +\[G Tnk\] +Des +Val +Hil +Air 2 +Val$/m)
    const blitz = await goOn(ATTACK, 'F3', '1')
    expect(blitz).toContain('F3: Green Infantry, disrupted -> nothing')
  })

  test('is the map in a few lines, where tables do not tell all of it', async () => {
    const out = await goOn(STRENGTH, 'Helsinki')
    expect(out).toContain('R = Reds Cell, Active,')
    const [, seen = ''] = out.split('cost      Resources 1\n')
    expect(seen).toMatch(/^ Uusimaa 1 L1-3 PO ⚑R 2r +\[Helsinki\] 2 ⚑R 3R r s m Ru$/m)
    const { out: moved } = await rulewright(['play', 'russian-civil-war', '--seed', '5'], {
      books,
      piped: '1\n'.repeat(11),
    })
    expect(moved).toMatch(/^\*Livonia 2 Ge {2,}Moscow 6 So /m)
    expect(out.slice(0, out.indexOf('to decide'))).not.toMatch(/\[Helsinki\]/)
  })

  test('is what the tables say of the places that are asked about, and of who decides', async () => {
    const out = await goOn(STRENGTH, 'Helsinki')
    const [, seen = ''] = out.split('cost      Resources 1\n')
    expect(seen).toMatch(/Helsinki +2 .* 3 Act, 1 Inact /)
    expect(seen).toMatch(/reds +4 /)
    expect(seen).not.toMatch(/^ Tampere {2}/m)
  })

  test('is what it cost and what it earned whoever chose', async () => {
    expect(await goOn(STRENGTH, 'Helsinki')).toContain('changed   reds, Resources: 5 -> 4\n  cost      Resources 1\n')
    const passing = 'book: all-bridges-burning\ngiven: { from: setup, procedure: event card }\n'
    expect(await goOn(passing, 'pass')).toMatch(/ {2}earned {4}Resources 1/)
  })
})

describe('the end of a game', () => {
  test('is not that of a procedure that is over, whatever it comes to', async () => {
    expect(await goOn(ATTACK, 'E6', '5')).toContain('\nThe Attack is over: nothing is left to decide\n')
  })

  test('tells why somebody has won, by the rows that say so', async () => {
    const { out } = await rulewright(['play', 'front-line', '--seats', 'others=random', '--seed', '5'], { books })
    const [, end = ''] = out.split('The game is over: ')
    expect(end).toContain('Green wins; margins: Red 0, Green 0\n  why ')
    expect(end).toContain('game [Occupation Points] Red 0, Green 0: page 1, para 1 theGame.mostPoints')
    expect(end).toMatch(/Who has won: winner Green, by units \[page 8, para 1\] \(.*who has more\s+units: Green\)/s)
  })

  test('counts what decided, with the numbers', async () => {
    const { out } = await rulewright(['play', 'front-line', '--seats', 'others=random', '--seed', '5'], { books })
    expect(out).toContain('Units counted: Red, on the board: 12; Green, on the board: 15 [page 8, para 1]\n')
  })

  test('names who has won and by what, and nothing that decided nothing', async () => {
    const { out } = await rulewright(['play', 'talvisota', '--seats', 'others=random', '--seed', '59'], { books })
    const [, end = ''] = out.split('The game is over: ')
    expect(end).toMatch(/^the Finns win: the morale of the Soviets is 0; margins: /)
    expect(end).toContain('How the game stands: Finns, morale')
    // Who controls Helsinki decides whether it was seized.
    expect(end.match(/^ {12}\w[\w ]*(?=:)/gm)?.map((line) => line.trim())).toEqual([
      'Who controls a space',
      'How the game stands',
    ])
  })

  test('names the capitals that were taken', async () => {
    const { out } = await rulewright(['play', 'russian-civil-war', '--seats', 'others=random', '--seed', '1'], {
      books,
    })
    const [, end = ''] = out.split('The game is over: ')
    expect(end).toMatch(/^nobody wins; enemy capitals taken: Allies 1, Central Powers 1; margins: /)
    expect(end).toMatch(/that a side has: Allies: Berlin; Central Powers:\s+Rome/)
  })
})
