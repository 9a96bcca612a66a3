/** Plays: games choice by choice. @module */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPlan } from '../../../src/cli/commands/play/random/plan-file.js'
import { rulewright } from '../../cli/call-rulewright.js'
import { book } from '../../kernel/orchard.js'
import { temporaryFolder } from '../../temporary.js'
import { IN_SOURCE, type Met, reading, type Subject } from '../border-type.js'

const PLAY = [{ book: 'orchard' }, { type: 'climb', tree: 'short' }, { type: 'eat' }]
/** The place in a refusal of a play. */
const IN_PLAY = /^FILE: (?:line \d+\b|choice \d+\b|is written in UTF-16)/

const playsBeside = (file: string): string => join(dirname(file), 'plays')

/** Replaces the name of a play in a folder by that of the input, in a result. */
const toldOf = (file: string, { err, ...met }: Met): Met => ({
  ...met,
  err: err.replaceAll(join(playsBeside(file), 'sent.jsonl'), file),
})

/** Converts a command's JSON error to lines. */
const asText = ({ err, ...met }: Met): Met => ({
  ...met,
  err: err === '' ? '' : (JSON.parse(err) as { error: { lines: string[] } }).error.lines.join('\n'),
})

/** A folder with a play as it was sent. */
function folderWith(file: string, bytes: Uint8Array): string {
  const folder = playsBeside(file)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'sent.jsonl'), bytes)
  return folder
}

const NOTHING_PIPED = { bytes: () => new Uint8Array() }

const FEW = ['--random', '0', '--places', '0']

export const PLAYS: readonly Subject[] = [
  {
    name: 'a play',
    readBy: ['src/core/home/play-file.ts', 'src/cli/commands/play/replay/run.ts'],
    written: 'lines',
    sound: PLAY,
    isCommand: true,
    refusal: IN_PLAY,
    meet: (file) => rulewright(['replay', file]),
  },
  {
    name: 'a play that begins elsewhere',
    readBy: ['src/core/records/recorded-play.ts'],
    written: 'lines',
    sound: [
      {
        book: 'orchard',
        from: {
          game: book.empty,
          stack: [{ chart: 'climb', state: 'next tree', data: { picker: 'Ann', climbed: [] } }],
        },
      },
      { type: 'climb', tree: 'short' },
    ],
    isCommand: true,
    echoes: true,
    refusal: IN_PLAY,
    meet: async (file) => asText(await rulewright(['replay', file, '--json'])),
  },
  {
    name: 'a game that was kept',
    readBy: ['src/cli/commands/play/run.ts'],
    written: 'lines',
    sound: PLAY.slice(0, 2),
    isCommand: true,
    refusal: IN_PLAY,
    meet: (file) => rulewright(['play', '--resume', file, '--seed', '1'], { piped: 'show\n' }),
  },
  {
    name: 'plays that are stored',
    readBy: ['src/core/home/stored-plays.ts'],
    written: 'lines',
    sound: PLAY.slice(0, 2),
    isCommand: true,
    refusal: IN_PLAY,
    meet: async (file, bytes) => {
      const folder = folderWith(file, bytes)
      return toldOf(file, await rulewright(['playouts', 'orchard', '-n', '1', '--store', folder, '--covering', 'rows']))
    },
  },
  {
    name: 'a plan of random games',
    readBy: ['src/cli/commands/play/random/plan-file.ts'],
    sound: {
      runs: [
        { book: 'orchard', number: 2, seats: 'others=random' },
        { book: 'orchard', readings: { eaten: 'all' } },
      ],
    },
    refusal: IN_SOURCE,
    meet: (file) => reading(() => readPlan(file, NOTHING_PIPED)),
  },
  {
    name: 'plays that are cases',
    readBy: ['src/cli/commands/conform/cases/run.ts'],
    written: 'lines',
    sound: PLAY.slice(0, 2),
    isCommand: true,
    refusal: IN_PLAY,
    meet: async (file, bytes) => {
      const more = ['--plays', folderWith(file, bytes), ...FEW, '--out', temporaryFolder()]
      return toldOf(file, await rulewright(['vectors', 'orchard', ...more]))
    },
  },
]
