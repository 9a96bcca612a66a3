import { describe, expect, test } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { frontLine } from '../../machines/front-line/book.js'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import type { Meaning } from '../../src/ask/meaning.js'
import { understand } from '../../src/ask/understand.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'

/** Formats the meaning of a sentence in one line, with the answer of the rules. */
const told = (meaning: Meaning): string => {
  if (meaning.is === 'statements') return `says: ${meaning.clauses[0]?.id}`
  const set = (meaning.standing.set ?? []).map(({ path, to }) => `${path.join('.')} ${to}, `).join('')
  if (meaning.is === 'quantity')
    return `counts: ${set}${meaning.counts.map(({ argument, value }) => [meaning.total.name, ...Object.values(argument), JSON.stringify(value)].join(' ')).join(', ')}`
  const { procedure, args, choices, shut, comesTo } = meaning
  const given = Object.values((args ?? {}) as object).filter((value) => value !== false && value !== 'any' && value)
  const done = shut.length > 0 ? 'shut' : comesTo?.().verdict.is
  return [
    `${meaning.standing.from}: ${set}${[procedure, ...given].join(' ')}`,
    ...choices.map((one) => Object.values(one).join(' ')),
    done,
  ].join('; ')
}

const meaningsOf = (rules: Rules, sentence: string): readonly Meaning[] =>
  understand(rules, sentence, { is: 'anywhere' }).meanings

const table = (book: Book<never>, rows: readonly (readonly [sentence: string, ...meanings: readonly string[]])[]) => {
  const rules = rulesOf(book as unknown as Book<GameState>)
  test.each(rows)('%s', (sentence, ...meanings) => {
    expect(meaningsOf(rules, sentence).map(told)).toEqual(meanings)
  })
  // What is listed where two meanings are as good must mean the one of them, and nothing else.
  test.each(rows.filter((row) => row.length > 2))('each way to read "%s" can be asked for', (sentence) => {
    for (const meaning of meaningsOf(rules, sentence))
      expect(meaningsOf(rules, meaning.sentence).map(told)).toEqual([told(meaning)])
  })
}

describe('sentences on All Bridges Burning', () => {
  table(allBridgesBurning as never, [
    ['reds rally Viipuri', 'setup: rally reds; reds select Viipuri; legal'],
    [
      'rally in Viipuri',
      'setup: rally reds; reds select Viipuri; legal',
      'setup: rally senate; senate select Viipuri; legal',
    ],
    ['the Reds rally in Viipuri and place 2 Cells', 'setup: rally reds; reds select Viipuri; reds place 2; refused'],
    [
      'how much does a rally cost in Viipuri',
      'counts: Price of each space of a Rally 1, Price of each Offset of a Rally 1',
    ],
    ['how many cells can the reds place by rally in Viipuri', 'counts: Cells by Rally reds Viipuri 1'],
    ['reds march from Tampere to Helsinki', 'setup: march reds; shut'],
    ['who controls Tampere', 'counts: Control Tampere "reds"'],
    ['reds pass', 'setup: event card; reds pass; legal'],
    ['how many resources have the reds', 'counts: resources reds 5'],
    ['may the moderates attack', 'setup: attack moderates; shut'],
    ['reds terror in Helsinki', 'setup: terror reds; reds select Helsinki; refused'],
    ['what does the senate earn', 'counts: Earnings senate 3'],
    ['when does the game end', 'says: gameEnd.finalRoundEnds'],
    ['senate activism Turku', 'setup: activism senate; senate select Turku; legal'],
    [
      'moderates mesage from Helsinki to Tampere',
      'setup: message moderates; moderates message Helsinki Inactive; moderates select Tampere; refused',
    ],
    ['what is the price of a march with 5 Cells', 'counts: Price of a March 5 2'],
    [
      'if Polarization is 7, how much does a Moderates rally in two spaces cost',
      'counts: polarization 7, Price of a Moderates Rally nothing Offset 2 0, Price of a Moderates Rally one Offset 2 1, Price of a Moderates Rally two Offset 2 2',
    ],
    ['senate prepares', 'setup: prepare senate; legal'],
    ['may the reds march in Phase II', 'setup: phase 2, march reds; legal'],
    ['reds rally Viipuri with 3 Resources', 'setup: resources.reds 3, rally reds; reds select Viipuri; legal'],
    ['reds rally Viipuri with no Resources', 'setup: resources.reds 0, rally reds; reds select Viipuri; refused'],
    [
      'reds rally Viipuri where 2 Inactive Cells are',
      'setup: spaces.Viipuri.cells.reds.inactive 2, rally reds; reds select Viipuri; legal',
    ],
    [
      'reds rally Viipuri where 2 Cells are',
      'setup: spaces.Viipuri.cells.reds.active 2, rally reds; reds select Viipuri; legal',
      'setup: spaces.Viipuri.cells.reds.inactive 2, rally reds; reds select Viipuri; legal',
    ],
    [
      'how many cells can the reds place by rally in Viipuri with Active Opposition',
      'counts: spaces.Viipuri.level Active Opposition, Cells by Rally reds Viipuri 3',
    ],
    [
      'how many cells can the reds place by rally in Viipuri with Active Opposition and 1 red Terror',
      'counts: spaces.Viipuri.level Active Opposition, spaces.Viipuri.terror.red 1, Cells by Rally reds Viipuri 3',
    ],
    ['may a faction rally in three spaces', 'says: rally.upToPolarization'],
    ['may a Limited Command select two spaces', 'says: limitedCommand.oneSpace'],
  ])
})

