/**
 * How fast games are played: `npm run bench [games]`, after a build.
 *
 * Random games are drawn once and then played again in several ways, so that every way makes the same choices. The last way
 * takes the same steps of the charts by XState alone: no offers, no refusals, no trace, no stack of frames.
 */
import { Session } from 'node:inspector/promises'
import { books } from '../../dist/machines/books.js'
import { rulesOf } from '../../dist/src/kernel/rules.js'
import { pickerFrom } from '../../dist/src/play/picker.js'

const LEAST_SECONDS = 2

/** The choices of random games. */
function drawn(rules, games) {
  return Array.from({ length: games }, (_, game) => {
    const pick = pickerFrom(game + 1)
    const choices = []
    let position = rules.start()
    for (let due = rules.decide(position); !due.over; due = rules.decide(position)) {
      const option = pick(due)
      choices.push(option)
      position = rules.choose(position, option).position
    }
    return choices
  })
}

/** Plays games again, deciding and choosing; `heard` does something with every decision. */
function playAgain(rules, games, heard = () => undefined) {
  for (const choices of games) {
    let position = rules.start()
    for (const option of choices) {
      heard(rules.decide(position))
      position = rules.choose(position, option).position
    }
  }
}

/** The same book with charts that keep the steps they take, and a way to take them again by XState alone. */
function recording(book) {
  const steps = []
  const charts = book.charts.map((chart) => {
    const { machine } = chart
    const kept = Object.create(machine)
    kept.getInitialSnapshot = (scope, input) => {
      steps.push(() => machine.getInitialSnapshot(scope, input))
      return machine.getInitialSnapshot(scope, input)
    }
    kept.resolveState = (config) => Object.assign(machine.resolveState(config), { config })
    kept.transition = (snapshot, event, scope) => {
      const { config } = snapshot
      steps.push(() => machine.transition(machine.resolveState(config), event, scope))
      return machine.transition(snapshot, event, scope)
    }
    return { ...chart, machine: kept }
  })
  return { rules: rulesOf({ ...book, charts }), steps }
}

/** How often a second something can be done. */
function perSecond(act) {
  act()
  const began = performance.now()
  let times = 0
  do {
    act()
    times += 1
  } while (performance.now() - began < LEAST_SECONDS * 1000)
  return (times * 1000) / (performance.now() - began)
}

const PLACES = [
  ['XState', /node_modules\/xstate/],
  ['ts-pattern', /node_modules\/ts-pattern/],
  ['canonical text', /dist\/src\/kernel\/json/],
  ['tables and views', /dist\/src\/kernel\/(table|view|hearing)/],
  ['offers and their listing', /dist\/src\/kernel\/(offer|listing)/],
  ['the rest of the kernel', /dist\/src\/kernel/],
  ['the book: its views, guards, effects and the copying in them', /dist\/(spec|machines)/],
]

/** In which code the time is spent, in per cent. */
async function shares(act) {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  act()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  const places = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]))
  const tally = new Map()
  profile.samples.forEach((id, index) => {
    const place = places.get(id)
    if (place !== '(idle)') tally.set(place, (tally.get(place) ?? 0) + profile.timeDeltas[index])
  })
  const total = [...tally.values()].reduce((sum, time) => sum + time, 0)
  return [...tally].map(([place, time]) => [place, (100 * time) / total]).sort(([, a], [, b]) => b - a)
}

function placeOf({ url, functionName }) {
  if (functionName === '(idle)') return '(idle)'
  if (functionName === '(garbage collector)') return 'collecting garbage'
  return PLACES.find(([, pattern]) => pattern.test(url))?.[0] ?? 'Node and others'
}

const [book] = books
const traced = rulesOf(book)
const games = drawn(traced, Number(process.argv[2] ?? 10))
const decisions = games.reduce((total, { length }) => total + length, 0)
const { rules: recorded, steps } = recording(book)
playAgain(recorded, games)

const line = (name, often) =>
  console.log(
    ` ${name.padEnd(44)} ${Math.round(often * decisions)
      .toLocaleString('en')
      .padStart(9)} ${(often * games.length).toFixed(1).padStart(8)}`,
  )

console.log(
  ` ${book.title}: ${games.length} games, ${decisions} decisions, ${steps.length} steps of charts; Node ${process.version}`,
)
console.log(` ${''.padEnd(44)} decisions/s  games/s`)
line(
  'with every refusal asked for',
  perSecond(() => playAgain(traced, games, (due) => due.refused())),
)
line(
  'with the trace',
  perSecond(() => playAgain(traced, games)),
)
line(
  'without the trace',
  perSecond(() => playAgain(rulesOf(book, { trace: false }), games)),
)
line(
  'the same steps by XState alone',
  perSecond(() => {
    for (const step of steps) step()
  }),
)
console.log('\n where the time goes, with the trace')
for (const [place, share] of await shares(() => playAgain(traced, games)))
  console.log(` ${share.toFixed(1).padStart(6)} %  ${place}`)
