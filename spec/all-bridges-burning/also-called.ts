/** Words that players of All Bridges Burning have for words of its rules. @module */

export const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  Moderates: ['blues', 'social democrats'],
  Senate: ['whites'],
  Resources: ['money', 'cash', 'funds'],
  Cells: ['soldiers', 'fighters'],
  Troops: ['cubes'],
  space: ['region', 'area', 'zone'],
  Town: ['city', 'cities'],
  agreement: ['deal', 'treaty'],
  Faction: ['side'],
}
