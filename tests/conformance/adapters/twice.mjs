/** Answers one case twice, at once. */
import { answerTo, isTheOne, say, serve } from './purse.mjs'

serve({
  instead: (request) => {
    if (isTheOne(request)) say(answerTo(request))
    return false
  },
})
