/**
 * Stored plays: games that once went wrong, a whole one, and those in which the Non-players show all their priorities.
 * They must stay legal and keep the laws, choice by choice.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { beginningOf, retell } from '../../src/core/play/replay.js'
import { type Play, parsePlay } from '../../src/core/records/recorded-play.js'

const rules = rulesOf(allBridgesBurning)
const folder = join(import.meta.dirname, 'plays')

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.jsonl'))

/** The priorities of Non-players that have decided in the plays so far. */
const decided = new Set<string>()

/** Reads a stored play. */
function playOf(file: string): Play {
  const play = parsePlay(readFileSync(join(folder, file), 'utf8'))
  if (!play.ok) throw new Error(`${file} cannot be read: ${JSON.stringify(play.problems)}`)
  return play.value
}

/** Plays a stored play again, from its beginning. */
function retold(file: string) {
  const play = playOf(file)
  const from = beginningOf(rules, play)
  if (!from.ok) throw new Error(`${file} has no beginning: ${JSON.stringify(from.problems)}`)
  return { choices: play.choices, ...retell(rules, from.value, play.choices) }
}

describe('stored plays', () => {
  it.each(files)('%s is legal to its end', (file) => {
    const { choices, positions, traces, fault } = retold(file)
    expect(fault).toBeUndefined()
    expect(positions).toHaveLength(choices.length + 1)
    for (const line of traces.flat())
      if (line.kind === 'advised' && line.advice.priority) decided.add(line.advice.priority)
  })

  it('show every priority of every Non-player at work', () => {
    const all = allBridgesBurning.automaton?.all.map(({ name }) => name) ?? []
    expect(all.length).toBeGreaterThan(190)
    expect(all.filter((name) => !decided.has(name))).toEqual([])
  })

  it('has a whole game, from Setup to the ranking', () => {
    const last = retold('whole-game.jsonl').positions.at(-1)
    expect(last && rules.decide(last)).toMatchObject({ over: true })
  })

  it('tells a play with a choice that is not offered', () => {
    const { choices } = playOf('whole-game.jsonl')
    const { fault, at } = retell(rules, rules.start(), [...choices.slice(0, 40), { type: 'no such choice' }])
    expect(fault).toMatchObject({ why: 'refused' })
    expect(at).toBe(40)
  })
})
