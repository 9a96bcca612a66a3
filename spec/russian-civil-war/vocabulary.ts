/** The closed lists of the Russian Civil War: powers, territories, sea zones, units. @module */

/** Every power, in the order of the turns; the Soviets take theirs last. */
export const POWERS = [
  'Austria-Hungary',
  'Russia',
  'Germany',
  'France',
  'Britain',
  'Ottoman Empire',
  'Italy',
  'USA',
  'Soviet Russia',
] as const
export type Power = (typeof POWERS)[number]

/** The Allied powers; Russia is Imperial Russia. */
export const ALLIES = ['Russia', 'France', 'Britain', 'Italy', 'USA'] as const satisfies readonly Power[]
/** The Central Powers, the Soviets aside. */
export const CENTRAL_POWERS = ['Austria-Hungary', 'Germany', 'Ottoman Empire'] as const satisfies readonly Power[]
export type CentralPower = (typeof CENTRAL_POWERS)[number]

/** The two sides of the war. */
export const SIDES = ['Allies', 'Central Powers'] as const
export type Side = (typeof SIDES)[number]

/** The seats: each power, and all Central Powers together for decisions that their players settle among themselves. */
export const SEATS = [...POWERS.filter((power) => power !== 'Soviet Russia'), 'Central Powers'] as const

/** Inner Russia, as the treaty lists it. */
export const INNER_RUSSIA = ['Karelia', 'Moscow', 'Tatarstan', 'Kazakhstan'] as const
/** Outer Russia, as the treaty lists it. */
export const OUTER_RUSSIA = ['Livonia', 'Poland', 'Belarus', 'Ukraine', 'Finland', 'Sevastopol'] as const
export type OuterRussia = (typeof OUTER_RUSSIA)[number]
/** The two that count as Russian beside what was Russian from the beginning. */
export const ALSO_RUSSIAN = ['Romania', 'Serbia'] as const
/** The two that the Soviets must respect. */
export const SOVEREIGN = ['Persia', 'Afghanistan'] as const
/** Neighbours of Outer Russia that belong to a Central Power. */
export const NEIGHBOURS = ['Prussia', 'Galicia', 'Mesopotamia'] as const
/** The capitals outside Russia. */
export const CAPITALS = [
  'Vienna',
  'Berlin',
  'Paris',
  'London',
  'Constantinople',
  'Rome',
  'United States of America',
] as const
export type Capital = (typeof CAPITALS)[number]

/** Every territory that the model knows. */
export const TERRITORIES = [
  ...INNER_RUSSIA,
  ...OUTER_RUSSIA,
  ...ALSO_RUSSIAN,
  ...SOVEREIGN,
  ...NEIGHBOURS,
  ...CAPITALS,
] as const
export type Territory = (typeof TERRITORIES)[number]

/** Every sea zone that the model knows. */
export const ZONES = ['zone 5', 'zone 6', 'zone 10', 'zone 11', 'zone 12', 'zone 30'] as const
export type Zone = (typeof ZONES)[number]

/** A territory or a sea zone. */
export type Place = Territory | Zone

/** The land units that the model knows. */
export const LAND_UNITS = ['infantry', 'artillery'] as const
export type LandUnit = (typeof LAND_UNITS)[number]

/** The ships that the model knows. */
export const SHIPS = ['cruisers', 'transports'] as const

/** The possible fates of Moscow. */
export const MOSCOW_STORIES = [
  'never Soviet',
  'Soviet by revolution',
  'lost by the Soviets',
  'Soviet by combat',
] as const

/** The territories that the Allies leave in step 1. */
export const LEFT_BY_ALLIES = ['Moscow', 'Karelia', 'Kazakhstan'] as const
/** The territories that the Central Powers leave in step 2. */
export const LEFT_BY_CENTRAL_POWERS = ['Moscow', 'Karelia', 'Tatarstan', 'Kazakhstan'] as const
