/** Targets: the odds of every option of a decision beside each other. @module */
import {
  type Choice,
  type Fall,
  type FallResults,
  fallResults,
  type GameState,
  groupsBy,
  isOwnRoll,
  isPartOf,
  type Position,
  type Risk,
  type Rules,
  riskOf,
  spoken,
  tableOf,
} from '#core'
import { distinguishFalls, inLines, oftenOf, outcomesOf, riskOpen, type Teller } from './dice-odds.js'
import { block } from './layout/output-layout.js'
import { looksAt, plain, sections } from './table-answers.js'

/** The maximum number of targets to compare. */
const TARGETS = 12

/** An option that leads to a die, with what is told of it. */
interface Aimed<Game extends GameState> {
  readonly name: string
  readonly risk: Risk<Game>
  readonly falls: readonly Fall<Game>[]
  readonly unless: readonly string[]
}

/** The odds of every option of a decision, where each of them leads to a die: what is aimed at is compared so. */
export function targetsText<Game extends GameState>(
  teller: Teller<Game>,
  position: Position<Game>,
  options: readonly { readonly label: string; readonly choice: Choice }[],
): string {
  const { rules, paint } = teller
  const targets = options.filter(({ choice }) => !choice.declines)
  if (targets.length > TARGETS) return ''
  const aimed: Aimed<Game>[] = []
  for (const { label, choice } of targets) {
    const risk = riskOpen(teller, position, choice.option)
    if (risk === undefined || !isPartOf(risk.before, position.stack)) return ''
    aimed.push({ name: `${label} ${spoken(choice)}`, risk, ...distinguishFalls(rules, risk) })
  }
  const tables = aimed.flatMap(({ falls }) => tableOf(falls) ?? [])
  const odds = aimed.map((one) => shortOdds(rules, one, tables))
  if (odds.includes('')) return ''
  // What is rolled elsewhere in any case is nothing to aim by.
  const isOwn = aimed.every(({ risk }) => isOwnRoll(rules, risk.before, position.stack))
  if ((!isOwn && new Set(odds).size === 1) || isDeclined(rules, position, options, odds, tables)) return ''
  return block(paint, 'odds', aimed.map((one, at) => `${one.name}${unlessText(one)}: ${odds[at]}`).flatMap(inLines))
}

/** True if the same dice are rolled when the seat declines. */
function isDeclined<Game extends GameState>(
  rules: Rules<Game>,
  position: Position<Game>,
  options: readonly { readonly choice: Choice }[],
  odds: readonly string[],
  tables: readonly string[],
): boolean {
  return options.some(({ choice }) => {
    const risk = choice.declines ? riskOf(rules, position, choice.option) : undefined
    return (
      risk !== undefined &&
      odds.includes(shortOdds(rules, { name: '', risk, ...distinguishFalls(rules, risk) }, tables))
    )
  })
}

const unlessText = ({ unless }: Pick<Aimed<never>, 'unless'>): string =>
  unless.length > 0 ? `, if ${unless.join(' and ')}` : ''

/** Odds in a line, by the table in which this die or that of another option is looked up, else by what they change. */
function shortOdds<Game extends GameState>(rules: Rules<Game>, one: Aimed<Game>, tables: readonly string[]): string {
  const { falls, risk } = one
  const own = tableOf(falls)
  for (const table of own === undefined ? tables : [own]) {
    const found = fallResults(falls, table)
    if (found) return byWords(falls, found)
  }
  const outcomes = outcomesOf(rules, risk.before.game, falls)
  if (outcomes.length < 2 || outcomes.length > CHANGES) return ''
  const often = oftenOf(outcomes.map((outcome) => outcome.falls))
  return outcomes.map(({ says }, at) => `${says} ${often[at]}`).join(', ')
}

/** Of how many different changes odds are told in a line. */
const CHANGES = 3

/** The words that falls come to, with how often, and by which rows they are others than those that are looked up. */
function byWords(falls: readonly Fall[], { says, lookedUp, changing }: FallResults): string {
  const groups = groupsBy(
    falls.map((fall, at) => ({ fall, says: plain(says[at] ?? null) })),
    (one) => one.says,
  )
  const often = oftenOf(groups.map((group) => group.map(({ fall }) => fall)))
  const [first] = lookedUp
  const differing = Object.keys(first?.view ?? {}).filter((field) =>
    lookedUp.some(({ view }) => view[field] !== first?.view[field]),
  )
  const about = first && groups.length > 1 ? looksAt(first, differing) : []
  const by = changing.map(
    ({ asked }) => `${asked[0]?.one.table.name}${sections(asked.map((one) => one.one)).replace('  ', ' ')}`,
  )
  const words = [...about, ...groups.map((group, at) => saidText(group[0]?.says ?? '', often[at] ?? ''))].join(', ')
  return by.length > 0 ? `${words}; by ${by.join(', and by ')}` : words
}

const saidText = (says: string, often: string): string => (often === 'always' ? `always ${says}` : `${says} ${often}`)
