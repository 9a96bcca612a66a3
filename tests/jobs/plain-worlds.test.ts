import { expect, test } from 'vitest'
import type { Book } from '../../src/core/kernel/book/book.js'
import { fromWire, toWire } from '../../src/fleet/serialization.js'
import { type PlainWorlds, plainWorlds, withWorlds } from '../../src/fleet/world-messages.js'
import { book } from '../kernel/orchard.js'

const whole = book as unknown as Book
const orchard: Book = {
  ...whole,
  worlds: [{ name: 'a small orchard', game: { ...whole.empty }, call: whole.main, reach: 'whole' }],
}

const handed = () => fromWire(toWire(plainWorlds(orchard))) as PlainWorlds

test('the worlds that are handed over are those of the book', () => {
  expect(orchard.worlds.length).toBeGreaterThan(0)
  expect(withWorlds(orchard, handed()).worlds).toEqual(orchard.worlds)
})

test('a game with which the book begins is the same object, so that it counts once', () => {
  const begun = { ...orchard, worlds: orchard.worlds.map((world) => ({ ...world, game: orchard.empty })) }
  const plain = fromWire(toWire(plainWorlds(begun))) as PlainWorlds
  for (const { game } of withWorlds(begun, plain).worlds) expect(game).toBe(begun.empty)
})

test('a game of several worlds is one object, so that it counts once', () => {
  const [world] = orchard.worlds
  if (world === undefined) throw new Error('no world')
  const twice = { ...orchard, worlds: [world, { ...world, name: 'another' }] }
  const plain = fromWire(toWire(plainWorlds(twice))) as PlainWorlds
  const [one, other] = withWorlds(twice, plain).worlds
  expect(one?.game).toEqual(world.game)
  expect(one?.game).toBe(other?.game)
})

test('a book that is handed its worlds does not read its own', () => {
  const unread = Object.defineProperty({ ...orchard }, 'worlds', {
    get: () => {
      throw new Error('read')
    },
  })
  expect(withWorlds(unread, handed()).worlds).toHaveLength(orchard.worlds.length)
})
