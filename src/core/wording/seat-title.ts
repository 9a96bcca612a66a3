/** Names of seats as people write them. @module */
import { CHANCE, type Seat } from '../kernel/offers/option.js'

/** The name of a seat, with a capital letter. Chance is no name, and keeps its small one. */
export const seatTitle = (seat: Seat): string =>
  seat === CHANCE ? seat : `${seat.charAt(0).toUpperCase()}${seat.slice(1)}`

/**
 * A text with the names of seats as people write them. Parts of ids, paths and settings stay as they are
 * in files.
 */
export function withSeatTitles(text: string, seats: readonly Seat[] = []): string {
  const small = seats.filter((seat) => seat !== seatTitle(seat))
  if (small.length === 0) return text
  const names = small.map((seat) => seat.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text.replaceAll(
    new RegExp(`(?<![\\p{L}\\d./="-])(?:${names})(?![\\p{L}\\d/="-]|\\.[\\p{L}\\d])`, 'gu'),
    seatTitle,
  )
}
