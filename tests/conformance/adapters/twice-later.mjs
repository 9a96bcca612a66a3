/** Answers one case a second time when the next one is asked. */
import { answerTo, isTheOne, say, serve } from './purse.mjs'

let again
serve({
  instead: (request) => {
    if (again) say(again)
    again = isTheOne(request) ? answerTo(request) : undefined
    return false
  },
})
