/** Lets somebody pay one coin too many. */
import { answerTo, say, serve } from './purse.mjs'

serve({
  instead: (request) => {
    const { Ann, Bob } = request.given.game
    const answer = answerTo({ ...request, given: { ...request.given, game: { Ann: Ann + 1, Bob: Bob + 1 } } })
    if (answer.type === 'result') answer.game = { Ann: answer.game.Ann - 1, Bob: answer.game.Bob - 1 }
    say(answer)
    return true
  },
})
