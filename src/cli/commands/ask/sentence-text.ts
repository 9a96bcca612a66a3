/** The answer to a sentence, as text. @module */

import { type Action, asFar, type ChoicesOutcome, type Meaning, type Statements, yesTo } from '#ask'
import {
  type BarredVerdict,
  byReason,
  type Clause,
  capital,
  changesSeen,
  dueLine,
  guidance,
  LEADS_NOWHERE,
  type LegalVerdict,
  type Named,
  type Option,
  type PlayVerdict,
  type Rules,
  reachedLine,
  sightOf,
  spoken,
  words,
} from '#core'
import { block, type Paint, wrappedBlock } from '../../text/layout/output-layout.js'
import { openLines } from '../../text/open-questions.js'
import {
  furtherText,
  nearText,
  nowText,
  quantityText,
  readAsText,
  shutText,
  statementsText,
} from '../../text/sentence-answer.js'
import { type AskFlags, askedText, reasons } from './run.js'
import type { AnsweredSentence } from './sentence-plain.js'

/** Formats the answer to a sentence. */
export function sentenceText(
  rules: Rules,
  { meaning, further, impossible, present, isNear }: AnsweredSentence,
  flags: AskFlags,
  paint: Paint,
): string {
  const cannotBe = block(paint, 'cannot be', impossible)
  const read = `${openText(rules, meaning, paint)}${readAsText(meaning, paint)}${cannotBe}`
  if (meaning.is === 'quantity') return `${quantityText(meaning, paint)}${read}`
  if (meaning.is === 'statements')
    return `${statedText(rules, { meaning, present, isNear }, paint)}${read}${furtherText(rules.book, further)}`
  if (meaning.shut.length > 0) return `${shutText(meaning, paint)}${read}`
  const come = meaning.comesTo?.()
  if (come?.verdict.is === 'legal')
    return `${legalText(rules, meaning, { ...come, verdict: come.verdict }, flags, paint)}${cannotBe}`
  return come === undefined ? read : `${refusedText(rules, meaning, { ...come, verdict: come.verdict }, paint)}${read}`
}

/** Clauses, and what stands now: the numbers first, unless the question is not decided. */
function statedText(
  { book }: Rules,
  { meaning, present, isNear }: Pick<AnsweredSentence, 'present' | 'isNear'> & { readonly meaning: Statements },
  paint: Paint,
): string {
  const now = nowText(book, present, paint)
  const stated = statementsText(book, meaning, paint)
  return isNear ? `${nearText(isNear, paint)}${stated}${now}` : `${now}${stated}`
}

/** Formats the open questions that affect an answer. Questions of the pending decision are printed with that decision. */
function openText({ book }: Rules, meaning: Meaning, paint: Paint): string {
  const readings = meaning.is === 'statements' ? {} : meaning.standing.game.readings
  if (meaning.is !== 'statements') return block(paint, 'open', openLines(book, groundsOf(meaning), readings))
  // A question that is the answer stands above the clauses.
  const others = meaning.questions.slice(meaning.isOpen ? 1 : 0)
  const answer = meaning.isOpen ? meaning.questions[0] : undefined
  const questions = book.questions.filter((question) => question !== answer)
  return block(paint, 'open', openLines({ name: book.name, questions }, groundsOf(meaning), readings, others))
}

function groundsOf(meaning: Meaning): readonly Clause[] {
  // Of several clauses the first is the answer.
  if (meaning.is === 'statements') return meaning.clauses.slice(0, 1)
  if (meaning.is === 'quantity') return meaning.clauses
  const { shut, comesTo } = meaning
  const verdict = comesTo?.().verdict
  const refused = verdict?.is === 'refused' ? verdict.refused.flatMap(({ refusals }) => refusals) : []
  return [...shut, ...refused].flatMap(({ clauses }) => clauses)
}

function legalText(
  rules: Rules,
  meaning: Action,
  { verdict, counted }: ChoicesOutcome & { readonly verdict: LegalVerdict },
  flags: AskFlags,
  paint: Paint,
): string {
  const from = meaning.standing.game
  const changed = changesSeen(rules.book, sightOf(rules.book), from, verdict.position.game)
  const asked = { from, legal: { ...verdict, choices: [] }, counted, ...(changed.length > 0 && { changed }) }
  const [, ...blocks] = askedText(rules.book, asked, flags, paint).split('\n')
  return [`${paint.strong(allowedLine(meaning, verdict))}\n`, readAsText(meaning, paint), blocks.join('\n')].join('')
}

/**
 * Formats the answer for an allowed action. If it ends without a choice, prints that nothing can be done, or that nobody chooses.
 */
function allowedLine(meaning: Action, legal: LegalVerdict): string {
  const { withoutChoice } = legal
  if (withoutChoice === undefined) return `${yesTo(meaning)}. Then ${dueLine(legal)}`
  return withoutChoice.isNothing ? `No${asFar(meaning)}: ${reachedLine(legal)}` : capital(reachedLine(legal))
}

function refusedText(
  rules: Rules,
  meaning: Action,
  { verdict, counted }: ChoicesOutcome & { readonly verdict: Exclude<PlayVerdict, LegalVerdict> },
  paint: Paint,
) {
  if (verdict.is !== 'refused') {
    const [what = '', ...why] = reasons(verdict)
    return `${paint.strong(`No answer: ${what}`)}\n${block(paint, 'because', why)}`
  }
  const [why = '', ...others] = byReason(verdict.refused).map(({ refused, why: [own = '', ...inside] }) =>
    [`${someText(refused.map(spoken))}${own === LEADS_NOWHERE ? ': ' : ' is refused by '}${own}`, ...inside].join('\n'),
  )
  return [
    `${paint.strong(`No${asFar(meaning)}: ${why}`)}\n`,
    block(paint, '', others),
    wrappedBlock(paint, 'counted', counted),
    block(paint, 'instead', guidanceFor(rules, meaning, verdict).slice(0, FEW)),
  ].join('')
}

/** The maximum number of other actions to list. */
const FEW = 3

/** The maximum number of refused candidates to name in one line. */
const NAMED = 6

/** Some texts in one line, each once. */
function someText(all: readonly string[]): string {
  const texts = [...new Set(all)]
  const more = texts.length > NAMED + 1 ? texts.length - NAMED : 0
  return [...(more > 0 ? texts.slice(0, NAMED) : texts), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** Lists possible alternatives to a refused action, in the words of players. */
function guidanceFor(rules: Rules, { standing: { game }, procedure, at, choices }: Action, verdict: BarredVerdict) {
  if (at === undefined) return []
  const begun = { game, procedure, position: at, trace: [] }
  const known = [...(verdict.due.over ? [] : verdict.due.choices), ...verdict.refused, ...verdict.choices]
  const said = new Map(known.map((one) => [words(one.option), spoken(one)]))
  const say = (option: Option) => said.get(words(option)) ?? spoken({ option })
  const named = ({ seat: _, type = '', ...fields }: Named) => say({ type: String(type), ...fields } as Option)
  const { alternatives } = guidance(rules, { begun, groups: [choices] }, verdict)
  return [
    ...new Set(
      alternatives.map((one) =>
        one.by === undefined ? `without: ${named(one.named)}` : `${say(one.by)} (instead of: ${named(one.named)})`,
      ),
    ),
  ]
}
