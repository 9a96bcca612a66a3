/** The examples of a book as cases. @module */

import {
  canonical,
  Defect,
  type Example,
  exampleFiles,
  explain,
  explainBarred,
  type GameState,
  type Json,
  type Option,
  offeredIn,
  type PlayExample,
  type Position,
  type PreconditionExample,
  type Rules,
  readExamples,
  type Stuck,
  sourceProblemLine,
  tryOrUndefined,
} from '#core'
import type { PlainChoice } from '../format/situation.js'
import { type BeforeDoor, beforeDoors, type Caller, callersIn } from './before-preconditions.js'
import type { CaseRequest } from './case-maker.js'
import { inOrder, plainChoice, plainGame, plainOffered } from './game-cache.js'
import { refusedIn } from './rules-walker.js'
import { type SurveyLine, unusual } from './survey-sources.js'

/** The result of an example: its cases, and a play to survey. */
export interface FromExample<Game extends GameState> {
  readonly asked: readonly CaseRequest[]
  readonly line: SurveyLine<Game>
}

/** Why an example is no case. */
export const LEFT = {
  asked: 'asks a table: nothing begins, and nothing is chosen',
  knocked:
    'knocks at a door to which nothing leads that could be chosen in its position: whoever begins there asks beforehand',
  'under way': 'goes on half way: a case begins with a procedure',
  unsaid: 'is refused where nothing stands for its choice that a case could make',
  unplayed: 'cannot be played to its end',
} as const
/** Why an example is no case. */
export type Why = keyof typeof LEFT

/** An example that is no case. */
export interface LeftOut {
  readonly name: string
  readonly why: Why
}

/** The results of examples, and the examples that give no case. */
export interface Given<Game extends GameState> {
  readonly given: readonly FromExample<Game>[]
  readonly left: readonly LeftOut[]
}

/** Hears how far something is: how much of what is done. */
export type Told = (gate: string, done: number, total: number) => void

/** Reads the examples of a folder into cases and plays. */
export function examplesIn<Game extends GameState>(
  rules: Rules<Game>,
  folder: string,
  told: Told = () => undefined,
): Given<Game> {
  const files = exampleFiles(folder)
  const examples = files.flatMap((file, at) => {
    told('files of examples', at, files.length)
    return examplesOf(rules, file)
  })
  return givenBy(rules, examples, callersIn(rules, examples), told)
}

/** The examples of a file that can be read. */
export function examplesOf<Game extends GameState>(rules: Rules<Game>, file: string): readonly Example<Game>[] {
  const read = readExamples(rules, file)
  if (!read.ok) throw new Defect(read.misread.map(sourceProblemLine).join('; '))
  return read.value
}

/**
 * Reads examples into cases and plays.
 *
 * @param callers - procedures that may lead to the preconditions in these examples.
 */
export function givenBy<Game extends GameState>(
  rules: Rules<Game>,
  examples: readonly Example<Game>[],
  callers: readonly Caller[],
  told: Told = () => undefined,
): Given<Game> {
  const before = beforeDoors(rules, callers)
  const given: FromExample<Game>[] = []
  const left: LeftOut[] = []
  for (const [at, example] of examples.entries()) {
    told('examples as plays', at, examples.length)
    const from =
      tryOrUndefined(() =>
        example.kind === 'knocked' ? fromKnock(rules, example, before(example)) : fromExample(rules, example),
      ) ?? 'unplayed'
    // What comes before a refusal that no case can tell is surveyed all the same.
    if (typeof from !== 'string') given.push(from)
    const why = typeof from === 'string' ? from : from.asked.length === 0 ? 'unsaid' : undefined
    if (why) left.push({ name: example.name, why })
  }
  return { given, left }
}

/** Finds the refusal of a precondition example at a decision where a seat could try to choose it. */
function fromKnock<Game extends GameState>(
  rules: Rules<Game>,
  { name, knock }: PreconditionExample<Game>,
  found: BeforeDoor<Game> | undefined,
): FromExample<Game> | Why {
  if (found === undefined) return 'knocked'
  const { caller, from, choices, refused } = found
  const chart = rules.book.charts.find(({ name }) => name === caller.procedure)
  if (chart === undefined) return 'unplayed'
  const common = openingOf(rules, name, knock.game, caller)
  const along = toldAlong(rules, from, choices)
  const result: CaseRequest = { ...common, asks: 'result', choices: [...along.told, plainChoice(refused)] }
  const call = { procedure: chart.procedure, args: caller.args }
  return {
    asked: [result, ...judgementOf(rules, along, common)],
    line: { opening: { game: knock.game, call }, choices, byPlay: false },
  }
}

