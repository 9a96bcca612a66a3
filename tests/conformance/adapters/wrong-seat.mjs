/** Says that whoever has just paid pays again; all else is right. */
import { answerTo, say, serve } from './purse.mjs'

const other = { Ann: 'Bob', Bob: 'Ann' }

serve({
  instead: (request) => {
    const answer = answerTo(request)
    if (answer.type !== 'result' || answer.due.over) return false
    say({ ...answer, due: { ...answer.due, seat: other[answer.due.seat] } })
    return true
  },
})
