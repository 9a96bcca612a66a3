import { describe, expect, test } from 'vitest'
import { formatValue } from '../../src/core/examples/format/check-schema.js'
import { examplesIn, folder, problemsIn } from './example-files.js'

const files = folder()
const head = 'name: it\ncites: [turns.order]\n'
const problems = (text: string) => problemsIn(files.write('f.yaml', text))

describe('a file', () => {
  test('holds one example, or a list of them about one book', () => {
    expect(examplesIn(files.write('one.yaml', `book: orchard\n${head}`)).map(({ name }) => name)).toEqual(['it'])
    const two =
      'book: orchard\nexamples:\n  - { name: a, cites: [turns.order] }\n  - { name: b, cites: [turns.order] }\n'
    expect(examplesIn(files.write('two.yaml', two)).map(({ name }) => name)).toEqual(['a', 'b'])
  })
  test('may be JSON', () => {
    const json = '{\n\t"book": "orchard",\n\t"name": "it",\n\t"cites": ["turns.order"]\n}\n'
    expect(examplesIn(files.write('one.json', json)).map(({ name }) => name)).toEqual(['it'])
  })
  test('that is about another book is refused', () => {
    expect(problems(`${head}book: vineyard\n`)).toEqual(['f.yaml:3:1: book: got "vineyard", expected orchard'])
  })
  test('that is not there is refused', () => {
    expect(problemsIn(`${files.root}/nowhere.yaml`)).toEqual([
      'nowhere.yaml: there is no such file; expected a YAML or JSON file',
    ])
  })
  test('that is empty, a list or a text is refused', () => {
    for (const text of ['', '- a\n', 'apple\n'])
      expect(problems(text)).toEqual(['f.yaml:1:1: expected an example, or `book` and a list of `examples`'])
    expect(problems('examples: []\n')).toEqual(['f.yaml:1:1: examples: expected at least one example'])
  })
  test('that is not well-formed is refused where it goes wrong', () => {
    expect(problems(`${head}when: [{ type: climb }\n`)[0]).toMatch(/^f\.yaml:4:1: not well-formed: /)
  })
  test('that holds a position is refused', () => {
    for (const text of ['given: {}', '{ position: {}, due: {} }', '{ game: {}, stack: [] }'])
      expect(problems(text)).toEqual(['f.yaml:1:1: this is a position file; `rulewright ask` reads it'])
  })
  test('with two examples of one name is refused', () => {
    const two = 'examples:\n  - { name: a, cites: [turns.order] }\n  - { name: a, cites: [turns.order] }\n'
    expect(problems(two)).toEqual([
      'f.yaml:3:7: examples[1].name: another example is called "a"; expected its own name',
    ])
  })
  test('tells all that is wrong, in the order of its lines', () => {
    const lines = problems(
      'when: [{ type: clim }]\nname: it\ncites: [turns.oder]\nthen: { game: { trees: { tal: 1 } } }\n',
    )
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['f.yaml:1:10:', 'f.yaml:3:9:', 'f.yaml:4:26:'])
  })
})

describe('fields', () => {
  test('that are unknown get the nearest known one', () => {
    expect(problems(`${head}whn: []\n`)).toEqual([
      'f.yaml:3:1: whn: "whn" is unknown here; expected one of name, cites, note, explore, asides, given, when, then; did you mean "when"?',
    ])
    expect(problems(`${head}then:\n  due: { ofers: [] }\n`)).toEqual([
      'f.yaml:4:10: then.due.ofers: "ofers" is unknown here; expected one of seat, asks, offers, only, refuses, odds; did you mean "offers"?',
    ])
  })
  test('that are missing or of another type say what was expected', () => {
    expect(problems('cites: turns.order\n')).toEqual([
      'f.yaml:1:1: name: is missing; expected a text',
      'f.yaml:1:1: cites: got "turns.order", expected a list',
    ])
    expect(problems(`${head}when: [climb]\n`)).toEqual([
      'f.yaml:3:8: when[0]: got "climb", expected named fields or a list',
    ])
  })
  test('of a refusal tell everything that it may be', () => {
    for (const [said, got] of [
      ['false', 'false'],
      ['turns.tall', '"turns.tall"'],
    ])
      expect(problems(`${head}given: {}\nrefused: ${said}\n`)).toEqual([
        `f.yaml:4:1: refused: got ${got}, expected named fields or a list or true`,
      ])
  })
  test('that are beyond all numbers are told as what they are', () => {
    const [problem] = problems(`${head}given: { game: { trees: { tall: 1e400 } } }\n`)
    expect(problem).toContain('got Infinity, expected ')
    expect(formatValue({ number: -Infinity })).toBe('{"number":"-Infinity"}')
  })
  test('cannot say both what holds and that it is refused', () => {
    expect(problems(`${head}when: []\nthen: {}\nrefused: { by: [turns.tall] }\n`)).toEqual([
      'f.yaml:5:1: refused: cannot be used with `then`; expected only one of them',
    ])
  })
})

