import { describe, expect, test } from 'vitest'
import { sourceProblemLine } from '../../src/core/examples/format/parse-source.js'
import { readPosition } from '../../src/core/examples/format/position-file.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { climbChart } from '../kernel/orchard.js'
import { book, folder, rules } from './example-files.js'

const files = folder()

function positionIn(text: string, name = 'p.yaml') {
  const read = readPosition(rules, files.write(name, text))
  if (!read.ok) throw new Error(read.misread.map(sourceProblemLine).join('\n'))
  return read.value.begun.position
}

function problems(text: string, name = 'p.yaml') {
  const read = readPosition(rules, files.write(name, text))
  return read.ok ? [] : read.misread.map(sourceProblemLine).map((line) => line.replaceAll(`${files.root}/`, ''))
}

describe('a given position', () => {
  test('starts from the empty game and the main procedure where nothing is said', () => {
    expect(positionIn('given: {}')).toEqual(rules.start())
  })
  test('starts from a base of the book, with what differs laid over it', () => {
    const { game } = positionIn('given: { from: harvest, procedure: orchard, game: { baskets: { Ann: 1 } } }')
    expect(game).toMatchObject({ trees: { short: 0, middle: 1 }, baskets: { Ann: 1, Bob: 3 } })
  })
  test('starts with a procedure and its argument', () => {
    expect(positionIn('given: { procedure: climb, args: { picker: Bob } }').stack).toEqual([
      { chart: 'climb', state: 'next tree', data: { picker: 'Bob', climbed: [] } },
    ])
  })
  test('starts from another file, found beside it', () => {
    files.write('bases/first.json', JSON.stringify(rules.start()))
    files.write('bases/second.yaml', 'given: { from: first.json, game: { ladder: Bob } }')
    const position = positionIn('given: { from: bases/second.yaml, game: { trees: { short: 1 } } }')
    expect(position.game).toMatchObject({ ladder: 'Bob', trees: { short: 1 } })
    expect(position.stack).toEqual(rules.start().stack)
  })
  test('takes the game of a file and begins a procedure there', () => {
    files.write('whole.json', JSON.stringify(rules.start()))
    expect(positionIn('given: { from: whole.json, procedure: climb, args: { picker: Ann } }').stack).toHaveLength(1)
    expect(problems('given: { from: whole.json, args: { picker: Ann } }')).toEqual([
      'p.yaml:1:28: given.args: the base is in the middle of a procedure; expected `procedure` beside `args`',
    ])
  })
  test('goes on in the middle of what runs', () => {
    const stack = [{ chart: 'climb', state: 'next tree', data: { picker: 'Bob', climbed: ['tall'] } }]
    const position = positionIn(`given: { stack: ${JSON.stringify(stack)}, game: { ladder: Bob } }`)
    expect(position.stack).toEqual(stack)
    expect(position.game.ladder).toBe('Bob')
  })
})

