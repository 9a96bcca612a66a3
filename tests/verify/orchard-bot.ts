/** The orchard, sound, with a bot that can play either picker: it climbs where most fruit is, and never eats. */
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { Automaton, Priority, Situation } from '../../src/core/kernel/seats/automated-seat.js'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { Game, PICKERS } from '../kernel/orchard.js'
import { sound } from './sound-book.js'

const bot = section('bot', '3', 'Playing alone', {
  any: rule('The bot plays Ann, Bob or both.'),
  climbs: rule('The bot climbs the tree with most fruit.'),
  chance: rule('What is left is decided by chance.'),
})

const climbs: Priority<Situation<Game>> = {
  name: 'the fullest tree',
  clauses: [bot.climbs],
  asks: 'a tree to climb',
  wants: (_, { type }) => type === 'climb',
  within: [
    {
      clauses: [bot.climbs],
      says: 'most fruit',
      value: ({ position }, option) =>
        'tree' in option ? position.game.trees[option.tree as keyof Game['trees']] : Number.NEGATIVE_INFINITY,
    },
  ],
}

/** The game of the orchard, which the bot has written its seats on. */
const WithBots = Game.extend({ bots: z.array(z.string()).optional() })

/** The seats in which the bot sits in a game. */
export const botsIn = (game: Game): readonly string[] => ('bots' in game ? (WithBots.parse(game).bots ?? []) : [])

const automaton: Automaton<Game> = {
  plays: (game, seat) => botsIn(game).includes(seat),
  seated: (game, seats) => ({ ...game, bots: seats }),
  priorities: () => [climbs],
  noted: (game) => game,
  all: [climbs],
  otherwise: () => ({ clauses: [bot.chance] }),
  grounds: [bot.chance],
}

/** The orchard with a bot. */
export const withBot: Book<Game> = {
  ...sound,
  schema: WithBots,
  seats: PICKERS,
  sections: [...sound.sections, bot],
  automaton,
}
