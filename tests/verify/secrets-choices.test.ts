/** The court of secrets: what it finds of choices that were made in the auction. */
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { courtOfSecrets } from '../../src/core/verify/secrets/secrets-check.js'
import { begun, type Game } from '../kernel/auction.js'
import {
  alike,
  bid,
  bidding,
  fewSecrets,
  gold,
  made,
  occasion,
  other,
  otherHand,
  type Position,
  rules,
  silent,
  token,
  withGame,
} from './auction-held.js'

describe('a choice that was made', () => {
  it('leads to what could have been chosen unseen, and to what was played on', () => {
    const court = courtOfSecrets(rules, undefined)
    const next = court.after(made(rules, bidding, bid('one')), [alike('Bob', bidding), alike('Ann', other)], occasion)
    expect(next.map(({ seat, position }) => `${seat} ${position.game.bids.Ann}`)).toEqual([
      'Bob three',
      'onlooker three',
      'Bob one',
      'Ann one',
    ])
    expect(court.held()).toEqual({ checked: 0, chose: [], sealed: { 'a card to bid': true }, findings: [] })
  })

  it('is no sealed one where everybody sees it, and kept from nobody where it always comes out', () => {
    const court = courtOfSecrets(rules, undefined)
    court.after(made(rules, token, gold), [], occasion)
    expect(court.held().sealed).toEqual({})
    const shown = rulesOf({
      ...silent,
      secrets: { ...fewSecrets, seenBy: (game: Game) => ({ ...game }) as never },
    })
    const open = courtOfSecrets(shown, undefined)
    open.after(made(shown, bidding, bid('one')), [], occasion)
    expect(open.held().sealed).toEqual({ 'a card to bid': false })
    open.after(made(rules, bidding, bid('one')), [], occasion)
    expect(open.held().sealed).toEqual({ 'a card to bid': false })
  })

  it('stays kept from somebody once it was', () => {
    const court = courtOfSecrets(rules, undefined)
    court.after(made(rules, bidding, bid('one')), [], occasion)
    const single = withGame(bidding, { hands: { Ann: ['one'], Bob: ['two', 'three'] } })
    const noPass = { ...made(rules, single, bid('one')) }
    court.after({ ...noPass, due: { ...noPass.due, choices: noPass.due.choices.slice(0, 1) } }, [], occasion)
    expect(court.held().sealed).toEqual({ 'a card to bid': true })
  })

  it('may be kept from one who looks on alone', () => {
    const { choice, ...rest } = made(rules, bidding, bid('one'))
    const court = courtOfSecrets(rules, undefined)
    court.after({ ...rest, choice: { ...choice, seenBy: ['Ann', 'Bob'] } }, [], occasion)
    expect(court.held().sealed).toEqual({ 'a card to bid': true })
  })

  it('leaves alone what cannot be played on, and what only the procedures know', () => {
    const { choice, ...rest } = made(rules, bidding, bid('one'))
    const over = { game: begun, stack: [], outcome: 'Ann' } as unknown as Position
    const court = courtOfSecrets(rules, undefined)
    expect(court.after({ ...rest, choice }, [alike('Ann', over)], occasion).map(({ seat }) => seat)).toEqual([
      'Bob',
      'onlooker',
    ])
    const { seenBy: _seenBy, ...open } = choice
    const hidden = { ...rest.to, stack: [] }
    const knowing = courtOfSecrets({ ...rules, choose: (() => ({ position: hidden, trace: [] })) as never }, undefined)
    knowing.after({ ...rest, choice: open }, [], occasion)
    expect(knowing.held().findings).toEqual([])
  })

  it('is found where what it did is told otherwise to a seat', () => {
    const court = courtOfSecrets(rules, undefined)
    const one = made(rules, token, gold)
    const told = { ...one, trace: [...one.trace, ...one.trace.slice(-1)] }
    court.after(told, [alike('Ann', withGame(token, otherHand))], occasion)
    const [finding] = court.held().findings
    expect(finding?.what).toMatch(
      /^Ann cannot tell two positions apart, but Ann sees a difference: what the choice did/,
    )
    expect(finding?.witness).toMatchObject({ seat: 'Ann', differs: { what: 'what the choice did' }, one: one.to })
  })

  it('is found where a seat is told it, and does not see what comes of it', () => {
    const { choice, ...rest } = made(rules, bidding, bid('one'))
    const { seenBy: _seenBy, ...open } = choice
    const court = courtOfSecrets(rules, undefined)
    const next = court.after({ ...rest, choice: open }, [], occasion)
    expect(next).toEqual([])
    expect(court.held().findings.map(({ what }) => what)).toEqual(
      ['Bob', 'onlooker'].map(
        (seat) =>
          `${seat} sees the choice at "a card to bid", but not its result: ` +
          'bid card=one looks like bid card=three (a play)',
      ),
    )
    expect(court.held().findings[0]?.witness).toMatchObject({ seat: 'Bob', one: rest.to })
    expect(court.held().sealed).toEqual({})
  })
})
