/** The cards visible to a seat: the Fascist card of the turn, and its own hand. @module */
import type { Sketch } from 'rulewright/book'
import { different, fascistCard, playerCard } from '#spec/land-and-freedom/card-piles'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Effect } from '#spec/land-and-freedom/effects'
import type { Game } from '#spec/land-and-freedom/game'
import { FACTIONS } from '#spec/land-and-freedom/vocabulary'
import { effectText } from '#spec/land-and-freedom/wording'

const told = (effects: readonly Effect[]): string => effects.map(effectText).join('; ') || 'nothing'

/** The Fascist card that lies open. */
function fascistSketched(parts: Pick<Components, 'fascists'>, { fascists: { current } }: Game): readonly Sketch[] {
  if (current === 'none') return []
  const { attacks, harm, test } = fascistCard(parts, current)
  const letters = attacks.map(({ letter, number }) => `${letter} ${number}`).join(', ')
  const rows = [
    ['Attacks', letters],
    ['other harm', told(harm)],
    ['Test', `${test.front}, threshold ${test.threshold}`],
    ['reward', told(test.reward)],
    ['penalty', told(test.penalty)],
  ]
  return [{ title: `Fascist card: ${current}`, columns: ['', ''], rows, isPrinted: true }]
}

/** The cards that lie open, and those of the seat that looks: its hand, its tableau, and what it has chosen. */
function cardsInSight(
  parts: Pick<Components, 'cards'>,
  { players }: Game,
  seat: string | undefined,
): readonly Sketch[] {
  const own = FACTIONS.filter((one) => one === seat).flatMap((faction) => {
    const { hand, chosen, tableau } = players[faction]
    return [...hand, ...(chosen === 'none' ? [] : [chosen]), ...tableau]
  })
  const titles = different([...own, ...FACTIONS.flatMap((faction) => players[faction].played)])
  const rows = titles.map((title) => {
    const { strength, icons, event } = playerCard(parts, title)
    return [title, strength, icons.join(', '), told(event)]
  })
  const columns = ['', 'Strength', 'icons', 'Event']
  return rows.length > 0 ? [{ title: 'Cards in sight', columns, rows, isPrinted: true }] : []
}

export const cardsSketched = (
  parts: Pick<Components, 'cards' | 'fascists'>,
  game: Game,
  seat: string | undefined,
): readonly Sketch[] => [...fascistSketched(parts, game), ...cardsInSight(parts, game, seat)]
