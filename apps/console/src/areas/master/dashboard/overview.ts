import type { Currency } from '@balcao/domain/vocabulary'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '../../../api/client.ts'

export type Overview = inferOutput<typeof api.master.platforms.overview>
export type PlatformFigures = Overview['platforms'][number]

/** What all platforms sold, each currency by itself. */
export function sumSold({ platforms }: Overview): { currency: Currency; cents: number }[] {
  const sums = new Map<Currency, number>()
  for (const { currency, cents } of platforms.flatMap(({ sold }) => sold))
    sums.set(currency, (sums.get(currency) ?? 0) + cents)
  return [...sums].map(([currency, cents]) => ({ currency, cents }))
}

/** What waits for too long on all platforms together. */
export function countStuck({ platforms }: Overview): number {
  return platforms.flatMap(({ queues }) => Object.values(queues)).reduce((sum, waiting) => sum + waiting, 0)
}
