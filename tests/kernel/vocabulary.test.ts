import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as allBridgesBurning from '#spec/all-bridges-burning/vocabulary'
import * as frontLine from '#spec/front-line/vocabulary'
import * as russianCivilWar from '#spec/russian-civil-war/vocabulary'

const CORE = new URL('../../src/core/', import.meta.url)
/** The rooms that belong to no book. */
const ROOMS = ['values', 'pictures', 'kernel', 'wording', 'records']
const files = ROOMS.flatMap((room) =>
  readdirSync(new URL(room, CORE), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${room}/${name}`),
)
const textOf = (name: string) => readFileSync(new URL(name, CORE), 'utf8')

/** Words of the rulebooks that are modelled: their sides, places, pieces, tracks and actions, and their titles. */
const RULEBOOK_WORDS = [
  ...['All Bridges Burning', 'Finland', 'Reds', 'Senate', 'Moderates', 'Germans?', 'Russians?', 'factions?'],
  ...['Helsinki', 'Tampere', 'Turku', 'Vaasa', 'Viipuri', 'Häme', 'Savo', 'Karelia', 'towns?', 'provinces?'],
  ...['Cells?', 'Networks?', 'Administrations?', 'Capability', 'Capabilities', 'Jaegers?', 'Cannons?', 'Commander'],
  ...['Polarization', 'Vassalage', 'Propaganda', 'Political Will', 'Red Terror', 'White Terror', 'Sway', 'Prisoners?'],
  ...['Rally', 'March', 'Attack', 'Agitate', 'Terror', 'Negotiate', 'Personality', 'News', 'Support', 'Opposition'],
  ...[
    'Front Line',
    'Infantry',
    'Artillery',
    'Tanks?',
    'Blitz',
    'Paratroop(?:ers|s)?',
    'Amphibious',
    'Nogo',
    'Air Base',
  ],
  ...['Battle Fields?', 'Industry', 'Leadership', 'Maneuver', 'Occupation Points?', 'Displacement'],
  ...['Axis & Allies', 'Soviets?', 'Bolsheviks?', 'Moscow', 'Brest-Litovsk', 'IPCs?', 'Central Powers', 'Kazakhstan'],
  ...['Eligible', 'Eligibility', 'Limited Command', 'Special Activity', 'Offset', 'Resources?'],
]
/** Words that programs have, too. */
const OF_PROGRAMS = ['Event', 'States']

/** The names that stand in a value, however deep. */
const namesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.split(/[^\p{L}]+/u).filter((word) => /^\p{Lu}\p{Ll}{3,}/u.test(word))
  return typeof value === 'object' && value !== null
    ? [...Object.keys(value), ...Object.values(value)].flatMap(namesIn)
    : []
}

/** The names of every book: its sides, places, pieces and actions. */
const names = [...new Set([allBridgesBurning, frontLine, russianCivilWar].flatMap((book) => namesIn({ ...book })))]
const NAMES = names.filter((name) => !OF_PROGRAMS.includes(name))

const rulebookWord = new RegExp(`(?<![\\p{L}])(?:${RULEBOOK_WORDS.join('|')})(?![\\p{L}])`, 'giu')
const rulebookName = new RegExp(`(?<![\\p{L}])(?:${NAMES.join('|')})(?![\\p{L}])`, 'gu')
const wordsIn = (text: string) => [
  ...new Set([...text.matchAll(rulebookWord), ...text.matchAll(rulebookName)].map(([word]) => word)),
]
const importsIn = (text: string) =>
  [...text.matchAll(/from '([^']+)'|import\('([^']+)'\)|import '([^']+)'/g)].map((match) =>
    match.slice(1).find(Boolean),
  )

describe('the kernel and the rooms around it', () => {
  it('is read by this test', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'kernel/charts/chart.ts',
        'kernel/plays/rules.ts',
        'kernel/tables/rule-table.ts',
        'kernel/quick/memoize.ts',
        'pictures/map-drawing.ts',
        'wording/option-text.ts',
      ]),
    )
    expect(files.length).toBeGreaterThanOrEqual(18)
  })

  it.each(files)('has no word of a rulebook in %s', (name) => {
    expect(wordsIn(textOf(name))).toEqual([])
    expect(wordsIn(name)).toEqual([])
  })

  it('knows XState only where charts are written', () => {
    const knowing = files.filter((name) => importsIn(textOf(name)).some((from) => /xstate/.test(from ?? '')))
    expect(knowing).toEqual(['kernel/charts/chart.ts'])
  })

  it.each(files)('imports in %s nothing of the project but its own files', (name) => {
    const own = importsIn(textOf(name)).filter((from) => from?.startsWith('.'))
    const targets = own.map((from) => new URL(from ?? '', new URL(name, CORE)).href.slice(CORE.href.length))
    expect(targets.filter((target) => !files.includes(target.replace(/\.js$/, '.ts')))).toEqual([])
  })

  it.each(files)('keeps no time, no chance and no output in %s', (name) => {
    expect(textOf(name)).not.toMatch(/Math\.random|Date\.now|new Date|setTimeout|process\.|console\./)
  })

  it.each(files)('is small in %s', (name) => {
    expect(textOf(name).split('\n').length).toBeLessThanOrEqual(301)
  })
})

describe('the search for words of a rulebook', () => {
  it('finds a word whatever its case, in code and in comments, and not inside another word', () => {
    expect(wordsIn('/** Takes a Cell from Helsinki. */')).toEqual(['Cell', 'Helsinki'])
    expect(wordsIn("const senate = 'cells'")).toEqual(['senate', 'cells'])
    expect(wordsIn('from Kuopion lääni to the Hill')).toEqual(['Kuopion', 'Hill'])
    expect(wordsIn('cancelled, marching, reduced, shared, newspaper')).toEqual([])
  })

  it('finds every way in which a file imports', () => {
    expect(importsIn("import { a } from 'a'\nexport * from './b.js'\nconst c = import('c')\nimport 'd'")).toEqual([
      'a',
      './b.js',
      'c',
      'd',
    ])
  })
})
