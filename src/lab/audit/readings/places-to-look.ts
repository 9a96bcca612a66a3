/** Sources of places: what follows from an opening, what comes on a given play, and random plays. @module */

import {
  canonical,
  type GameState,
  type Opening,
  type Option,
  type Place,
  pickerFrom,
  type Surveyor,
  shortKeys,
  tryOrUndefined,
} from '#core'
import type { Scan } from './scan-position.js'

/** Looks at the places that follow from an opening, the nearest first; the questions that were asked there. */
export function lookAround<Game extends GameState>(
  scan: Scan<Game>,
  opening: Opening<Game>,
  bound: number,
): ReadonlySet<string> {
  const { place: first, asked: atFirst } = scan.begin(opening)
  const asked = new Set(atFirst)
  if (first === undefined) return asked
  const gameKey = shortKeys()
  const keyOf = ({ position }: Place<Game>) => `${canonical(position.stack)} ${gameKey(position.game)}`
  const seen = new Set([keyOf(first)])
  const open = [first]
  for (let at = 0; at < open.length && at < bound && scan.wanted().length > 0; at += 1) {
    const looked = tryOrUndefined(() => scan.look(open[at] as Place<Game>))
    for (const name of looked?.asked ?? []) asked.add(name)
    for (const next of looked?.next ?? []) {
      const key = next && keyOf(next)
      if (key === undefined || seen.has(key)) continue
      seen.add(key)
      open.push(next as Place<Game>)
    }
  }
  return asked
}

/** A play: what begins, and what is chosen then. */
export interface PlayLine<Game extends GameState = GameState> {
  readonly opening: Opening<Game>
  readonly choices: readonly Option[]
}

/** Looks at the places of a play. */
export function lookAt<Game extends GameState>(
  { after }: Surveyor<Game>,
  scan: Scan<Game>,
  { opening, choices }: PlayLine<Game>,
): void {
  let { place } = scan.begin(opening, true)
  for (const option of [...choices, undefined]) {
    if (place === undefined) return
    const here: Place<Game> = place
    tryOrUndefined(() => scan.look(here, true))
    if (option === undefined) return
    place = tryOrUndefined(() => after(here, option))
  }
}

/** Looks at the places of a random play. */
export function lookAlong<Game extends GameState>(
  { rules }: Surveyor<Game>,
  scan: Scan<Game>,
  game: Game,
  seed: number,
  bound: number,
): void {
  const pick = pickerFrom(seed)
  let place: Place<Game> | undefined = scan.begin({ game, call: rules.book.main }).place
  for (let made = 0; place !== undefined && made < bound; made += 1) {
    const decision = rules.decide(place.position)
    if (decision.over) return
    const option = pick(decision)
    const at = decision.choices.findIndex((choice) => choice.option === option)
    const here: Place<Game> = place
    place = tryOrUndefined(() => scan.look(here))?.next[at]
  }
}
