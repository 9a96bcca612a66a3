/** Words that players of Front Line have for words of its rules. @module */

export const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  Paratroop: ['paratrooper', 'airborne'],
  land: ['drop', 'dropped', 'dropping'],
  Industry: ['factory'],
  Capital: ['headquarters', 'HQ'],
  Infantry: ['soldiers'],
  Tank: ['armor', 'panzer'],
  Artillery: ['guns', 'cannon'],
  OP: ['VP'],
  square: ['field', 'space', 'tile'],
  disrupted: ['pinned', 'suppressed'],
  country: ['territory'],
}
