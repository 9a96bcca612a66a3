import { hunted } from './judges/hunt.js'
import { digestOf, readLock, writeLock } from './judges/lock.js'
const [mode, judge, ...tests] = process.argv.slice(2) as [string, string, ...string[]]
const { mutants, survived, unreached } = await hunted(judge, tests)
console.log(judge, mutants.length - survived.length, 'of', mutants.length)
for (const s of survived) console.log(`  ${s.line}${unreached.has(s.number) ? ' UNREACHED' : ''}: ${s.name}`)
if (mode === 'write') {
  const before = readLock().get(judge)
  const reasons = survived.map(({ name }) => [name, before?.survived[name] ?? ''])
  writeLock(new Map(readLock()).set(judge, { judge, digest: digestOf(judge), mutants: mutants.length, survived: Object.fromEntries(reasons) }))
}
process.exit(0)
