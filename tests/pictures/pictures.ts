/**
 * Makes the pictures of the README from the program itself: `npm run pictures`. With `--check` it writes nothing, and ends
 * with 1 if a picture is out of date.
 *
 * @module
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { mapPicture } from './map-picture.js'
import { phonePicture } from './phone-picture.js'
import { terminalSvg } from './terminal-svg.js'

const HELP = `Makes the pictures of the README from the program itself.

npm run pictures              write the pictures that have changed to docs/pictures
npm run pictures -- --check   write nothing; exit code 1 if a picture is out of date

Build first: npm run build. The picture of the phone needs Chromium; without it, this picture is left as it is.
`

const FOLDER = join(packageRoot, 'docs', 'pictures')
const COMMAND = join(packageRoot, 'dist', 'cli', 'rulewright.js')
const WORDS = 'reds rally Viipuri and place 2 Cells'

/** Runs `ask` in colours. The command ends with 1, since the answer is no. */
function asked(): string {
  const env = { ...process.env, FORCE_COLOR: '1', NO_COLOR: undefined, COLUMNS: '90' }
  try {
    return execFileSync(process.execPath, [COMMAND, 'ask', 'abb', WORDS], { env, encoding: 'utf8', stdio: 'pipe' })
  } catch (fault) {
    return String((fault as { readonly stdout?: unknown }).stdout ?? fault)
  }
}

/** Draws the map after a Rally of the Reds in two spaces of the first game. */
function rallied(): string {
  const rules = rulesOf(book)
  const setup = book.bases?.setup
  if (setup === undefined) throw new Error('All Bridges Burning begins with no setup')
  const args = { faction: 'reds', spaces: 'any', free: false, limited: false }
  let { position } = rules.begin(setup, 'rally', args)
  for (const option of [
    { type: 'select', space: 'Viipuri' },
    { type: 'place', cells: 1 },
    { type: 'select', space: 'Tampere' },
    { type: 'place', cells: 1 },
  ])
    position = rules.choose(position, option).position
  return mapPicture(book, setup, position.game, 'All Bridges Burning after a Rally of the Reds in Viipuri and Tampere')
}

/** A picture as it should be: its bytes, and for an image of pixels the text by which it is compared. */
export interface Picture {
  readonly name: string
  readonly bytes: string | Buffer
}

/** True if a file holds the given text already. */
const holds = (name: string, text: string | Buffer): boolean =>
  existsSync(join(FOLDER, name)) && readFileSync(join(FOLDER, name)).equals(Buffer.from(text))

function keep(name: string, bytes: string | Buffer): void {
  const file = join(FOLDER, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } })
if (values.help) process.stdout.write(HELP)
else {
  const drawn: Picture[] = [
    { name: 'ask.svg', bytes: terminalSvg(`npx rulewright ask abb "${WORDS}"`, asked()) },
    { name: 'map.svg', bytes: rallied() },
  ]
  const stale = drawn.filter(({ name, bytes }) => !holds(name, bytes))
  const phone = await phonePicture(COMMAND)
  // Pixels differ with fonts and versions of the browser, so the text of the page is compared.
  if (phone && !(holds('phone.txt', phone.text) && existsSync(join(FOLDER, 'phone.png'))))
    stale.push({ name: 'phone.txt', bytes: phone.text }, { name: 'phone.png', bytes: phone.image })
  for (const { name, bytes } of stale) {
    if (!values.check) keep(name, bytes)
    console.log(`docs/pictures/${name} ${values.check ? 'is out of date; run npm run pictures' : 'was written'}`)
  }
  if (stale.length === 0)
    console.log(`the pictures are current${phone ? '' : ', but for the phone: no Chromium was found'}`)
  if (values.check && stale.length > 0) process.exitCode = 1
}
