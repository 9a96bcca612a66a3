/** Words that players of A&A 1914 - Russian Civil War have for words of its rules. @module */

export const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  Soviet: ['bolsheviks', 'communists', 'reds'],
  enter: ['march'],
  Imperial: ['whites', 'tsarist'],
  territory: ['area', 'province', 'region'],
  IPCs: ['money', 'cash'],
  Revolution: ['uprising', 'coup'],
  ship: ['navy', 'fleet'],
}
