/** Lets somebody pay one coin too many. */
import { answerTo, say, serve } from './purse.mjs'

serve({
  instead: (request) => {
    const richer = (game, by) => ({ ...game, Ann: game.Ann + by, Bob: game.Bob + by })
    const answer = answerTo({ ...request, given: { ...request.given, game: richer(request.given.game, 1) } })
    if (answer.type === 'result') answer.game = richer(answer.game, -1)
    say(answer)
    return true
  },
})
