/** The Soviet Russian Republic: movement of its units and of others. @module */
import { among, first, flag, forbid, one, question, view } from 'rulewright/book'
import { civilWar } from './3-civil-war.js'
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

export const whiteWar = question('whiteWar', {
  asks: 'Are Imperial Russia and the Central Powers at war elsewhere than in the contested territories, while Moscow is not Imperial?',
  clauses: [civilWar.sides, civilWar.alliesGoal, ahead('contested.remain')],
  readings: {
    'at war': 'Yes: the Whites are on the side of the Allies, and the Central Powers on the other.',
    'only where they fight':
      'No: Russia is out of the war. They fight on in what they contested of Outer Russia as the Revolution came. Elsewhere, on land and at sea, there is no combat between them, whatever they contested there. Neither enters what the other controls, or holds alone where nobody controls it.',
  },
  usual: 'at war',
  because:
    'Nothing makes peace between them: the treaty binds the Soviets. That Russia is to get back into the war, and that White forces remain in combat in named places, speaks against it.',
})

/** How Imperial Russia and a Central Power can meet. */
export const MEETINGS = ['where both are', 'in what one of them has', 'nowhere'] as const

export const atPeace = first(
  'The Russian Civil War: whether Imperial Russia and a Central Power are at peace',
  view({
    meet: among(MEETINGS, 'where Imperial Russia and a Central Power meet'),
    fought: flag(
      'they have contested the place since the Revolution',
      'they have not contested the place since the Revolution',
    ),
    isOut: flag(
      'the Revolution has come, and Imperial Russia does not have Moscow',
      'Imperial Russia has Moscow, or no Revolution has come',
    ),
    whiteWar,
  }),
  (row) => [
    row(civilWar.sides, { meet: 'nowhere' }, false),
    row(civilWar.alliesGoal, { isOut: false }, false),
    row(civilWar.sides, { whiteWar: 'at war' }, false),
    row(ahead('contested.remain'), { fought: true }, false),
    row(civilWar.alliesGoal, { whiteWar: 'only where they fight' }, true),
  ],
)

export const centralFromTheBeginning = one(
  'Movement: what was a territory of the Central Powers from the beginning',
  view({
    was: among(['by print', 'by treaty', 'never'], 'how the territory was of the Central Powers'),
    originally,
  }),
  (row) => [
    row(treaty.originally, { was: 'by print' }, true),
    row(treaty.originally, { was: 'by treaty', originally: 'by print' }, false),
    row(treaty.originally, { was: 'by treaty', originally: 'by print or treaty' }, true),
    row(treaty.originally, { was: 'never' }, false),
  ],
)

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
      centralOriginally: flag(
        'the territory was one of the Central Powers from the beginning',
        'the territory was none of the Central Powers from the beginning',
      ),
      friend: among(
        ['Imperial Russia', 'another Ally', 'nobody'],
        'who of the Allies controls or contests the territory',
      ),
      peace: flag(
        'the territory is of a power with which the mover is at peace',
        'the territory is of no power with which the mover is at peace',
      ),
      sovietsInOuterRussia,
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
        because: 'Inner Russia is never theirs',
        when: ({ centralOriginally, region }) => centralOriginally && region === 'Inner Russia',
      },
      {
        because: 'peace comes with the Revolution, and not for the Soviets',
        when: ({ peace, treaty, mover }) => peace && (!treaty || mover === 'Soviet Russia'),
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
    bar(treaty.originally, { mover: 'Soviet Russia', centralOriginally: true }),
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
    bar([civilWar.alliesGoal, ahead('contested.remain')], { peace: true }),
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
