import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type Overview = inferOutput<typeof api.master.platforms.overview>
export type PlatformFigures = Overview['platforms'][number]

/** Overdue items on all platforms together. */
export function countStuck({ platforms }: Overview): number {
  return platforms.flatMap(({ queues }) => Object.values(queues)).reduce((sum, waiting) => sum + waiting, 0)
}
