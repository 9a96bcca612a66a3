/** The numbers of counters in the box. @module */
import type { Fact } from 'rulewright/book'
import { FACTIONS, MEDALLIONS } from '../vocabulary.js'
import { BLANK_MARKERS } from './tracks.js'

/** Player tokens of one faction. */
export const TOKENS_OF_A_FACTION = 16
/** Player tokens of all factions. */
export const PLAYER_TOKENS = FACTIONS.length * TOKENS_OF_A_FACTION
/** Tokens that are an Attack on one side and Strength on the other. */
export const ATTACK_TOKENS = 38
/** Hero points: nobody receives any when all are held. */
export const HERO_POINTS = 18
/** Counters of which there is one: Initiative, and the two Bonuses. */
export const SINGLE_COUNTERS = 3
/** All counters, as the text counts them. */
export const COUNTERS =
  PLAYER_TOKENS + ATTACK_TOKENS + MEDALLIONS.length + HERO_POINTS + BLANK_MARKERS + SINGLE_COUNTERS

const COMPONENT = 'Counters'
const CLUB = 'the page of a French club on this game lists it; all that it lists makes the 141 counters of the text'

/** The sources of the facts about the counters. */
export const counterFacts: readonly Fact[] = [
  {
    component: COMPONENT,
    fact: `there are ${HERO_POINTS} Hero points`,
    source: 'rulebook',
    because: 'page 2, Components',
  },
  {
    component: COMPONENT,
    fact: `there are ${MEDALLIONS.length} Medallions`,
    source: 'rulebook',
    because: 'page 11, Appendix 2 lists so many',
  },
  { component: COMPONENT, fact: `there are ${PLAYER_TOKENS} player tokens`, source: 'public', because: CLUB },
  {
    component: COMPONENT,
    fact: `a faction has ${TOKENS_OF_A_FACTION} of the player tokens`,
    source: 'stand-in',
    because: 'no source tells; an equal share of all of them',
  },
  {
    component: COMPONENT,
    fact: `there are ${ATTACK_TOKENS} Attack and Strength tokens`,
    source: 'public',
    because: CLUB,
  },
  { component: COMPONENT, fact: `there are ${BLANK_MARKERS} Blank markers`, source: 'public', because: CLUB },
]
