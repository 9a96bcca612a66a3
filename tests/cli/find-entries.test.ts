import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { folder } from '../examples/example-files.js'
import { rulewright } from './call-rulewright.js'

describe('rulewright find tables, procedures, measures and offers', () => {
  test('tell one thing whole: its fields, its rows as sentences with their clauses', async () => {
    const { code, out } = await rulewright(['tables', 'orchard', 'MAY', 'not', 'climb'])
    expect(code).toBe(0)
    expect(out).toContain('may not climb  1 Turns')
    expect(out).toMatch(/\n {4}tree +short \| middle \| tall/)
    expect(out).toMatch(/\n {4}1\. Refused, where .*\[1 turns\./)
  })
  test('show how an example asks a table and begins a procedure, and that runs', async () => {
    const files = folder()
    const explained = async (kind: string, name: string) => {
      const [, shown = ''] = (await rulewright([kind, 'orchard', name])).out.split('in an example\n')
      const example = { book: 'orchard', name, cites: ['scoring.fruit'], ...parse(shown) }
      return rulewright(['explain', files.write(`${name}.yaml`, JSON.stringify(example))])
    }
    expect(await explained('procedures', 'turn')).toMatchObject({ code: 0, err: '' })
    expect((await explained('tables', 'points')).out).toContain('the answer is 0')
  })
  test('print an example that `explain` reads as it stands, for every procedure', async () => {
    const files = folder()
    for (const name of ['orchard', 'turn', 'climb']) {
      const [, shown = ''] = (await rulewright(['procedures', 'orchard', name])).out.split('in an example\n')
      const run = await rulewright(['explain', files.write(`${name}.yaml`, shown)])
      expect(run).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`${name} begins`) })
    }
  })
  test('print how each option of an offer is written, which an example can say', async () => {
    const { out } = await rulewright(['offers', 'orchard', 'a tree to climb'])
    const [climb = '', stop = '', ...others] = out
      .split('\n')
      .filter((line) => line.includes('{'))
      .map((line) => line.replace(/^ +(options +)?/, ''))
    expect([climb, stop, others]).toEqual(['{ type: climb, tree: short }', '{ type: stop }  (declines)', []])
    const when = `[${climb}, ${stop.replace('  (declines)', '')}]`
    const text = `book: orchard\nname: it\ncites: [turns.order]\ngiven: { procedure: climb, args: { picker: Ann } }\nwhen: ${when}\n`
    expect(await rulewright(['explain', folder().write('a.yaml', text)])).toMatchObject({ code: 0, err: '' })
    expect((await rulewright(['offers', 'orchard', 'the wind'])).out).toMatch(/\{ type: blow \}\n +\{ type: calm \}/)
  })
  test('list several by their names, and say that there are more', async () => {
    const { out } = await rulewright(['offers', 'orchard'])
    expect(out).toMatch(/^ name +where\n/)
    expect(out).toContain('shows everything about one')
    expect(
      JSON.parse((await rulewright(['procedures', 'orchard', '--json'])).out).map(({ name }: { name: string }) => name),
    ).toEqual(['orchard', 'turn', 'climb', 'eat'])
  })
  test('tell what there is instead, and end with 2', async () => {
    expect(await rulewright(['tables', 'orchard', 'pionts'])).toEqual({
      code: 2,
      out: '',
      err: 'no table of Orchard fits "pionts"; expected one of may not climb, may not eat, what eating costs, points, who wins; did you mean "points"?; "rulewright find tables orchard" lists all\n',
    })
    expect((await rulewright(['measures', 'orchard', 'control'])).code).toBe(2)
    expect((await rulewright(['tables', 'orchrd'])).err).toBe(
      'expected the name of a book, before anything else: orchard, garden; did you mean "orchard"?\n',
    )
  })
})

describe('rulewright export schema game', () => {
  test('prints the schema of the game of a book, and takes no book otherwise', async () => {
    const { code, out } = await rulewright(['schema', 'game', 'orchard'])
    expect(code).toBe(0)
    expect(Object.keys(JSON.parse(out).properties)).toEqual(['readings', 'trees', 'baskets', 'ladder'])
    expect(await rulewright(['schema', 'example', 'orchard'])).toMatchObject({ code: 2 })
  })
})
