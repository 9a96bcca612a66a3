/** Is ended by a signal in the middle of a case. */
import { isTheOne, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    process.kill(process.pid, 'SIGSEGV')
    return true
  },
})