/** The common head of all cases from an example. */
function openingOf<Game extends GameState>(
  { book }: Pick<Rules<Game>, 'book'>,
  name: string,
  game: Game,
  begin: Caller,
): Omit<CaseRequest, 'asks' | 'choices'> {
  const { main, empty } = book
  const byPlay = begin.procedure === main.procedure.name && canonical(plainGame(game)) === canonical(plainGame(empty))
  const variant = unusual(book, game)
  return {
    origin: 'example',
    reached: byPlay ? 'by play' : 'constructed',
    about: name,
    game: plainGame(game),
    begin,
    ...(Object.keys(variant).length > 0 && { variants: [variant] }),
  }
}

function fromExample<Game extends GameState>(rules: Rules<Game>, example: Example<Game>): FromExample<Game> | Why {
  if (example.kind !== 'played') return example.kind
  if (example.begun.args === undefined) return 'under way'
  const { game, procedure: name, args, position } = example.begun
  const chart = rules.book.charts.find((known) => known.name === name)
  if (chart === undefined) return 'unplayed'
  const explained = explain(rules, position, example.groups)
  const common = openingOf(rules, example.name, game, { procedure: name, args: args as Json })
  const lineOf = (choices: readonly Option[]): SurveyLine<Game> => ({
    opening: { game, call: { procedure: chart.procedure, args } },
    choices,
    byPlay: common.reached === 'by play',
  })
  if (explained.verdict === 'refused') {
    const { choices, refused } = barredIn(rules, example, explained.stuck)
    const along = toldAlong(rules, position, choices)
    const asked: readonly CaseRequest[] = refused
      .slice(0, 1)
      .map((first) => ({ ...common, asks: 'result', choices: [...along.told, plainChoice(first)] }))
    return { asked: [...asked, ...judgementOf(rules, along, common)], line: lineOf(choices) }
  }
  const found = explained.verdict === 'legal' ? explained.found : explained.found[0]
  if (found === undefined) return 'unplayed'
  const along = toldAlong(rules, position, found.choices)
  const result: CaseRequest = { ...common, asks: 'result', choices: along.told }
  const { due: then } = example.then
  const due = then === undefined ? [] : judgementOf(rules, along, { ...common, isOnly: then.only !== undefined })
  return { asked: [result, ...due], line: lineOf(found.choices) }
}

/** The refusals of an example with the earlier choices. They include offers that were skipped for lack of options. */
function barredIn<Game extends GameState>(
  rules: Rules<Game>,
  example: PlayExample<Game>,
  stuck: Stuck<Game>,
): Pick<Stuck<Game>, 'choices' | 'refused'> {
  if (stuck.refused.length > 0) return stuck
  const [{ choices, refused }] = explainBarred(rules, example, stuck)
  return refused.length > 0 ? { choices: choices.map(({ option }) => option), refused } : stuck
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

/**
 * The judgement after some choices, if one of them is not allowed. If nothing is refused and an example lists all options,
 * earlier choices that are no longer offered may not be chosen.
 */
function judgementOf<Game extends GameState>(
  rules: Rules<Game>,
  { told, position }: ReturnType<typeof toldAlong<Game>>,
  { isOnly = false, ...common }: Omit<CaseRequest, 'asks' | 'choices'> & { readonly isOnly?: boolean },
): readonly CaseRequest[] {
  const due = rules.decide(position)
  if (due.over) return []
  const offered = plainOffered(due)
  const refused = refusedIn(rules.book)({ position }, due).map(plainChoice)
  const others = refused.length === 0 && isOnly ? goneFrom(offered, told) : refused
  if (others.length === 0) return []
  const candidates = inOrder([...offered, ...others])
  return [
    { ...common, asks: 'judgement', about: `${common.about}: what may be chosen then`, choices: told, candidates },
  ]
}

/** Choices that were made, such as others that are offered, and that are offered no more. */
function goneFrom(offered: readonly PlainChoice[], told: readonly PlainChoice[]): readonly PlainChoice[] {
  const known = new Set(offered.map(canonical))
  const kinds = new Set(offered.map(({ seat, type }) => `${seat} ${type}`))
  return told.filter((choice) => kinds.has(`${choice.seat} ${choice.type}`) && !known.has(canonical(choice)))
}
