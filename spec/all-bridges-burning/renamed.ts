/** Clauses that had another id before: those who cite the old one are shown the new one. @module */

/** Old ids of clauses, each with the id that the clause has now. */
export const renamed: Readonly<Record<string, string>> = {
  'resetPhase.continuePlay': 'conscription.continuePlay',
  'resetPhase.keepEligibility': 'conscription.keepEligibility',
  'resetPhase.noEligibilityAdjustment': 'conscription.noEligibilityAdjustment',
  'resetPhase.playNextCard': 'conscription.playNextCard',
  'resetPhase.revealTop': 'conscription.revealTop',
  'victoryConditions.germanyZeroesSenate': 'finalVictory.powerZeroesSenate',
  'victoryConditions.goalMissed': 'finalVictory.goalMissed',
  'victoryConditions.goalReached': 'finalVictory.goalReached',
  'victoryConditions.higherVassalage': 'finalVictory.higherVassalage',
  'victoryConditions.noPositiveMargin': 'finalVictory.noPositiveMargin',
  'victoryConditions.powersOnlyAtEnd': 'finalVictory.powersOnlyAtEnd',
  'victoryConditions.powersWin': 'finalVictory.powersWin',
  'victoryConditions.russiaZeroesReds': 'finalVictory.powerZeroesReds',
  'victoryConditions.themeModerates': 'finalVictory.themeModerates',
  'victoryConditions.themePowers': 'finalVictory.themePowers',
  'victoryConditions.themeReds': 'finalVictory.themeReds',
  'victoryConditions.themeSenate': 'finalVictory.themeSenate',
  'victoryConditions.vassalageTie': 'finalVictory.vassalageTie',
}
