/** Takes its time over every answer. */
import { answerTo, say, serve } from './purse.mjs'

serve({
  instead: (request) => {
    setTimeout(() => say(answerTo(request)), 50)
    return true
  },
})
