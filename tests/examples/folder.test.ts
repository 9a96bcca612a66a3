import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type ExampleListener, exampleFiles, exampleRunner } from '../../src/core/examples/folder.js'
import { collecting } from '../../src/core/explore/evidence.js'
import { book, folder } from './example-files.js'

const files = folder()
files.write(
  'good/a.yaml',
  `
examples:
  - name: a tall tree
    cites: [turns.tall, '1']
    given: { game: { ladder: Bob } }
    when: [{ tree: tall }]
    refused: { by: [turns.tall] }
  - { name: three points, cites: [scoring.fruit], table: points, view: { basket: 3 }, answer: 3 }
`,
)
files.write('bad/b.yml', 'name: wrong\ncites: [scoring.fruit]\ntable: points\nview: { basket: 3 }\nanswer: 2\n')
files.write('bad/c.yaml', 'name: unreadable\ncites: [scoring.frut]\n')
files.write('notes.txt', 'no example')

describe('the examples of a folder', () => {
  test('are its YAML files and those of its folders; a folder that is not there has none', () => {
    expect(exampleFiles(files.root).map((file) => file.slice(files.root.length + 1))).toEqual([
      'bad/b.yml',
      'bad/c.yaml',
      'good/a.yaml',
    ])
    expect(exampleFiles(`${files.root}/nowhere`)).toEqual([])
  })
  test.runIf(existsSync('/proc/self/fd'))('are none of what has a name that leads nowhere, as a pipe has', async () => {
    const sleeper = spawn('cat', { stdio: ['pipe', 'pipe', 'ignore'] })
    try {
      expect(exampleFiles('/proc/self/fd').filter((file) => file.includes('pipe'))).toEqual([])
    } finally {
      sleeper.kill()
      await once(sleeper, 'exit')
    }
  })
  test('are all run; what fails says why, and a file that cannot be read fails', () => {
    expect(exampleRunner(book, files.root)()).toEqual([
      {
        name: 'wrong',
        file: 'bad/b.yml',
        passed: false,
        message: 'the answer: got 3, expected 2; at bad/b.yml:5:1: answer',
        clauses: ['scoring.fruit'],
      },
      {
        name: 'unreadable',
        file: 'bad/c.yaml',
        passed: false,
        message: expect.stringContaining('c.yaml:2:9: cites[0]: '),
        clauses: [],
      },
      { name: 'a tall tree', file: 'good/a.yaml', passed: true, clauses: ['turns.tall'] },
      { name: 'three points', file: 'good/a.yaml', passed: true, clauses: ['scoring.fruit'] },
    ])
  })
  test('that cannot be read are failing examples, one each, and the others of their file still run', () => {
    const mixed = folder()
    mixed.write(
      'a.yaml',
      `examples:
  - { name: lost, cites: [scoring.frut], table: points, view: { basket: 3 }, answer: 3 }
  - { name: odd, cites: [scoring.fruit], table: points, view: { basket: 3 }, answr: 3 }
  - { name: three points, cites: [scoring.fruit], table: points, view: { basket: 3 }, answer: 3 }
`,
    )
    mixed.write('b.yaml', 'examples: [\n')
    expect(exampleRunner(book, mixed.root)()).toMatchObject([
      {
        name: 'lost',
        file: 'a.yaml',
        passed: false,
        message: expect.stringMatching(/a\.yaml:2:\d+: .*"scoring\.frut"/),
      },
      { name: 'odd', file: 'a.yaml', passed: false, message: expect.stringMatching(/a\.yaml:3:\d+: .*answr/) },
      { name: 'three points', file: 'a.yaml', passed: true },
      {
        name: 'b.yaml',
        file: 'b.yaml',
        passed: false,
        message: expect.stringContaining('b.yaml:2:1: not well-formed'),
      },
    ])
  })
  test('are evidence: rows that answered exercise clauses, rows that refused show them refusing', () => {
    const collector = collecting(book)
    const listener: ExampleListener = collector
    exampleRunner(book, `${files.root}/good`)(listener)
    const { exercised, refused } = collector.evidence()
    expect(exercised['scoring.fruit']).toBe(1)
    expect(refused['turns.tall']).toBe(1)
  })
})
