/**
 * Measures how fast `playouts` plays beside the bare engine with its trace: decisions a second of CPU time, over the same games.
 *
 * `node tests/bench/playouts.mjs [book] [games] [rounds] [checkout]`, after a build. Both play in one process: first a round to
 * warm up, which is not counted, and then in turn. Another checkout is measured as it is built there.
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [name = 'all-bridges-burning', games = '40', rounds = '5', checkout = join(import.meta.dirname, '../..')] =
  process.argv.slice(2)
const load = (place) => import(pathToFileURL(resolve(checkout, 'dist', `${place}.js`)).href)

const { books } = await load('machines/books')
const { playing } = await load('src/explore/play-with-picker')
const { rulesOf } = await load('src/kernel/rules')
const { playGames, sumOf } = await load('src/play/random-plays')
const { begunAs } = await load('src/verify/plays')
const listed = books.find((known) => known.name === name)
if (listed === undefined)
  throw new Error(`no book "${name}"; expected one of ${books.map((one) => one.name).join(', ')}`)
const book = await listed.load()

const many = Number(games)
const how = { seed: 1, bound: 5000, asides: 0, refusals: 1, habitOf: () => 'random' }

/** Plays every game and looks at nothing but what is due. */
function bare() {
  const rules = rulesOf(book)
  const { procedure, args } = book.main
  let decisions = 0
  for (let number = 1; number <= many; number++) {
    const { game, pick } = begunAs(book, { ...how, plays: many }, number)
    for (const { option } of playing(rules, rules.begin(game, procedure.name, args), pick, how.bound))
      if (option !== undefined) decisions++
  }
  return decisions
}

/** Plays every game as `playouts` does, and puts the report together. */
function playouts() {
  const sum = sumOf(book)
  sum.add(playGames(book, how, { from: 1, to: many }))
  return sum.whole({ ...how, games: many, seats: {}, seconds: 1 }).report.decisions.total
}

/** Computes the number of decisions per second of CPU time, user and system. */
function speedOf(plays) {
  const began = process.cpuUsage()
  const decisions = plays()
  const { user, system } = process.cpuUsage(began)
  return { decisions, speed: (1e6 * decisions) / (user + system) }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

const ratios = []
console.log('decisions a second of CPU time: bare, playouts, and their ratio')
for (let round = 0; round <= Number(rounds); round++) {
  const [alone, whole] = [speedOf(bare), speedOf(playouts)]
  if (alone.decisions !== whole.decisions)
    throw new Error(`bare play makes ${alone.decisions} decisions, playouts ${whole.decisions}`)
  const ratio = whole.speed / alone.speed
  if (round > 0) ratios.push(ratio)
  const told = `${Math.round(alone.speed)}  ${Math.round(whole.speed)}  ${ratio.toFixed(2)}`
  console.log(round > 0 ? told : `${told}  warming up`)
}
console.log(`${median(ratios).toFixed(2)}  ${name}, median of ${rounds}`)
