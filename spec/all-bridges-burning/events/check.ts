/** Reading a pack of Events: its shape, and what no schema can tell. @module */

import { checkShape, type Parsed, type Problem } from 'rulewright/book'
import type { Deck } from '../components/deck.js'
import type { Effect } from './effects.js'
import { OWNERS_OF } from './owners.js'
import { type EventCard, EventPack, textsOf } from './pack.js'
import { listed, type Of, type Owner, type Piece, type Where } from './words.js'

type Path = Problem['path']
/** The surroundings of an effect: within `in spaces` or not. */
type Within = 'in spaces' | 'nowhere'

/** Reads a pack of Events for a deck. */
export function parsePack(deck: Pick<Deck, 'events1917' | 'events1918'>, value: unknown): Parsed<EventPack> {
  const shaped = checkShape(EventPack, value)
  if (!shaped.ok) return shaped
  const problems = shaped.value.cards.flatMap((card, index) => [
    ...numberProblems(deck, shaped.value, card, index),
    ...cardProblems(card, ['cards', index]),
  ])
  return problems.length > 0 ? { ok: false, problems } : shaped
}

const problem = (path: Path, message: string): Problem => ({ path, message })

function numberProblems(
  { events1917, events1918 }: Pick<Deck, 'events1917' | 'events1918'>,
  { cards }: EventPack,
  { card }: EventCard,
  index: number,
): readonly Problem[] {
  const path = ['cards', index, 'card']
  if (![...events1917, ...events1918].includes(card))
    return [problem(path, `got ${card}, expected the number of an Event: 1 to 21 or 25 to 45`)]
  const first = cards.findIndex((other) => other.card === card)
  return first < index ? [problem(path, `card ${card} is there twice, first as cards[${first}]`)] : []
}

const cardProblems = (card: EventCard, path: Path): readonly Problem[] =>
  textsOf(card).flatMap(([text, effects]) =>
    effectsProblems(effects, [...path, text === 'the text' ? 'effects' : text], 'nowhere'),
  )

const effectsProblems = (effects: readonly Effect[], path: Path, within: Within): readonly Problem[] =>
  effects.flatMap((effect, index) => effectProblems(effect, [...path, index], within))

const effectProblems = (effect: Effect, path: Path, within: Within): readonly Problem[] => [
  ...('where' in effect ? whereProblems(effect.where, [...path, 'where'], within, false) : []),
  ...('piece' in effect && 'of' in effect ? ownerProblems(effect.of, effect.piece, path) : []),
  ...endless(effect, path),
  ...kindProblems(effect, path, within),
]

/** Lists the words without meaning at their place: the space at hand outside `in spaces`, an origin where nothing moves. */
function whereProblems(where: Where | undefined, path: Path, within: Within, moves: boolean): readonly Problem[] {
  const near = typeof where === 'object' ? where.adjacentTo : where
  const at = typeof where === 'object' ? [...path, 'adjacentTo'] : path
  if (near === 'here' && within === 'nowhere') return [problem(at, '"here" has a meaning within "in spaces" only')]
  return near === 'origin' && !moves ? [problem(at, '"origin" has a meaning as the goal of a move only')] : []
}

const SOMEBODY: readonly Of[] = ['executing', 'enemies']

/** Owners who can have none of the pieces. */
function ownerProblems(of: Of, pieces: Piece | readonly Piece[], path: Path): readonly Problem[] {
  const can = listed(pieces).flatMap((piece) => OWNERS_OF[piece])
  const cannot = listed(of).filter((word) => !SOMEBODY.includes(word) && !can.some((owner) => owner === word))
  return cannot.map((word) => problem([...path, 'of'], `"${word}" has no ${listed(pieces).join(' or ')}`))
}

/** Lists the effects that would never end. */
function endless(effect: Effect, path: Path): readonly Problem[] {
  if (!('count' in effect) || effect.count !== 'all') return []
  const ends = 'expected a number: "all" would have no end here'
  if (effect.do === 'shift' && effect.toward === 'either') return [problem([...path, 'count'], ends)]
  const replacesItself =
    effect.do === 'replace' &&
    listed(effect.piece).includes(effect.with.piece) &&
    effect.of !== 'enemies' &&
    (effect.with.of === 'executing' || listed(effect.of).includes(effect.with.of))
  return replacesItself ? [problem([...path, 'count'], ends)] : []
}

const POWERS_ONLY: readonly Owner[] = ['germany', 'russia']
const isPower = (word: string) => POWERS_ONLY.some((power) => power === word)

function kindProblems(effect: Effect, path: Path, within: Within): readonly Problem[] {
  switch (effect.do) {
    case 'move':
      return whereProblems(effect.to, [...path, 'to'], within, true)
    case 'remove':
      return keptProblems(effect.to, listed(effect.piece), [...path, 'to'])
    case 'replace':
      return ownerProblems(effect.with.of, effect.with.piece, [...path, 'with'])
    case 'between boxes':
      return boxProblems(effect, path)
    case 'gain Resources':
    case 'lose Resources':
    case 'free Command':
    case 'free Special Activity':
      return listed(effect.of)
        .filter(isPower)
        .map((word) => problem([...path, 'of'], `"${word}" is a Power; expected a Faction`))
    case 'choose':
      return effect.from.flatMap(({ effects }, index) =>
        effectsProblems(effects, [...path, 'from', index, 'effects'], within),
      )
    case 'in spaces':
      return effectsProblems(effect.effects, [...path, 'effects'], 'in spaces')
    default:
      return []
  }
}

function keptProblems(to: string | undefined, pieces: readonly Piece[], path: Path): readonly Problem[] {
  if (to === 'Prisoners' && pieces.some((piece) => piece !== 'Cell'))
    return [problem(path, 'only Cells become Prisoners')]
  return to === 'Out of Play' && pieces.some((piece) => piece !== 'Troop')
    ? [problem(path, 'only Troops are removed to Out of Play')]
    : []
}

function boxProblems({ of, from, to }: Extract<Effect, { do: 'between boxes' }>, path: Path): readonly Problem[] {
  const some = (holds: (word: string) => boolean) => listed(of).some(holds)
  const wants = (field: string, message: string) => [problem([...path, field], message)]
  if (from === to) return wants('to', `expected another box than "${from}"`)
  if ((from === 'Prisoners' || to === 'Prisoners') && some(isPower))
    return wants('of', 'the Prisoners box holds Cells of Factions only')
  if (to === 'Out of Play' && some((word) => !isPower(word)))
    return wants('to', 'only Troops of Powers go to Out of Play')
  return []
}
