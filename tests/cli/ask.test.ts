import { describe, expect, test } from 'vitest'
import { rulesOf } from '../../src/kernel/rules.js'
import { folder } from '../examples/files.js'
import { book } from '../kernel/orchard.js'
import { rulewright } from './shell.js'

const files = folder()
const write = (name: string, text: string) => files.write(name, `book: orchard\n${text}`)

describe('rulewright ask', () => {
  test('tells who must decide what, the clauses and the options', async () => {
    const file = write(
      'bob.yaml',
      'given: { procedure: turn, args: { picker: Bob }, game: { ladder: nobody } }\nwhen: [{ tree: short }]\n',
    )
    expect(await rulewright(['ask', file, '--refused'])).toEqual({
      code: 0,
      err: '',
      out: `Bob to decide: a tree to climb
  in        climb, next tree
  cites     1 turns.twoTrees
  options   climb tree=middle
            stop  (declines)
            eat
  refused   climb tree=short: 1 turns.onceEach (climbed: true)
            climb tree=tall: 1 turns.tall (tree: tall)
`,
    })
  })
  test('tells how often chance does what', async () => {
    const { out } = await rulewright(['ask', write('wind.yaml', 'given: {}\nwhen: [{ type: stop }]\n')])
    expect(out).toContain('chance to decide: the wind\n')
    expect(out).toContain('blow  (1 in 6)\n            calm  (5 in 6)\n')
  })
  test('tells that it is over', async () => {
    const { code, out } = await rulewright([
      'ask',
      write('over.yaml', 'given: {}\nwhen: [{ type: stop }, { type: blow }]\n'),
    ])
    expect({ code, out }).toEqual({ code: 0, out: 'it is over: "nobody"\n' })
  })
  test('prints JSON whose position can be asked again', async () => {
    const file = write('middle.yaml', 'given: { game: { ladder: Bob } }\nwhen: [{ tree: middle }]\n')
    const asked = JSON.parse((await rulewright(['ask', file, '--json', '--refused'])).out) as { position: object }
    expect(asked).toMatchObject({
      book: 'orchard',
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      due: { over: false, seat: 'Ann', asks: 'a tree to climb', procedure: 'climb', cites: [{ id: 'turns.twoTrees' }] },
      refused: [
        { option: { type: 'climb', tree: 'middle' }, refusals: [{ because: { climbed: true } }] },
        { option: { type: 'climb', tree: 'tall' }, seat: 'Ann' },
      ],
    })
    const again = files.write('again.json', JSON.stringify(asked.position))
    const { out } = await rulewright(['ask', again, '--json', '--refused', '--book', 'orchard'])
    expect(JSON.parse(out)).toEqual(asked)
  })
  test('takes a whole position with the name of its book', async () => {
    const file = files.write('start.json', JSON.stringify({ book: 'orchard', ...rulesOf(book).start() }))
    expect((await rulewright(['ask', file])).out).toContain('Ann to decide: a tree to climb')
  })
  test('tells why the choices cannot be made, and ends with 1', async () => {
    const file = write('tall.yaml', 'given: { game: { ladder: Bob } }\nwhen: [{ tree: tall }]\n')
    const { code, out, err } = await rulewright(['ask', file])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain('tall.yaml: climb tree=tall is refused by 1 turns.tall (tree: tall)\n')
    const several = await rulewright(['ask', write('several.yaml', 'given: {}\nwhen: [{ type: climb }]\n')])
    expect(several.code).toBe(1)
    expect(several.err).toContain('the choices lead to 3 different positions; say more, so that one is left\n')
  })
  test('tells where a position cannot be read, and ends with 2', async () => {
    const file = write('unread.yaml', 'given:\n  game: { ladder: Zed }\n')
    const { code, out, err } = await rulewright(['ask', file])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/unread\.yaml:3:11: given\.game\.ladder: got "Zed"; expected one of Ann, Bob, nobody\n$/)
    expect(await rulewright(['ask', `${files.root}/nowhere.yaml`])).toMatchObject({ code: 2 })
  })
})
