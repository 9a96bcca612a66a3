/**
 * Measures the processor milliseconds for a decision of a random play: bare, with its trace, and with everything that `verify`
 * records. Each variant has its own process and plays the same games; the rounds alternate.
 *
 * `node tests/bench/recording-cost.mjs [book] [rounds] [other checkouts...]`, after a build. The first rounds warm up: the median is that
 * of the second half.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

const GAMES = 6
const BOUND = 5000
const WAYS = { bare: 'bare', traced: 'with its trace', heard: 'with everything heard' }

/** Builds a function that plays the games of a round and returns the number of decisions. */
async function playerOf(root, name, way) {
  const from = (place) => import(join(root, 'dist', `${place}.js`))
  const { rulesOf } = await from('src/kernel/rules')
  const { playing } = await from('src/explore/play-with-picker')
  const { pickerFrom } = await from('src/explore/picker')
  const { collecting } = await from('src/explore/evidence')
  const { askingHeard } = await from('src/verify/asked')
  const { courtOf } = await from('src/verify/laws')
  const { hearingOf } = await from('src/verify/views-asked')
  const { playSome } = await from('src/verify/plays')
  const exported = Object.values(await from(`machines/${name}/book`))
  // Without its worlds: their examples would have to be read first.
  const book = { ...exported.find((one) => one?.charts && one.main), worlds: [] }
  const rules = rulesOf(book, { trace: way !== 'bare' })
  const { procedure, args } = book.main

  const played = (seed) => {
    const pick = pickerFrom(seed, {})
    let decisions = 0
    for (const { option } of playing(rules, rules.begin(book.empty, procedure.name, args), pick, BOUND))
      if (option !== undefined) decisions += 1
    return decisions
  }
  return (round) => {
    const seed = 1 + round * GAMES
    if (way !== 'heard')
      return Array.from({ length: GAMES }, (_, game) => played(seed + game + 1)).reduce((sum, one) => sum + one)
    const watch = collecting(book)
    const listening = { watch, court: courtOf(book, watch), asked: askingHeard().hear }
    const options = { plays: GAMES, seed, bound: BOUND }
    return hearingOf(book.tables).during(() => playSome(rules, options, { from: 1, to: GAMES }, listening)).decisions
  }
}

/** Plays a round each time that it is told to, and answers how many milliseconds a decision took. */
async function serve([root, name, way]) {
  const play = await playerOf(root, name, way)
  process.on('message', (round) => {
    const begun = process.cpuUsage()
    const decisions = play(round)
    const { user, system } = process.cpuUsage(begun)
    process.send({ decisions, milliseconds: (user + system) / 1000 / decisions })
  })
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

async function measure([name = 'all-bridges-burning', rounds = '12', ...others]) {
  const roots = [resolve(import.meta.dirname, '../..'), ...others.map((other) => resolve(other))]
  const sides = roots.flatMap((root) =>
    Object.keys(WAYS).map((way) => ({
      root,
      way,
      child: fork(import.meta.filename, ['--serve', root, name, way]),
      told: [],
    })),
  )
  for (let round = 0; round < Number(rounds); round++)
    for (const { child, told } of round % 2 ? sides.toReversed() : sides) {
      child.send(round)
      told.push((await once(child, 'message'))[0])
    }
  for (const { child } of sides) child.kill()
  const decisions = ({ told }) => told.map((one) => one.decisions).join()
  if (sides.some((side) => decisions(side) !== decisions(sides[0]))) throw new Error('not all played the same games')
  console.log(
    `${name}: milliseconds of the processor a decision, median of the second half of ${rounds} rounds, and the first`,
  )
  for (const { root, way, told } of sides) {
    const figures = told.map(({ milliseconds }) => milliseconds)
    const late = median(figures.slice(Math.floor(figures.length / 2)))
    console.log(`${late.toFixed(3)}  ${figures[0].toFixed(3)}  ${WAYS[way]}${others.length > 0 ? `  ${root}` : ''}`)
  }
}

const [first, ...rest] = process.argv.slice(2)
await (first === '--serve' ? serve(rest) : measure(process.argv.slice(2)))
