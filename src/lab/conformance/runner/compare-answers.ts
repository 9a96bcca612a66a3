/**
 * Comparisons: the answers of two implementations held against each other, without anything that is expected.
 *
 * @module
 */
import { canonical } from '#core'
import type { Case } from '../format/case.js'
import type { Reply } from '../format/messages.js'
import { placesBetween, TOLD, withoutPlaces } from './differing-places.js'
import { dueWords } from './judge-answer.js'
import type { Mismatch, Outcome } from './outcome.js'

type Of<Type extends Reply['type']> = Extract<Reply, { type: Type }>

/** The input for comparing two answers. */
export interface Comparing {
  readonly ignores: readonly string[]
  /** The names of the implementations. */
  readonly names: readonly string[]
}

/** Compares two answers to a case, which passes if they agree. The second answer counts as the expected one. */
export function comparedOn(asked: Case, replies: readonly [Reply, Reply], comparing: Comparing): Outcome {
  const { id } = asked
  const named = (at: number) => comparing.names[at] ?? ''
  for (const [at, reply] of replies.entries()) {
    if (reply.type === 'skipped') return { id, status: 'skipped', says: `${named(at)}: ${reply.reason}` }
    if (reply.type === 'errored') return { id, status: 'errored', says: `${named(at)} errs: ${reply.message}` }
  }
  const [one, other] = replies
  if (one.type !== other.type)
    return { id, status: 'failed', says: `${named(0)} ${saidBy(one)}, ${named(1)} ${saidBy(other)}` }
  const places = placesOf(one, other, comparing)
  if (places.length === 0) return { id, status: 'passed' }
  const wrong = one.type === 'judged' ? { wrong: places.map(({ at }) => Number(at.split('/').at(-1))) } : {}
  const says = isDueAlone(places)
    ? `${named(0)} says that ${dueIn(one)}, ${named(1)} that ${dueIn(other)}`
    : `${named(0)} and ${named(1)} ${differing(asked, one, places)}`
  return { id, status: 'failed', says, places: places.slice(0, TOLD), ...wrong }
}

function saidBy(reply: Reply): string {
  if (reply.type === 'refused') return `refuses choice ${reply.at ?? ''}`.trimEnd()
  return reply.type === 'result' ? 'allows it' : `answers "${reply.type}"`
}

function placesOf(one: Reply, other: Reply, { ignores }: Comparing): readonly Mismatch[] {
  if (one.type === 'result' && other.type === 'result') return resultPlaces(one, other, ignores)
  if (one.type === 'judged' && other.type === 'judged')
    return placesBetween({ legal: other.legal }, { legal: one.legal })
  if (one.type === 'refused' && other.type === 'refused')
    return one.at === undefined || other.at === undefined ? [] : placesBetween({ at: other.at }, { at: one.at })
  if (one.type === 'counted' && other.type === 'counted') return countPlaces(one, other, ignores)
  return []
}

function resultPlaces(one: Of<'result'>, other: Of<'result'>, ignores: readonly string[]): readonly Mismatch[] {
  const [got, expected] = [one.game, other.game].map((game) => withoutPlaces(game, ignores))
  const due = one.due && other.due ? placesBetween({ due: other.due }, { due: one.due }) : []
  return [...due, ...placesBetween(expected, got)]
}

function countPlaces(one: Of<'counted'>, other: Of<'counted'>, ignores: readonly string[]): readonly Mismatch[] {
  const counted = ({ actions, positions, digest }: Of<'counted'>) =>
    ignores.length > 0 ? { actions } : { actions, positions, digest }
  return placesBetween(counted(other), counted(one))
}

/** True if two games are equal and only the decisions differ. */
const isDueAlone = (places: readonly Mismatch[]): boolean => places.every(({ at }) => at.startsWith('/due/'))

const dueIn = (reply: Reply): string => dueWords(reply.type === 'result' ? reply.due : undefined)

function differing(asked: Case, { type }: Reply, places: readonly Mismatch[]): string {
  if (type === 'refused') return 'refuse different choices'
  if (type === 'counted') return 'count differently'
  if (type === 'result') return 'lead to different games'
  const at = Number(places[0]?.at.split('/').at(-1))
  return `judge ${'candidates' in asked ? canonical(asked.candidates[at]) : ''} differently`
}