describe('what is refused', () => {
  test('something that runs beside something that begins, and nothing that runs', () => {
    const stack = JSON.stringify([{ chart: 'climb', state: 'next tree', data: { picker: 'Bob', climbed: [] } }])
    expect(problems(`given: { stack: ${stack}, procedure: climb }`)).toEqual([
      'p.yaml:1:10: given.stack: the running procedures continue; expected no `procedure` and no `args` beside it',
    ])
    expect(problems('given: { stack: [] }')).toEqual([
      'p.yaml:1:10: given.stack: is empty; expected what runs, the outermost first',
    ])
    expect(problems(`given: { stack: ${stack.replace('next tree', 'home')} }`)[0]).toContain(
      'given.stack[0].state: got "home"',
    )
  })
  test('a base that is unknown', () => {
    expect(problems('given: { from: harvst }')).toEqual([
      'p.yaml:1:10: given.from: "harvst" is not a base of Orchard; expected one of harvest, empty, the path of a .json or .yaml file; did you mean "harvest"?',
    ])
  })
  test('a file that is missing, wrong, or leads back to itself', () => {
    expect(problems('given: { from: none.yaml }')).toEqual([
      'p.yaml:1:10: given.from: none.yaml: there is no such file; expected a YAML or JSON file',
    ])
    files.write('wrong.yaml', 'given:\n  game: { ladder: Zed }\n')
    expect(problems('given: { from: wrong.yaml }')).toEqual([
      'p.yaml:1:10: given.from: wrong.yaml:2:11: given.game.ladder: got "Zed"; expected one of Ann, Bob, nobody',
    ])
    expect(problems('given: { from: p.yaml }')).toEqual([
      'p.yaml:1:10: given.from: leads back to itself; expected another base',
    ])
    files.write('back.yaml', 'given: { from: p.yaml }')
    expect(problems('given: { from: back.yaml }')).toEqual([
      'p.yaml:1:10: given.from: back.yaml:1:10: given.from: leads back to itself; expected another base',
    ])
  })
  test('a tree, a picker or a field that the game does not have', () => {
    expect(problems('given:\n  game:\n    trees:\n      tal: 1\n')).toEqual([
      'p.yaml:4:7: given.game.trees.tal: "tal" is unknown here; expected one of short, middle, tall; did you mean "tall"?',
    ])
  })
  test('a reading or a question that the book does not have', () => {
    expect(problems('given:\n  game:\n    readings: { eatingScores: perhaps }\n')).toEqual([
      'p.yaml:3:17: given.game.readings.eatingScores: got "perhaps", expected one of no, yes',
    ])
  })
  test('a game that breaks a law, with the clause of the law', () => {
    expect(problems('given:\n  game: { baskets: { Ann: 4 } }\n')).toEqual([
      'p.yaml:2:3: given.game: 10 fruits; there are six (2 scoring.stock)',
    ])
  })
  test('a procedure that the book does not have', () => {
    expect(problems('given:\n  procedure: clmb\n')).toEqual([
      'p.yaml:2:3: given.procedure: "clmb" is not a procedure of Orchard; expected one of orchard, turn, climb, eat; did you mean "climb"?',
    ])
  })
  test('an argument that does not fit, and one that is missing', () => {
    expect(problems('given:\n  procedure: climb\n  args: { picker: Zed }\n')).toEqual([
      'p.yaml:3:11: given.args.picker: got "Zed"; expected one of Ann, Bob',
    ])
    expect(problems('given:\n  procedure: climb\n')).toEqual([
      'p.yaml:1:1: given.args: is missing; expected the field picker',
    ])
    expect(problems('given:\n  procedure: climb\n  args: Ann\n')).toEqual([
      'p.yaml:3:3: given.args: got "Ann"; expected the field picker',
    ])
    expect(problems('given:\n  procedure: orchard\n  args: Ann\n')).toEqual([
      'p.yaml:3:3: given.args: got "Ann", but orchard takes no argument',
    ])
  })
  test('no procedure, where a base is given in which none stands', () => {
    const names = 'orchard, turn, climb, eat'
    files.write('over.json', JSON.stringify({ ...rules.start(), stack: [], outcome: 'Ann' }))
    for (const base of ['harvest', 'over.json'])
      expect(problems(`given: { from: ${base} }`)).toEqual([
        `p.yaml:1:1: given.procedure: is missing; expected one of ${names}`,
      ])
  })
  test('a base that makes choices of its own', () => {
    files.write('chosen.yaml', 'given: {}\nwhen: [{ tree: short }]\n')
    expect(problems('given: { from: chosen.yaml }')).toEqual([
      'p.yaml:1:10: given.from: chosen.yaml makes choices; expected the position that they lead to, as `rulewright ask --json` prints it',
    ])
  })
  test('a book that fails when it begins, without the words of its code', () => {
    const context = () => (null as unknown as { game: object }).game as never
    const mute = { ...climbChart, plan: { ...climbChart.plan, context } }
    const broken = rulesOf({ ...book, charts: book.charts.map((chart) => (chart === climbChart ? mute : chart)) })
    const read = readPosition(broken, files.write('p.yaml', 'given: { procedure: climb, args: { picker: Ann } }'))
    expect(read.ok ? [] : read.misread.map(({ message }) => message)).toEqual([
      'climb cannot begin here: climb: the code of the book fails here',
    ])
  })
})

describe('a whole position', () => {
  test('is read as the program prints it', () => {
    const start = rules.start()
    expect(positionIn(JSON.stringify(start), 'whole.json')).toEqual(start)
    expect(positionIn(JSON.stringify({ book: 'orchard', ...start, when: [] }), 'whole.json')).toEqual(start)
  })
  test('is refused where its frames or its game are wrong', () => {
    const start = rules.start()
    const [outer] = start.stack
    const lost = { ...start, stack: [{ ...outer, state: 'nowhere' }] }
    expect(problems(JSON.stringify(lost, null, 1), 'whole.json')).toEqual([
      expect.stringMatching(/^whole\.json:\d+:4: stack\[0\]\.state: got "nowhere", expected one of wind$/),
    ])
    const bare = { ...start, game: { ...start.game, ladder: 'Zed' } }
    expect(problems(JSON.stringify(bare, null, 1), 'whole.json')).toEqual([
      expect.stringMatching(/^whole\.json:\d+:3: game\.ladder: got "Zed"; expected one of Ann, Bob, nobody$/),
    ])
  })
  test('is refused where a procedure stands that never stands there', () => {
    const start = rules.start()
    const frames = (...stack: readonly object[]) => problems(JSON.stringify({ ...start, stack }), 'whole.json')
    const [outer, turn] = start.stack
    const eat = { chart: 'eat', state: 'chewing', data: { picker: 'Ann' } }
    expect(frames({ ...outer }, eat)).toEqual([
      'whole.json:1:137: stack[0].chart: orchard does not call eat; expected above it one of turn',
      'whole.json:1:210: stack[1].chart: eat decides nothing by itself',
    ])
    expect(frames({ ...outer }, { ...turn, data: { picker: 'Zed', eaten: false } })).toEqual([
      expect.stringMatching(/stack\[1\]\.data\.picker: got "Zed"; expected one of Ann, Bob$/),
    ])
  })
  test('is refused where it is an example', () => {
    for (const text of ['examples: []', 'name: it\ngiven: {}'])
      expect(problems(text)).toEqual(['p.yaml:1:1: this is an example file; `rulewright explain` reads it'])
  })
  test('is refused where it is no position at all, or of another book', () => {
    expect(problems('3')).toEqual(['p.yaml:1:1: expected a position: `given`, or `game` and `stack`'])
    expect(problems('gven: {}')).toEqual([
      'p.yaml:1:1: given: is missing; expected named fields',
      'p.yaml:1:1: gven: "gven" is unknown here; expected one of book, given, when; did you mean "given"?',
    ])
    expect(problems('book: vineyard\ngiven: {}')).toEqual(['p.yaml:1:1: book: got "vineyard", expected orchard'])
  })
})
