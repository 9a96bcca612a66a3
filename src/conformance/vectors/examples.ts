/** The examples of a book as cases. @module */

import type { GameState, Option, Position, Rules } from '#kernel'
import type { Example } from '../../examples/example.js'
import { exampleFiles } from '../../examples/folder.js'
import { readExamples } from '../../examples/read.js'
import { misreadLine } from '../../examples/source.js'
import { attempted } from '../../explore/attempt.js'
import { offeredIn } from '../../explore/difference.js'
import { Defect } from '../../kernel/defect.js'
import { explain } from '../../kernel/explain.js'
import { canonical, type Json } from '../../kernel/json.js'
import type { PlainChoice } from '../format/situation.js'
import type { Asked } from './cases.js'
import { inOrder, plainChoice, plainGame, plainOffered } from './plain.js'
import { type SurveyLine, unusual } from './pool.js'
import { refusedIn } from './walk.js'

/** What an example gives: the cases that it is, and a play to be surveyed. */
export interface FromExample<Game extends GameState> {
  readonly asked: readonly Asked[]
  readonly line: SurveyLine<Game>
}

/** What the examples in a folder give, and how many of them are no situation: they ask a table, knock at a door, or begin half way. */
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
  if (example.kind !== 'played' || example.begun.args === undefined) return undefined
  const { game, procedure: name, args, position } = example.begun
  const { main, empty, charts } = rules.book
  const chart = charts.find((known) => known.name === name)
  if (chart === undefined) return undefined
  const explained = explain(rules, position, example.groups)
  const byPlay = name === main.procedure.name && canonical(plainGame(game)) === canonical(plainGame(empty))
  const variant = unusual(rules.book, game)
  const common = {
    origin: 'example' as const,
    reached: byPlay ? ('by play' as const) : ('constructed' as const),
    about: example.name,
    game: plainGame(game),
    begin: { procedure: name, args: args as Json },
    ...(Object.keys(variant).length > 0 && { variants: [variant] }),
  }
  const lineOf = (choices: readonly Option[]): SurveyLine<Game> => ({
    opening: { game, call: { procedure: chart.procedure, args } },
    choices,
    byPlay,
  })
  if (explained.verdict === 'refused') {
    const { choices, refused } = explained.stuck
    const along = toldAlong(rules, position, choices)
    const asked: readonly Asked[] = refused
      .slice(0, 1)
      .map((first) => ({ ...common, asks: 'result', choices: [...along.told, plainChoice(first)] }))
    return { asked: [...asked, ...judgementOf(rules, along, common)], line: lineOf(choices) }
  }
  const found = explained.verdict === 'legal' ? explained.found : explained.found[0]
  if (found === undefined) return undefined
  const along = toldAlong(rules, position, found.choices)
  const result: Asked = { ...common, asks: 'result', choices: along.told }
  const due = example.then.due === undefined ? [] : judgementOf(rules, along, common)
  return { asked: [result, ...due], line: lineOf(found.choices) }
}

/** Choices with whose they are, and where they lead. */
export function toldAlong<Game extends GameState>(
  rules: Rules<Game>,
  from: Position<Game>,
  choices: readonly Option[],
): { readonly told: readonly PlainChoice[]; readonly position: Position<Game> } {
  let position = from
  const told = choices.map((option) => {
    const due = rules.decide(position)
    const text = canonical(option)
    const choice = due.over ? undefined : offeredIn(due).find((other) => canonical(other.option) === text)
    if (choice === undefined) throw new RangeError('not offered')
    position = rules.choose(position, choice.option).position
    return plainChoice(choice)
  })
  return { told, position }
}

/** What may be chosen after some choices. */
function judgementOf<Game extends GameState>(
  rules: Rules<Game>,
  { told, position }: ReturnType<typeof toldAlong<Game>>,
  common: Omit<Asked, 'asks' | 'choices'>,
): readonly Asked[] {
  const due = rules.decide(position)
  if (due.over) return []
  const refused = refusedIn(rules.book)({ position }, due)
  if (refused.length === 0) return []
  const candidates = inOrder([...plainOffered(due), ...refused.map(plainChoice)])
  return [
    { ...common, asks: 'judgement', about: `${common.about}: what may be chosen then`, choices: told, candidates },
  ]
}