describe('citations', () => {
  test('that are unknown get the nearest clause', () => {
    expect(problems('name: it\ncites:\n  - turns.oder\n')[0]).toMatch(
      /^f\.yaml:3:5: cites\[0\]: "turns\.oder" is neither a clause nor a section of Orchard; .*did you mean "turns\.order"\?$/,
    )
  })
  test('may be section numbers, but not only', () => {
    expect(problems('name: it\ncites: [1, turns.order]\n')).toEqual([])
    expect(problems('name: it\ncites: [2]\n')).toEqual([
      'f.yaml:2:1: cites: expected at least one clause id, such as scoring.fruit, scoring.most, scoring.tie, scoring.stock',
    ])
    expect(problems('name: it\ncites: []\n')).toEqual(['f.yaml:2:1: cites: expected at least one clause id'])
  })
  test('of refusing clauses must be clauses', () => {
    expect(problems(`${head}when: [{ tree: tall }]\nrefused:\n  by: [turns.tal]\n`)[0]).toMatch(
      /^f\.yaml:5:8: refused\.by\[0\]: "turns\.tal" is not a clause of Orchard/,
    )
    expect(
      problems(`${head}then:\n  due:\n    refuses:\n      - { option: { tree: tall }, by: [turns.tal] }\n`)[0],
    ).toMatch(/^f\.yaml:6:40: then\.due\.refuses\[0\]\.by\[0\]: "turns\.tal" is not a clause of Orchard/)
  })
})

describe('choices', () => {
  test('of an unknown type are refused', () => {
    expect(problems(`${head}when:\n  - { type: clim, tree: tall }\n`)).toEqual([
      'f.yaml:4:7: when[0].type: "clim" is not an option of Orchard; expected one of blow, calm, climb, eat, nothing, stop; did you mean "climb"?',
    ])
    expect(problems(`${head}then: { due: { offers: [{ type: clim }] } }\n`)[0]).toMatch(
      /^f\.yaml:3:27: then\.due\.offers\[0\]\.type: /,
    )
  })
  test('of somebody who has no seat are refused', () => {
    expect(problems(`${head}when:\n  - { seat: An, tree: tall }\n`)).toEqual([
      'f.yaml:4:7: when[0].seat: "An" is not a seat of Orchard; expected one of Ann, Bob, chance; did you mean "Ann"?',
    ])
    expect(problems(`${head}then: { due: { seat: Bb, offers: [{ seat: 3 }] } }\n`)).toEqual([
      'f.yaml:3:16: then.due.seat: "Bb" is not a seat of Orchard; expected one of Ann, Bob, chance; did you mean "Bob"?',
      'f.yaml:3:37: then.due.offers[0].seat: got 3, expected a text',
    ])
  })
  test('must say something', () => {
    expect(problems(`${head}when: [{}]\n`)).toEqual(['f.yaml:3:8: when[0]: is empty; expected words of an option'])
  })
  test('are a list, or a list of lists', () => {
    expect(problems(`${head}when: [[{ tree: tall }], { tree: short }]\n`)).toEqual([
      'f.yaml:3:1: when: expected either choices or lists of choices, not both',
    ])
  })
})

describe('values that YAML knows and JSON does not', () => {
  test.each(['binary aGk=', 'set { a, b }', 'omap [{ a: 1 }]', 'timestamp 2001-01-01'])(
    'are refused: !!%s',
    (value) => {
      const [kind] = value.split(' ')
      expect(problems(`${head}then: { outcome: !!${value} }\n`)[0]).toMatch(
        new RegExp(`^f\\.yaml:3:\\d+: .*!!${kind} is not a JSON value`),
      )
    },
  )
})

describe('questions to a table', () => {
  const asked = (rest: string) => problems(`${head}${rest}`)
  test('need a table that the book has', () => {
    expect(asked('table: point\nview: { basket: 1 }\nanswer: 1\n')).toEqual([
      'f.yaml:3:1: table: "point" is not a table of Orchard; expected one of may not climb, may not eat, what eating costs, points, who wins; did you mean "points"?',
    ])
  })
  test('need every field of its view, with a value of its list', () => {
    expect(asked('table: may not eat\nview:\n  frut: true\n  eaten: maybe\nanswer: allowed\n')).toEqual([
      'f.yaml:4:1: view.fruit: is missing; expected one of false, true',
      'f.yaml:5:3: view.frut: "frut" is unknown here; expected one of fruit, eaten; did you mean "fruit"?',
      'f.yaml:6:3: view.eaten: got "maybe"; expected one of false, true',
    ])
  })
  test('of a table that refuses are answered by a refusal or by `allowed`', () => {
    expect(asked('table: may not eat\nview: { fruit: true, eaten: true }\nanswer: 3\n')).toEqual([
      'f.yaml:5:1: answer: got 3, expected "allowed", or `refused` instead of `answer`',
    ])
    expect(asked('table: points\nview: { basket: 1 }\nrefused: { by: [scoring.fruit] }\n')).toEqual([
      'f.yaml:5:1: refused: this table refuses nothing; expected `answer`',
    ])
  })
})

describe('expectations', () => {
  test('of the game may name only what a game has', () => {
    expect(problems(`${head}then:\n  game:\n    trees: { shrt: 1 }\n    ladder: Zed\n`)).toEqual([
      'f.yaml:5:14: then.game.trees.shrt: "shrt" is unknown here; expected one of short, middle, tall; did you mean "short"?',
      'f.yaml:6:5: then.game.ladder: got "Zed"; expected one of Ann, Bob, nobody',
    ])
  })
})
