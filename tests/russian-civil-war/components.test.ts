import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { BaseGame, standardBaseGame } from '#spec/russian-civil-war/components/base-game'
import { adjacentTo } from '#spec/russian-civil-war/components/map'
import { standardComponents } from '#spec/russian-civil-war/components/standard'
import { SOVIET_IPCS } from '#spec/russian-civil-war/revolution'
import {
  INNER_RUSSIA,
  LEFT_BY_ALLIES,
  LEFT_BY_CENTRAL_POWERS,
  OUTER_RUSSIA,
  POWERS,
} from '#spec/russian-civil-war/vocabulary'
import { russianCivilWar as book } from '../../machines/russian-civil-war/book.js'
import { gameText } from '../../src/cli/text/boards/text-picture.js'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { rulewright } from '../cli/call-rulewright.js'
import { folder } from '../examples/example-files.js'

const { map, facts } = standardComponents
const files = folder()

describe('what the text fixes', () => {
  it('treaty: Outer Russia has six parts and Inner Russia four', () => {
    expect(OUTER_RUSSIA.toSorted()).toEqual(['Belarus', 'Finland', 'Livonia', 'Poland', 'Sevastopol', 'Ukraine'])
    expect(INNER_RUSSIA.toSorted()).toEqual(['Karelia', 'Kazakhstan', 'Moscow', 'Tatarstan'])
  })

  it('alliesLeave.all, centralLeave.all: step 1 names three territories and step 2 four', () => {
    expect(LEFT_BY_ALLIES.toSorted()).toEqual(['Karelia', 'Kazakhstan', 'Moscow'])
    expect(LEFT_BY_CENTRAL_POWERS.toSorted()).toEqual(['Karelia', 'Kazakhstan', 'Moscow', 'Tatarstan'])
  })

  it('sovietMarkers.chart: the three marked territories of the published map are worth the printed 9 IPCs', () => {
    expect(SOVIET_IPCS).toBe(9)
    expect(LEFT_BY_ALLIES.reduce((sum, name) => sum + map.worth[name], 0)).toBe(9)
    expect(map.worth.Tatarstan).toBeGreaterThan(0)
  })

  it('republic.turnPlace: the round goes from Austria-Hungary to the Soviets, who follow the USA; Germany follows Russia', () => {
    expect(POWERS.slice(-2)).toEqual(['USA', 'Soviet Russia'])
    expect(POWERS[0]).toBe('Austria-Hungary')
    expect(POWERS[POWERS.indexOf('Russia') + 1]).toBe('Germany')
  })
})

describe('the components', () => {
  it('name a source and a reason for every fact', () => {
    expect(facts.length).toBeGreaterThan(60)
    for (const { fact, because } of facts) expect(because.length, fact).toBeGreaterThan(8)
  })

  it('make adjacency go both ways', () => {
    for (const [one, other] of map.borders) {
      expect(adjacentTo(map, one)).toContain(other)
      expect(adjacentTo(map, other)).toContain(one)
    }
  })

  it('can be replaced: with harder conditions the same board brings no Revolution', () => {
    const harder = { ...standardBaseGame, revolution: { adjacentToMoscow: 4, elsewhere: 1 } }
    const over = book.components?.['base-game']?.over(harder)
    if (!over?.ok) throw new Error('the component cannot be replaced')
    const met = book.bases?.['conditions met'] ?? book.empty
    const turn = (of: typeof book) => rulesOf(of).begin(met, 'turn', { power: 'Russia' }).position
    expect(turn(over.value).outcome).toBe('with its phases')
    expect(turn(book).outcome).toBeUndefined()
    expect(over.value.facts.some(({ because }) => because === 'given by the user')).toBe(true)
  })

  it('are refused with the field that is wrong', () => {
    const over = book.components?.['base-game']?.over({ ...standardBaseGame, mineSinks: 7 })
    expect(over).toMatchObject({ ok: false, problems: [{ path: ['mineSinks'] }] })
  })
})

describe('docs/components.md', () => {
  const guide = readFileSync(join(packageRoot, 'docs', 'components.md'), 'utf8')
  const game = readFileSync(join(packageRoot, 'docs', 'components', 'base-game.yaml'), 'utf8')
  const [, example = ''] = /```yaml\n(book: russian-civil-war\n.*?)```/s.exec(guide) ?? []
  const explained = (...given: readonly string[]) =>
    rulewright(['explain', files.write('my-example.yaml', example), ...given], { books: [book] })

  it('shows a file that holds the base game, with every field', () => {
    const fields = BaseGame.unwrap().keyof().options
    for (const field of fields) expect(game).toContain(`${field}:`)
    expect(BaseGame.safeParse(parse(game)).success).toBe(true)
  })

  it('shows an example that is right over this file, and wrong without it', async () => {
    const file = files.write('my-game.yaml', game)
    expect(await explained('--component', `base-game=${file}`)).toMatchObject({ code: 0, err: '' })
    expect((await explained()).code).toBe(1)
  })

  it('is right that a mistake is told with its line and path', async () => {
    const file = files.write('wrong.yaml', game.replace('infantry: 3', 'infantry: 0'))
    const { code, err } = await explained('--component', `base-game=${file}`)
    expect(code).not.toBe(0)
    expect(err).toMatch(/wrong\.yaml:5:\d+: price\.infantry/)
  })
})

describe('the sketch and the results', () => {
  it('show who controls what, and who plays the Soviets', () => {
    const [lands, , , , war] = book.sketch?.(book.bases?.['Soviets in power'] ?? book.empty) ?? []
    expect(lands?.rows.find(([name]) => name === 'Moscow')).toEqual([
      'Moscow',
      6,
      'Soviet Russia',
      'Soviet Russia 3 inf 1 art',
    ])
    expect(war?.rows).toContainEqual(['the Soviets are played by', 'Germany'])
  })

  it('fit into 80 columns, wherever the forces of two powers are in a territory', () => {
    for (const game of Object.values(book.bases ?? {})) {
      const text = gameText(rulesOf(book), { game, stack: [] }, paintFor(false))
      expect(text.split('\n').filter((line) => line.length > 80)).toEqual([])
    }
  })

  it('tell the winner and the capitals', () => {
    const outcome = { winner: 'Allies', round: 5, capitals: { Allies: 2, 'Central Powers': 0 } }
    expect(book.results?.(outcome)).toEqual({
      winner: 'Allies',
      says: 'the Allies win; enemy capitals taken: Allies 2, Central Powers 0',
      margins: { Allies: 2, 'Central Powers': 0 },
    })
  })
})
