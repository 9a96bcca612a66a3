/** The Soviet Russian Republic: movement of its units and of others. @module */
import { among, flag, forbid, one, question, view } from 'rulewright/book'
import { sovietShips, treaty } from './4-soviet-republic.js'
import { ahead } from './section.js'

export const innerRussiaClosed = question('innerRussiaClosed', {
  asks: 'May the Central Powers enter a part of Inner Russia that the Soviets do not control?',
  clauses: [treaty.claim, treaty.closed],
  readings: {
    'to the end': 'No: they recognise the claim, and cannot enter any of it.',
    'while Soviet': 'Yes: only what Soviet Russia controls is closed to them.',
  },
  usual: 'to the end',
  because: 'The four territories are named, and nothing is said of who controls them.',
})

export const originally = question('originally', {
  asks: 'Which territories were those of the Central Powers from the beginning?',
  clauses: [treaty.originally],
  readings: {
    'by print': 'Those that are theirs on the board.',
    'by print or treaty': 'Those too that they controlled or contested when the Revolution came.',
  },
  usual: 'by print',
  because:
    'Originally, without more, points to the print on the board. The sentence goes on with controlled or contested, and so may mean what stood when the Soviets came.',
})

export const sovereignTaken = question('sovereignTaken', {
  asks: 'May Soviet land units enter Persia or Afghanistan after somebody else has taken it?',
  clauses: [treaty.sovereign, treaty.noSoviets],
  readings: {
    never: 'No: they cannot enter, whoever controls it.',
    'once it is taken': 'Yes: what somebody has taken is sovereign no more.',
  },
  usual: 'never',
  because: 'The sentence ends with cannot enter, and sets no condition.',
})

export const sovietsInOuterRussia = question('sovietsInOuterRussia', {
  asks: 'May Soviet units enter a part of Outer Russia that no Central Power controls or contests?',
  clauses: [treaty.ceded, treaty.noSoviets, treaty.controlled, treaty.contested],
  readings: {
    'where no Central Power is': 'Yes: they keep out of what a Central Power controls or contests.',
    never:
      'No: it is ceded, and the territories that Soviets do not enter are these as well as Persia and Afghanistan.',
  },
  usual: 'where no Central Power is',
  because:
    'The words about not entering stand behind Persia and Afghanistan, and mean those two. The Soviets want all of Russia.',
})

export const standingStill = question('standingStill', {
  asks: 'May a Soviet ship stay in a zone into which units of the Central Powers have come?',
  clauses: [sovietShips.noEnd],
  readings: {
    'may stay': 'Yes: it ends no movement if it does not move.',
    'must go': 'No: it goes to a zone without them, if it can.',
  },
  usual: 'may stay',
  because: 'Only the end of a movement is forbidden.',
})

export const whiteRetreat = question('whiteRetreat', {
  asks: 'May White forces that contest Outer Russia retreat to a territory that another Ally controls or contests?',
  clauses: [ahead('contested.where'), ahead('contested.ownTurn')],
  readings: {
    'only to Imperial Russia': 'No: Imperial Russia itself must control or contest it.',
    'to any friend': 'Yes, as combat has it in the base game.',
  },
  usual: 'only to Imperial Russia',
  because: 'Step 1 names Russia or a friendly power; this paragraph names Imperial Russia alone.',
})

/** Who moves: the text has something to say of three of them. */
export const MOVERS = ['Soviet Russia', 'a Central Power', 'White forces in combat', 'another'] as const

