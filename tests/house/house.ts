/**
 * Prints figures about the modules of `src`, and draws them: `npm run house -- --help`.
 *
 * @module
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { packageRoot } from '../../src/core/home/package-root.js'
import { drawHouse } from './draw-house.js'
import { type House, readHouse } from './read-house.js'

const HELP = `Prints how many files and lines the buildings and rooms of src have, and draws what imports what.

npm run house              print the figures; exit code 1 if the picture is out of date
npm run house -- --json    print them as JSON
npm run house -- --write   write the picture: docs/pictures/house.svg
`

/** The picture of the house. */
export const PICTURE = join(packageRoot, 'docs', 'pictures', 'house.svg')

function sayFigures({ rooms, figures }: House): void {
  const say = (name: string, value: number | string) =>
    process.stdout.write(`${name.padEnd(48)}${String(value).padStart(6)}\n`)
  for (const building of new Set([...rooms.values()].map((room) => room.building))) {
    const own = [...rooms.values()].filter((room) => room.building === building)
    say(
      building,
      own.reduce((sum, room) => sum + room.lines, 0),
    )
    for (const { name, lines } of own) if (name !== '') say(`  ${name}`, lines)
  }
  const [folder, files] = figures.fullest
  say('lines of src', figures.lines)
  say('files of src', figures.files)
  say('lines that who writes or plays a book imports', figures.author)
  say('lines of the kernel without what makes it quick', figures.kernel)
  say('lines of functions in All Bridges Burning', figures.functions)
  say('files that import each other in a circle', figures.circles.length)
  say(`files in the fullest folder, ${folder}`, files)
}

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, write: { type: 'boolean' }, help: { type: 'boolean' } },
})
if (values.help) process.stdout.write(HELP)
else {
  const house = readHouse(packageRoot)
  if (values.json) {
    const rooms = [...house.rooms].map(([address, { lines, uses }]) => ({ address, lines, uses: [...uses].sort() }))
    process.stdout.write(`${JSON.stringify({ rooms, ...house.figures }, null, 2)}\n`)
  } else sayFigures(house)
  const picture = await drawHouse(house)
  if (values.write) writeFileSync(PICTURE, picture)
  else if (!existsSync(PICTURE) || readFileSync(PICTURE, 'utf8') !== picture) {
    process.stderr.write('docs/pictures/house.svg is out of date: npm run house -- --write\n')
    process.exitCode = 1
  }
}