describe('sentences on Front Line', () => {
  table(frontLine as never, [
    ['how far do tanks attack', 'counts: Range Tank an enemy unit 2, Range Tank an empty unfriendly city 1'],
    ['tanks attack across a river', 'says: lakeNogo.fireOver'],
    ['tanks attack across water', 'says: lakeNogo.fireOver'],
    ['how far does infantry move through a desert', 'counts: Movement Infantry through a desert 3'],
    ['Red tank moves from C4 to D5', 'first game: Move Red C4; Red move D5; legal'],
    [
      'Red attacks from C3',
      'first game: Attack Red C3 supply; legal',
      'first game: Attack Red C3 Opportunity Fire; legal',
    ],
    ['Red chooses Air supply', 'first game: turn Red; Red choose Air; legal'],
    ['what supply does Red have', 'counts: Supply Red Air 3, Supply Red Capital 3, Supply Red Industry 4'],
    ['how many occupation points does Green have', 'counts: Occupation Points Green 1'],
    ['may paratroops land in a city', 'says: paratroop.noCity'],
    ['Green ends the turn', 'first game: turn Green; legal'],
    ['what does a tank cost', 'says: build.three'],
    [
      'what supply does Red have on Turn 3',
      'counts: turn 3, Supply Red Air 3, Supply Red Capital 3, Supply Red Industry 4',
    ],
    ['may a unit move two squares', 'says: move.oneOrTwo'],
  ])
})

describe('sentences on the Russian Civil War', () => {
  table(russianCivilWar as never, [
    ['what is the income of Russia', 'counts: Income Russia 11'],
    ['how much does infantry cost', 'counts: Price of a unit infantry 3'],
    ['what is the treasury of Germany', 'counts: treasury Germany 6'],
    [
      'Soviet Russia moves from Moscow to Karelia',
      'Soviets in power: movement Soviet Russia; Germany move Moscow Karelia; legal',
    ],
    ['Germany moves from Livonia to Poland', 'Russia beaten: movement Germany; Germany move Livonia Poland; legal'],
    [
      'Germany moves to Poland',
      'Russia beaten: movement Germany; Germany move Livonia Poland; legal',
      'Russia beaten: movement Germany; Germany move Belarus Poland; legal',
    ],
    ['revolution', 'Russia beaten: revolution phase; legal'],
    ['the allies retreat', 'Russia beaten: retreat Allies; legal'],
    ['who plays the Soviets', 'says: sovietPower.player'],
    ['when does the fighting start', 'says: civilWar.begins'],
    ['Russia takes its turn', 'Russia beaten: turn Russia; legal'],
    ['what is the income of Germany after the revolution', 'counts: Income Germany 18'],
    ['what is the income of Russia in round 3', 'counts: round 3, Income Russia 11'],
  ])
})

describe('sentences on Land and Freedom', () => {
  table(landAndFreedom as never, [
    ['what happens when a front reaches -10', 'says: defeat.atOnce'],
    ['what happens when a front reaches +10', 'says: victory.atOnce'],
    ['who has the initiative', 'counts: Initiative "Moderates"'],
    ['who has the initiative when Government is 3', 'counts: tracks.Government 3, Initiative "Communists"'],
    [
      'who controls the government when Government is 9',
      'counts: tracks.Government 9, Controls the Government "Moderates"',
    ],
    ['what happens when a track reaches its end', 'says: moraleTrigger.off'],
    ['may the Communists bid two cards', 'says: bid.upToThree'],
    ['when does the game end', 'says: years.end'],
    [
      'Communists turn Foreign Aid down',
      "first game: a player's turn Communists; Communists pay for a step Foreign Aid down; legal",
    ],
    [
      'Communists turn Foreign Aid down with no Hero points',
      "first game: players.Communists.heroPoints 0, a player's turn Communists; Communists pay for a step Foreign Aid down; refused",
    ],
    ['is the war lost when the Madrid front is at -10', 'counts: fronts.Madrid -10, The war "lost"'],
    [
      'which fronts are closest to victory with the Aragon front at 6',
      'counts: fronts.Aragon 6, Closest Fronts closest to Victory ["Aragon"]',
    ],
    ['how many hero points are left', 'counts: Hero points left 14'],
    ['how much glory have the Anarchists', 'counts: glory Anarchists 0'],
    ['how much glory', 'counts: glory Anarchists 0, glory Communists 0, glory Moderates 0'],
    ['Strength of the Northern front', 'counts: fronts Northern -2'],
    ['how many hero points have the Communists', 'counts: heroPoints Communists 2'],
    ['end of the year', 'first game: end of the Year; legal'],
  ])
})

describe('a sentence', () => {
  const told = rulesOf(landAndFreedom as unknown as Book<GameState>)
  test('takes no word that the rules say for a misspelling of another', () => {
    const by = (sentence: string) => meaningsOf(told, sentence).flatMap(({ parts }) => parts.flatMap((part) => part.by))
    expect(by('how many action points does the anarchist get')).not.toContain('action')
  })
  test('leaves out only the words that none of the clauses says that are told', () => {
    const [meaning] = meaningsOf(
      rulesOf(frontLine as unknown as Book<GameState>),
      'does the edge come from the white die in summer',
    )
    expect(meaning?.is === 'statements' && meaning.clauses.map(({ id }) => id)).toContain('edge.afterOne')
    expect(meaning?.unused).toEqual(['summer'])
  })

  const rules = rulesOf(allBridgesBurning as unknown as Book<GameState>)
  test.each(['', 'the of and', 'flurb', 'the weather in spain stays mainly plain'])(
    'that names nothing means nothing: %s',
    (sentence) => {
      expect(meaningsOf(rules, sentence)).toEqual([])
    },
  )
})
