/** What the small worlds of Events call an effect with. @module */
import { ownersOf } from '#spec/all-bridges-burning/events/owners'
import type { Of } from '#spec/all-bridges-burning/events/words'
import { type Faction, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'

/** What an effect is called with: by whom, and in which spaces. */
export const known = <E extends object>(effect: E, executing: Faction = 'reds', spaces: readonly Space[] = SPACES) => ({
  effect,
  executing,
  decides: executing,
  here: 'nowhere' as const,
  spaces,
  owners: 'of' in effect ? ownersOf(effect.of as Of, executing) : [],
})
