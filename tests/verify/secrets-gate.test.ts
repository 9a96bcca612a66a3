/** The gate of secrets, by what was held in plays and worlds: where it looks, and what it says of that. */
import { describe, expect, it } from 'vitest'
import { CHANCE } from '../../src/core/kernel/offers/option.js'
import type { SecretsHeld } from '../../src/core/verify/secrets/secrets-check.js'
import { placesToKeepSecrets, secretsGate } from '../../src/core/verify/secrets/verify-secrecy.js'
import { book } from '../kernel/auction.js'

const seats = [...(book.seats ?? []), CHANCE]
const HELD: SecretsHeld = { checked: 2, chose: seats.slice(0, -1), sealed: {}, findings: [] }
const finding = (what: string) => ({ what, where: 'secrets', clauses: [] })
const gate = (...held: readonly Partial<SecretsHeld>[]) =>
  secretsGate(
    { ...book, seats },
    held.map((one) => ({ ...HELD, ...one })),
  )
const told = (...held: readonly Partial<SecretsHeld>[]) => gate(...held).findings.map(({ what }) => what)

describe('the places where secrets are looked at', () => {
  const [world] = book.worlds
  if (world === undefined) throw new Error('no world')
  const worlds = [
    { ...world, name: 'all of it', reach: 'whole' as const },
    { ...world, name: 'a part', reach: 'alone' as const },
  ]
  const namesOf = (plays: number) => placesToKeepSecrets({ ...book, worlds }, { plays }).map(({ name }) => name)

  it('are whole worlds, and a third of the plays: in turn the first and the last', () => {
    expect(namesOf(12)).toEqual([
      'world "all of it"',
      'random play 1',
      'random play 12',
      'random play 2',
      'random play 11',
    ])
    expect(namesOf(13)).toHaveLength(6)
    expect(namesOf(0)).toEqual(['world "all of it"'])
  })

  it('are none in a book without secrets', () => {
    const { secrets: _, ...open } = book
    expect(placesToKeepSecrets({ ...open, worlds }, { plays: 12 })).toEqual([])
  })
})

describe('the gate', () => {
  it('passes where everybody chose, and counts what was looked at', () => {
    expect(gate({}, { checked: 3 })).toMatchObject({ name: 'secrets', passed: true, checked: 5, findings: [] })
  })

  it('names a seat that never had to choose, but not chance', () => {
    const [first = '', second = ''] = seats
    expect(told({ chose: [first] })).toEqual([expect.stringContaining(`${second} never had to choose`)])
    expect(told({ chose: [first] }, { chose: [second] })).toEqual([])
    expect(gate({ chose: [first] }).findings[0]).toMatchObject({
      where: 'secrets',
      clauses: ['auction.hidden', 'auction.sealed'],
    })
    expect(gate({ chose: [first] }).findings[0]).not.toHaveProperty('witness')
  })

  it('names what is sealed and yet always seen at once', () => {
    expect(told({ sealed: { 'a bid': false } })).toEqual([expect.stringContaining('"a bid" is not seen by all')])
    expect(told({ sealed: { 'a bid': false } }, { sealed: { 'a bid': true } })).toEqual([])
    expect(told({ sealed: { 'a bid': false } }, {})).toHaveLength(1)
  })

  it('shows three findings that differ only in their place', () => {
    const alike = [1, 2, 3, 4, 5].map((at) => finding(`Ann: peeks: in play ${at}`))
    const others = ['Ann: speaks: in play 6', 'Bob: peeks: in play 7'].map(finding)
    expect(told({ findings: [...alike, ...others] })).toEqual([
      'Ann: peeks: in play 1',
      'Ann: peeks: in play 2',
      'Ann: peeks: in play 3',
      'Ann: speaks: in play 6',
      'Bob: peeks: in play 7',
    ])
  })
})
