import { eq, max, sql } from 'drizzle-orm'
import { serviceHours } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'
import type { Service } from './service-counts.ts'

export type ServiceHealth = {
  answeredLastDay: number
  failedLastDay: number
  lastAnsweredAt: string | null
  lastFailedAt: string | null
}

const dayMs = 86_400_000

/** Successes and failures of a service in the last day, and its latest success. */
export async function readServiceHealth({ tx, now }: Scope, service: Service): Promise<ServiceHealth> {
  const isLately = sql`${serviceHours.hour} > ${new Date(now.getTime() - dayMs).toISOString()}`
  const [health] = await tx
    .select({
      answered: sql<number>`coalesce(sum(${serviceHours.answered}) filter (where ${isLately}), 0)::int`,
      failed: sql<number>`coalesce(sum(${serviceHours.failed}) filter (where ${isLately}), 0)::int`,
      lastAnsweredAt: max(serviceHours.lastAnsweredAt),
      lastFailedAt: max(serviceHours.lastFailedAt),
    })
    .from(serviceHours)
    .where(eq(serviceHours.service, service))
  return {
    answeredLastDay: health?.answered ?? 0,
    failedLastDay: health?.failed ?? 0,
    lastAnsweredAt: health?.lastAnsweredAt?.toISOString() ?? null,
    lastFailedAt: health?.lastFailedAt?.toISOString() ?? null,
  }
}
