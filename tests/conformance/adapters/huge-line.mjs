/** Answers with a line that is far too long. */
import { answerTo, isTheOne, say, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    say({ ...answerTo(request), note: 'coin '.repeat(2_000_000) })
    return true
  },
})
