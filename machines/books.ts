/** The books that the command line knows: what it tells of them without loading any, and how each is loaded. @module */

import type { Book, ListedBook } from '#core'

/** Adds to a book the worlds that its examples are. */
export const withExamples = async (book: Book): Promise<Book> =>
  (await import('../src/core/home/example-worlds.js')).withExampleWorlds(book)

/** Every book. A test holds what stands here against the books themselves. */
export const books: readonly ListedBook[] = [
  {
    name: 'all-bridges-burning',
    short: 'abb',
    title: 'All Bridges Burning',
    edition: 'Living Rules, November 2020',
    clauses: 1732,
    shown: { section: '1.0', id: 'introduction.subject' },
    seats: ['reds', 'senate', 'moderates'],
    components: {
      events: 'what stands on the Event cards',
      'non-players': 'what Non-players read on the Event cards and on their sheets',
    },
    load: async () => withExamples((await import('./all-bridges-burning/book.js')).allBridgesBurning),
  },
  {
    name: 'front-line',
    short: 'fl',
    title: 'Front Line',
    edition: 'Rules Set by Savage Game Designs, eight pages',
    clauses: 421,
    shown: { section: 'Index', id: 'bookIndex.locators' },
    seats: ['Red', 'Green'],
    components: {
      boards: 'the ground of both Battle Fields, and their purple hexes',
      'supply-cards': 'what the Supply Cards grant, month by month',
      'attack-results': 'the Advantage column and the icons of the Attack Results chart',
    },
    load: async () => withExamples((await import('./front-line/book.js')).frontLine),
  },
  {
    name: 'land-and-freedom',
    short: 'laf',
    title: 'Land and Freedom',
    edition: 'the rulebook of Blue Panther, fifteen pages',
    clauses: 354,
    shown: { section: 'page 2, Introduction', id: 'introduction.coup' },
    seats: ['Anarchists', 'Communists', 'Moderates'],
    components: {
      'player-cards': 'the player cards, of one faction or of several',
      'fascist-cards': 'the Fascist cards, of one Year or of several',
      tracks: 'the icons of the five tracks, and where the Government ends',
      board: 'the flags and the order of the Fronts, who sits where, the places for Glory',
    },
    load: async () => withExamples((await import('./land-and-freedom/book.js')).landAndFreedom),
  },
  {
    name: 'russian-civil-war',
    short: 'rcw',
    title: 'A&A 1914 - Russian Civil War',
    edition: 'the text as published by its author, undated',
    clauses: 72,
    shown: { section: 'Opening paragraph', id: 'opening.when' },
    seats: [
      'Austria-Hungary',
      'Russia',
      'Germany',
      'France',
      'Britain',
      'Ottoman Empire',
      'Italy',
      'USA',
      'Central Powers',
    ],
    components: {
      'base-game': 'what the text takes from the rules of A&A 1914: conditions, numbers, victory',
    },
    load: async () => withExamples((await import('./russian-civil-war/book.js')).russianCivilWar),
  },
  {
    name: 'talvisota',
    short: 'tal',
    title: 'Talvisota',
    edition: 'the English rules by VaeVictis',
    clauses: 354,
    shown: { section: '1.2', id: 'victoryConditions.helsinki' },
    seats: ['Soviets', 'Finns'],
    components: {
      map: 'the spaces of the map, their numbers, dotted lines, Fronts and connections',
      units: 'the strength and the tactical capacity of the units, and what an entrenchment does',
    },
    load: async () => withExamples((await import('./talvisota/book.js')).talvisota),
  },
]
