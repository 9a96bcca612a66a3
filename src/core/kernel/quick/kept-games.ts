/** Kept games: whether steps keep the game after each of their transitions, for whoever asks which of them wrote a field. @module */

let areGamesKept = false

/** True if the game after each transition is recorded. */
export const gamesAreKept = (): boolean => areGamesKept

/** Does something whose traces tell the game after each transition. */
export function keepingGames<T>(piece: () => T): T {
  const outer = areGamesKept
  areGamesKept = true
  try {
    return piece()
  } finally {
    areGamesKept = outer
  }
}
