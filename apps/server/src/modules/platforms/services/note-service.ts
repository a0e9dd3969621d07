import { sql } from 'drizzle-orm'
import { serviceHours } from '../../../db/schema/platforms.ts'
import type { Scope } from '../../../scope.ts'

export type Service = typeof serviceHours.$inferSelect.service

const hourMs = 3_600_000

/** Counts how a call to a service went, for whoever looks after the platform. */
export async function noteService(
  { tx, platformId, now }: Scope,
  service: Service,
  hasAnswered: boolean,
): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
  const noted = hasAnswered
    ? { answered: 1, failed: 0, lastAnsweredAt: now }
    : { answered: 0, failed: 1, lastFailedAt: now }
  await tx
    .insert(serviceHours)
    .values({ platformId, service, hour, ...noted })
    .onConflictDoUpdate({
      target: [serviceHours.platformId, serviceHours.service, serviceHours.hour],
      set: {
        answered: sql`${serviceHours.answered} + excluded.answered`,
        failed: sql`${serviceHours.failed} + excluded.failed`,
        lastAnsweredAt: sql`coalesce(excluded.last_answered_at, ${serviceHours.lastAnsweredAt})`,
        lastFailedAt: sql`coalesce(excluded.last_failed_at, ${serviceHours.lastFailedAt})`,
      },
    })
}
