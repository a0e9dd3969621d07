import { type StaffStatus, staffStatuses } from '@balcao/domain/vocabulary'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { pageAcross } from '#db/across-platforms.ts'
import { type ListOrders, pageInput } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import { userHoldsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { lastAccessBy } from '#modules/accounts/sessions/last-access.ts'
import { isStaff, staffStatusAt } from '#modules/accounts/staff/staff-status.ts'
import { readBehindWalls } from '#modules/operator/read-behind-walls.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'

export const staffOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [users.createdAt, users.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const administratorListInput = z.strictObject({
  platformId: z.uuid().optional(),
  status: z.enum(staffStatuses).optional(),
  ...pageInput(staffOrders),
})

/** The staff of all platforms, the newest first: reads a page from each platform, and keeps the newest of all. */
export async function listAdministrators(
  overseer: Overseer,
  { platformId, status, ...page }: z.output<typeof administratorListInput>,
) {
  const { db, now } = overseer
  const { rows, hasMore } = await pageAcross(db, staffOrders, page, ({ place, after, orderBy, limit }) => {
    const staff = db
      .select({
        id: users.id,
        createdAt: users.createdAt,
        status: sql<StaffStatus>`${staffStatusAt(now)}`.as('staff_status'),
        hasSecondFactor: userHoldsSecondFactor.as('has_second_factor'),
        lastAccessAt: lastAccessBy('ADMIN', users.platformId).as('last_access_at'),
        place: place.as('place'),
      })
      .from(users)
      .where(
        and(
          eq(users.platformId, platforms.platformId),
          isStaff,
          status && eq(staffStatusAt(now), status),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit)
      .as('staff')
    return db
      .select({
        platformId: platforms.platformId,
        platformName: platforms.name,
        id: staff.id,
        status: staff.status,
        hasSecondFactor: staff.hasSecondFactor,
        lastAccessAt: staff.lastAccessAt,
        place: staff.place,
      })
      .from(platforms)
      .crossJoinLateral(staff)
      .where(and(eq(platforms.kind, 'TENANT'), platformId ? eq(platforms.platformId, platformId) : undefined))
      .orderBy(desc(staff.createdAt), desc(staff.id))
      .limit(limit)
  })
  const people = await readBehindWalls(overseer, 'administrators', rows, ({ tx }, ofPlatform) =>
    tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(
        inArray(
          users.id,
          ofPlatform.map(({ id }) => id),
        ),
      ),
  )
  const byId = new Map(people.map((person) => [person.id, person]))
  return {
    rows: rows.map(({ lastAccessAt, ...row }) => {
      const person = byId.get(row.id)
      invariant(person, 'a staff member is never deleted')
      return { ...row, ...person, lastAccessAt: lastAccessAt?.toISOString() ?? null }
    }),
    hasMore,
  }
}
