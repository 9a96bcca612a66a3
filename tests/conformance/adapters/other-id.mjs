/** Answers one case with an id that nobody knows. */
import { answerTo, isTheOne, say, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (!isTheOne(request)) return false
    say({ ...answerTo(request), id: 'result-000000000000' })
    return true
  },
})
