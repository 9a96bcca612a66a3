/** Answers with a game that is nested without measure. */
import { isTheOne, serve } from './purse.mjs'

const DEEP = 100_000

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    const game = `${'{"Ann":'.repeat(DEEP)}4${'}'.repeat(DEEP)}`
    process.stdout.write(`{"type":"result","id":"${request.id}","game":${game}}\n`)
    return true
  },
})
