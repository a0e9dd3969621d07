import type { Purse } from './financial-data.ts'

/** The five places of the money, from the furthest to the nearest, each with one colour on every screen. */
export const buckets = [
  { id: 'available', color: 'var(--color-chart-1)' },
  { id: 'pending', color: 'var(--color-chart-2)' },
  { id: 'reserve', color: 'var(--color-chart-3)' },
  { id: 'held', color: 'var(--color-chart-4)' },
  { id: 'withdrawing', color: 'var(--color-chart-5)' },
] as const

export type Bucket = (typeof buckets)[number]['id']

export const centsIn = (purse: Purse, bucket: Bucket): number => purse[`${bucket}Cents`]
