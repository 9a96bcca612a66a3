/**
 * Hunts mutants of the judges, or tells what is known of them: `npm run judges -- --help`.
 *
 * @module
 */
import { parseArgs } from 'node:util'
import { type Hunted, hunted } from './hunt-mutants.js'
import { digestOf, isCurrent, type Locked, OPEN, readLock, unexplained, writeLock } from './judges-lock.js'
import { ROOMS, type Room, testsOf } from './rooms.js'

const HELP = `Puts small mistakes into the judges of the project, and lists those that no test notices.

npm run judges                            prints what the lock knows, room by room
npm run judges -- --file src/core/kernel/tables/rows.ts   hunts one judge
npm run judges -- --room core/kernel      hunts the judges of a room
npm run judges -- --changed               hunts judges of the lock that have changed since
npm run judges -- --whole                 hunts every judge of the lock

--within SECONDS   begin no further judge after this time, and list those that are left
--unlocked         with --room: only judges that the lock does not hold yet
--update           write what was found into the lock; then give each new survivor a reason there

Exit code 1: a survivor has no reason, or a test fails without any mutant. 2: bad input.
`

const OPTIONS = {
  file: { type: 'string', multiple: true },
  room: { type: 'string' },
  changed: { type: 'boolean' },
  whole: { type: 'boolean' },
  unlocked: { type: 'boolean' },
  within: { type: 'string' },
  update: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** One judge of a room. */
interface Wanted {
  readonly judge: string
  readonly room: Room
}

class BadInput extends Error {}

const say = (words: string): void => void process.stdout.write(`${words}\n`)

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS }).values
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : String(error))
  }
}

type Values = ReturnType<typeof readArguments>

const everyJudge = (): readonly Wanted[] => ROOMS.flatMap((room) => room.judges.map((judge) => ({ judge, room })))

function wantedBy(values: Values, lock: ReadonlyMap<string, Locked>): readonly Wanted[] {
  if (values.file !== undefined)
    return values.file.map((file) => {
      const found = everyJudge().find(({ judge }) => judge === file)
      if (found === undefined) throw new BadInput(`${file}: no judge; tests/judges/rooms.ts lists them`)
      return found
    })
  if (values.room !== undefined) {
    const found = everyJudge().filter(({ room }) => room.name === values.room)
    const names = ROOMS.map(({ name }) => name).join(', ')
    if (found.length === 0) throw new BadInput(`--room ${values.room}: no room; expected one of ${names}`)
    return values.unlocked ? found.filter(({ judge }) => !lock.has(judge)) : found
  }
  const locked = everyJudge().filter(({ judge }) => lock.has(judge))
  return values.whole ? locked : locked.filter(({ judge }) => !isCurrent(judge, lock))
}

/** Builds the content of the lock after a run. Reasons stay with survivors of the same name. */
function lockedOf({ judge, mutants, survived }: Hunted, before: Locked | undefined): Locked {
  const reasons = survived.map(({ name }) => [name, before?.survived[name] ?? ''])
  return { judge, digest: digestOf(judge), mutants: mutants.length, survived: Object.fromEntries(reasons) }
}

function sayHunted({ judge, mutants, survived, unreached, failing }: Hunted, { survived: reasons }: Locked): void {
  say(`${judge}: ${mutants.length - survived.length} of ${mutants.length} noticed`)
  for (const name of failing) say(`  fails without any mutant: ${name}`)
  for (const { number, name, line } of survived) {
    const reason = reasons[name] || (unreached.has(number) ? 'NO REASON; no test reaches it' : 'NO REASON')
    say(`  ${line}: ${name}\n      ${reason}`)
  }
}

async function hunt(values: Values): Promise<number> {
  const lock = readLock()
  const wanted = wantedBy(values, lock)
  const end = values.within === undefined ? undefined : performance.now() + 1000 * Number(values.within)
  const found: Locked[] = []
  const left: string[] = []
  let failing = 0
  for (const { judge, room } of wanted) {
    if (end !== undefined && performance.now() > end) {
      left.push(judge)
      continue
    }
    const result = await hunted(judge, testsOf(judge, room), (words) => process.stderr.write(`${judge}: ${words}\n`))
    const locked = lockedOf(result, lock.get(judge))
    found.push(locked)
    failing += result.failing.length
    sayHunted(result, locked)
    // Another hunt may have written meanwhile.
    if (values.update && result.failing.length === 0) writeLock(new Map(readLock()).set(judge, locked))
  }
  say(`${found.length} of ${wanted.length} judges hunted`)
  for (const judge of left) say(`not hunted for want of time: ${judge}`)
  if (failing > 0)
    say('Nothing is written of judges whose tests fail without any mutant: hunt them again on a quiet machine')
  return failing > 0 || found.flatMap(unexplained).length > 0 ? 1 : 0
}

const percent = (noticed: number, all: number): string => (all === 0 ? '-' : `${((100 * noticed) / all).toFixed(1)} %`)

/** Prints what the lock knows of each room, and which judges were never hunted. */
function report(): number {
  const lock = readLock()
  for (const { name, judges } of ROOMS) {
    const known = judges.flatMap((judge) => lock.get(judge) ?? [])
    const mutants = known.reduce((sum, one) => sum + one.mutants, 0)
    const reasons = known.flatMap(({ survived }) => Object.values(survived))
    const noticed = mutants - reasons.length
    const open = reasons.filter((reason) => reason === OPEN).length
    say(`${name}: ${known.length} of ${judges.length} judges hunted`)
    if (mutants > 0)
      say(
        `  ${noticed} of ${mutants} noticed, ${percent(noticed, mutants)}; ` +
          `${reasons.length - open} change nothing, ${open} open: ${percent(noticed, noticed + open)} of those that matter`,
      )
    for (const { judge } of known) if (!isCurrent(judge, lock)) say(`  changed since: ${judge}`)
    const never = judges.filter((judge) => !lock.has(judge))
    if (never.length > 0) say(`  not hunted: ${never.map((judge) => judge.slice(`src/${name}/`.length)).join(', ')}`)
  }
  return 0
}

async function main(): Promise<number> {
  try {
    const values = readArguments()
    if (values.help) {
      say(HELP)
      return 0
    }
    const isHunt = values.file || values.room || values.changed || values.whole
    return isHunt ? await hunt(values) : report()
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

process.exitCode = await main()
