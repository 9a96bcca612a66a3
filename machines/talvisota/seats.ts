/** The seat that decides for a side. In the solo game the Soviet player decides for both. @module */
import type { Game } from '#spec/talvisota/game'
import type { Side } from '#spec/talvisota/vocabulary'

export const seatFor = ({ solo }: Pick<Game, 'solo'>, side: Side): Side => (solo ? 'Soviets' : side)
