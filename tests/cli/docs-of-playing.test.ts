import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { folder } from '../examples/example-files.js'
import { rulewright } from './call-rulewright.js'

const textOf = (name: string): string => readFileSync(join(packageRoot, 'docs', name), 'utf8')
const guide = textOf('playing.md')
const files = folder()

/** The files that the guide shows, by name. */
const shown = new Map(
  [...guide.matchAll(/```yaml\n# (\S+)\n(.*?)```/gs)].map(([, name = '', text = '']) => [name, text]),
)

/** The sessions that a guide shows: a command, and what is printed and typed after it. */
const sessionsIn = (text: string) =>
  [...text.matchAll(/```\n\$ (?:npx )?rulewright ((?:ask|play) [^\n]*)\n(.*?)```/gs)].flatMap(
    ([, command = '', text = '']) => (/^> /m.test(text) ? [{ command, text }] : []),
  )
const sessions = [...sessionsIn(guide), ...sessionsIn(textOf('first-game.md'))]

/** A command with the files that it names where the guide's files are written. */
const placed = (words: readonly string[]): readonly string[] =>
  words.map((word) => (/\.ya?ml$/.test(word) ? files.write(word, shown.get(word) ?? '') : word))

describe('the sessions of docs/playing.md and docs/first-game.md', () => {
  test('are two and one', () => {
    expect(sessionsIn(guide)).toHaveLength(2)
    expect(sessions).toHaveLength(3)
  })

  test.each(sessions)('come out as they are shown: $command', async ({ command, text }) => {
    const mine = join(files.write('x.yaml', ''), '..', 'rally.yaml')
    const typed = [...text.matchAll(/^> (.*)$/gm)].map(([, line = '']) => line.replace('rally.yaml', mine))
    const { out, err } = await rulewright(placed(command.split(' ')), {
      books,
      piped: typed.map((line) => `${line}\n`).join(''),
    })
    expect(err).toBe('')
    let at = 0
    const pieces = text.split(/^(?:> .*|\.\.\.)\n/m).filter((piece) => piece !== '')
    for (const piece of pieces) {
      const found = out.replaceAll(mine, 'rally.yaml').indexOf(piece, at)
      expect(found, `${piece}\nin\n${out}`).toBeGreaterThanOrEqual(at)
      at = found + piece.length
    }
    expect(pieces.length).toBeGreaterThan(2)
  })

  test('are told of calls that are understood', async () => {
    for (const words of [['fl'], ['abb', 'event', 'card'], ['abb', 'rally', 'faction=reds']])
      expect(await rulewright(['ask', ...words], { books })).toMatchObject({ code: 0, err: '' })
  })

  test('are told with every command that can be typed', async () => {
    const { out } = await rulewright(['play', 'orchard'], { piped: 'help\n' })
    for (const name of ['undo', 'show', 'options', 'trace', 'aside', 'save', 'example', 'quit']) {
      expect(out).toContain(name)
      expect(guide).toMatch(new RegExp(`^\\| .*\`${name}[ \`]`, 'm'))
    }
  })
})
