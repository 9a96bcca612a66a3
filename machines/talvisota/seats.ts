/** Who decides for a side: in the solo game the Soviet player does for both. @module */
import type { Game } from '#spec/talvisota/game'
import type { Side } from '#spec/talvisota/vocabulary'

export const seatFor = ({ solo }: Pick<Game, 'solo'>, side: Side): Side => (solo ? 'Soviets' : side)