export const mayNotEnter = forbid(
  'Movement: what land units may not enter',
  view(
    {
      mover: among(MOVERS, 'whose units move'),
      treaty: flag('the treaty is in force since the Revolution', 'there was no Revolution yet'),
      region: among(['Inner Russia', 'Outer Russia', 'Persia or Afghanistan', 'elsewhere'], 'where the territory lies'),
      holder: among(['nobody', 'Soviet Russia', 'another'], 'who controls the territory'),
      central: among(['control', 'contest', 'nothing'], 'what the Central Powers have of the territory'),
      centralOriginally: among(
        ['by print', 'by treaty', 'never'],
        'how the territory was originally of the Central Powers',
      ),
      friend: among(
        ['Imperial Russia', 'another Ally', 'nobody'],
        'who of the Allies controls or contests the territory',
      ),
      sovietsInOuterRussia,
      originally,
      sovereignTaken,
      innerRussiaClosed,
      whiteRetreat,
    },
    [
      {
        because: 'Soviet units and White forces in combat are there only after the Revolution',
        when: (v) => !v.treaty && (v.mover === 'Soviet Russia' || v.mover === 'White forces in combat'),
      },
      {
        because: 'the Soviets hold nothing before the Revolution',
        when: ({ treaty, holder }) => !treaty && holder === 'Soviet Russia',
      },
      {
        because: 'what a Central Power controls is controlled by somebody, and not by the Soviets',
        when: ({ central, holder }) => central === 'control' && holder !== 'another',
      },
      {
        because: 'nothing of Inner Russia or Outer Russia, and neither Persia nor Afghanistan, is theirs by print',
        when: ({ centralOriginally, region }) => centralOriginally === 'by print' && region !== 'elsewhere',
      },
    ],
  ),
  (bar) => [
    bar([treaty.claim, treaty.innerRussia, treaty.closed], {
      mover: 'a Central Power',
      treaty: true,
      region: 'Inner Russia',
      innerRussiaClosed: 'to the end',
    }),
    bar([treaty.claim, treaty.innerRussia, treaty.closed], {
      mover: 'a Central Power',
      treaty: true,
      region: 'Inner Russia',
      holder: 'Soviet Russia',
      innerRussiaClosed: 'while Soviet',
    }),
    bar([treaty.sovereign, treaty.noSoviets], {
      mover: 'Soviet Russia',
      region: 'Persia or Afghanistan',
      sovereignTaken: 'never',
    }),
    bar([treaty.sovereign, treaty.noSoviets], {
      mover: 'Soviet Russia',
      region: 'Persia or Afghanistan',
      holder: 'nobody',
      sovereignTaken: 'once it is taken',
    }),
    bar(treaty.controlled, { mover: 'Soviet Russia', central: 'control' }),
    bar(treaty.contested, { mover: 'Soviet Russia', central: 'contest' }),
    bar(treaty.originally, { mover: 'Soviet Russia', centralOriginally: 'by print' }),
    bar(treaty.originally, {
      mover: 'Soviet Russia',
      centralOriginally: 'by treaty',
      originally: 'by print or treaty',
    }),
    bar([treaty.ceded, treaty.noSoviets, treaty.outerRussia], {
      mover: 'Soviet Russia',
      region: 'Outer Russia',
      sovietsInOuterRussia: 'never',
    }),
    bar(ahead('contested.where'), { mover: 'White forces in combat', friend: 'nobody' }),
    bar(ahead('contested.where'), {
      mover: 'White forces in combat',
      friend: 'another Ally',
      whiteRetreat: 'only to Imperial Russia',
    }),
  ],
)

export const mayNotEnd = forbid(
  'Movement: where Soviet ships may not end',
  view({
    central: flag('units of the Central Powers are in the sea zone'),
    othersCrowded: flag(
      'other ships, and not these, are beside units of the Central Powers and could go',
      'these ships are beside units of the Central Powers, or no ship is that could go',
    ),
    standingStill,
  }),
  (bar) => [
    bar(sovietShips.noEnd, { central: true }),
    bar(sovietShips.noEnd, { othersCrowded: true, standingStill: 'must go' }),
  ],
)

export const mayNotStay = forbid(
  'Movement: when Soviet ships may not stay',
  view({
    crowded: flag(
      'ships are beside units of the Central Powers and could go to a zone without them',
      'no ship is beside units of the Central Powers that could go to a zone without them',
    ),
    standingStill,
  }),
  (bar) => [bar(sovietShips.noEnd, { crowded: true, standingStill: 'must go' })],
)

export const minesWork = one(
  'Movement: mines',
  view({ mines: among(['none', 'Allied', 'others'], 'the mines in the sea zone') }),
  (row) => [
    row(sovietShips.mines, { mines: 'Allied' }, true),
    row(sovietShips.mines, { mines: 'others' }, false),
    row(sovietShips.mines, { mines: 'none' }, false),
  ],
)
