/** Words that players of Talvisota have for words of its rules. @module */

export const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  Soviet: ['russian', 'USSR'],
  SCT: ['scouts'],
  TAN: ['tanks'],
  ELI: ['elite'],
  FUS: ['fusiliers', 'riflemen'],
  MECA: ['mechanised', 'mechanized'],
  DIV: ['divisions'],
  RES: ['reservists'],
  WD: ['snipers'],
  harassment: ['infiltration', 'raid'],
  logistic: ['supply'],
  Environment: ['weather', 'terrain'],
  entrenchment: ['trench'],
  space: ['area', 'region'],
}
