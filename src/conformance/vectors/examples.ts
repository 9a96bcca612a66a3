/**
 * The examples of a book, and plays that somebody kept, as cases.
 *
 * @module
 */

import { offeredIn } from '../../audit/readings/difference.js'
import { attempted } from '../../audit/readings/witness.js'
import type { Example } from '../../examples/example.js'
import { exampleFiles } from '../../examples/folder.js'
import { readExamples } from '../../examples/read.js'
import { misreadLine } from '../../examples/source.js'
import type { GameState } from '../../kernel/book.js'
import { Defect } from '../../kernel/defect.js'
import { explain } from '../../kernel/explain.js'
import { canonical, type Json } from '../../kernel/json.js'
import type { Option } from '../../kernel/offer.js'
import type { Play } from '../../kernel/play.js'
import type { Position } from '../../kernel/position.js'
import { type Readings, usualReadings } from '../../kernel/question.js'
import type { Rules } from '../../kernel/rules.js'
import type { PlainChoice } from '../format/situation.js'
import type { Asked } from './cases.js'
import { inOrder, plainChoice, plainGame, plainOffered } from './plain.js'
import { type Line, usually } from './pool.js'
import { refusedIn } from './walk.js'

/** What an example gives: the cases that it is, and a play to be surveyed. */
export interface FromExample<Game extends GameState> {
  readonly asked: readonly Asked[]
  readonly line: Line<Game>
}

/** What the examples in a folder give, and how many of them are no situation: they ask a table, or begin half way. */
export function examplesIn<Game extends GameState>(
  rules: Rules<Game>,
  folder: string,
): { readonly given: readonly FromExample<Game>[]; readonly left: number } {
  const examples = exampleFiles(folder).flatMap((file) => {
    const read = readExamples(rules, file)
    if (!read.ok) throw new Defect(read.misread.map(misreadLine).join('; '))
    return read.value
  })
  const given = examples.map((example) => attempted(() => fromExample(rules, example)))
  const some = given.filter((one) => one !== undefined)
  return { given: some, left: examples.length - some.length }
}

function fromExample<Game extends GameState>(
  rules: Rules<Game>,
  example: Example<Game>,
): FromExample<Game> | undefined {
  if (example.kind === 'asked' || example.begun.args === undefined) return undefined
  const { game, procedure: name, args, position } = example.begun
  const { main, empty, charts } = rules.book
  const chart = charts.find((known) => known.name === name)
  if (chart === undefined) return undefined
  const explained = explain(rules, position, example.groups)
  const byPlay = name === main.procedure.name && canonical(plainGame(game)) === canonical(plainGame(empty))
  const variant = unusual(rules, game.readings)
  const common = {
    origin: 'example' as const,
    reached: byPlay ? ('by play' as const) : ('constructed' as const),
    about: example.name,
    game: plainGame(game),
    begin: { procedure: name, args: args as Json },
    ...(Object.keys(variant).length > 0 && { variants: [variant] }),
  }
  const lineOf = (choices: readonly Option[]): Line<Game> => ({
    opening: { game: usually(rules.book, game), call: { procedure: chart.procedure, args } },
    choices,
    byPlay,
  })
  if (explained.verdict === 'refused') {
    const { choices, refused } = explained.stuck
    const told = toldChoices(rules, position, choices)
    const [first] = refused
    const asked: readonly Asked[] = first ? [{ ...common, asks: 'result', choices: [...told, plainChoice(first)] }] : []
    return { asked: [...asked, ...judgementOf(rules, position, choices, common)], line: lineOf(choices) }
  }
  const found = explained.verdict === 'legal' ? explained.found : explained.found[0]
  if (found === undefined) return undefined
  const result: Asked = { ...common, asks: 'result', choices: toldChoices(rules, position, found.choices) }
  const due = example.then.due === undefined ? [] : judgementOf(rules, position, found.choices, common)
  return { asked: [result, ...due], line: lineOf(found.choices) }
}

/** The readings of a game that are not the usual ones. */
function unusual<Game extends GameState>({ book }: Rules<Game>, readings: Readings): Readings {
  const usual = usualReadings(book.questions)
  return Object.fromEntries(Object.entries(readings).filter(([name, reading]) => usual[name] !== reading))
}

/** Choices with whose they are. */
function toldChoices<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  choices: readonly Option[],
): readonly PlainChoice[] {
  let position = from
  return choices.map((option) => {
    const due = rules.decide(position)
    const text = canonical(option)
    const choice = due.over ? undefined : offeredIn(due).find((other) => canonical(other.option) === text)
    if (choice === undefined) throw new RangeError('not offered')
    position = rules.choose(position, choice.option).position
    return plainChoice(choice)
  })
}

/** What may be chosen after some choices. */
function judgementOf<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  choices: readonly Option[],
  common: Omit<Asked, 'asks' | 'choices'>,
): readonly Asked[] {
  const position = choices.reduce((at, option) => rules.choose(at, option).position, from)
  const due = rules.decide(position)
  if (due.over) return []
  const refused = refusedIn(rules.book)({ position }, due)
  if (refused.length === 0) return []
  const candidates = inOrder([...plainOffered(due), ...refused.map(plainChoice)])
  const told = toldChoices(rules, from, choices)
  return [
    { ...common, asks: 'judgement', about: `${common.about}: what may be chosen then`, choices: told, candidates },
  ]
}

/** A play from the beginning of a game, as a case and to be surveyed; nothing where it begins half way. */
export function fromPlay<Game extends GameState>(
  rules: Rules<Game>,
  { from, choices }: Pick<Play, 'from' | 'choices'>,
  origin: Asked['origin'],
  game: Game = rules.book.empty,
): FromExample<Game> | undefined {
  if (from !== undefined) return undefined
  const { main } = rules.book
  const begun = usually(rules.book, game)
  return attempted(() => ({
    asked: [
      {
        origin,
        asks: 'result',
        reached: 'by play',
        about: `A whole game of ${choices.length} choices`,
        game: plainGame(begun),
        begin: { procedure: main.procedure.name, args: main.args },
        choices: toldChoices(rules, rules.begin(begun, main.procedure.name, main.args).position, choices),
      },
    ],
    line: { opening: { game: begun, call: main }, choices, byPlay: true },
  }))
}
