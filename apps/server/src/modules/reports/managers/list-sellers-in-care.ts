import { sellerNeeds, sellerStages } from '@balcao/domain/people/seller-care'
import { and, asc, eq, ilike, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { users } from '#db/schema/accounts.ts'
import { managerContracts } from '#db/schema/partners.ts'
import { careTasks } from '#db/schema/seller-care.ts'
import { sellerProfiles } from '#db/schema/sellers.ts'
import { lastAccessBy } from '#modules/accounts/sessions/last-access.ts'
import { isInForceAt } from '#modules/partners/managers/portfolio.ts'
import type { Caller } from '#rpc/caller.ts'
import { readVolumes } from './read-volumes.ts'
import { sellerProgress } from './seller-progress.ts'

const careOrders: ListOrders<'createdAt'> = {
  columns: { createdAt: [managerContracts.createdAt, managerContracts.id] },
  usual: { by: 'createdAt', direction: 'desc' },
}

export const sellersInCareInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  stage: z.enum(sellerStages).optional(),
  need: z.enum(sellerNeeds).optional(),
  ...pageInput(careOrders),
})

/** The sellers in the caller's care now: progress, sales and needs. No data of documents or buyers. */
export async function listSellersInCare(
  caller: Caller,
  { search, stage, need, ...page }: z.output<typeof sellersInCareInput>,
) {
  const { tx, now, session } = caller
  const pattern = search ? containing(search) : undefined
  const progress = sellerProgress(caller)
  const { rows, nextCursor } = await pageOf(careOrders, page, ({ place, after, orderBy, limit }) =>
    tx
      .select({ ...sellerInCareColumns(caller), place })
      .from(managerContracts)
      .innerJoin(users, eq(users.id, managerContracts.sellerId))
      .leftJoin(sellerProfiles, eq(sellerProfiles.userId, users.id))
      .where(
        and(
          eq(managerContracts.managerId, session.userId),
          isInForceAt(now),
          stage && eq(progress.stage, stage),
          need && eq(progress.need, need),
          pattern ? or(ilike(users.name, pattern), ilike(users.email, pattern)) : undefined,
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  const volumesOf = await readVolumes(
    caller,
    rows.map(({ id }) => id),
  )
  return {
    rows: rows.map((row) => ({ ...inIsoTimes(row), volumes: volumesOf(row.id) })),
    nextCursor,
  }
}

/** Columns of a seller for a manager. */
export function sellerInCareColumns(caller: Caller) {
  const { tx, session, platformId } = caller
  const { papers, stage, need } = sellerProgress(caller)
  const { title, dueOn } = careTasks
  const openTask = (column: typeof title | typeof dueOn) =>
    tx
      .select({ told: sql`${column}::text` })
      .from(careTasks)
      .where(
        and(
          eq(careTasks.platformId, platformId),
          eq(careTasks.managerId, session.userId),
          eq(careTasks.sellerId, users.id),
          isNull(careTasks.doneAt),
        ),
      )
      .orderBy(asc(dueOn), asc(careTasks.id))
      .limit(1)
  return {
    id: users.id,
    name: users.name,
    email: users.email,
    phone: users.phone,
    registeredAt: users.createdAt,
    inCareSince: managerContracts.startsAt,
    papers,
    stage,
    need,
    lastAccessAt: lastAccessBy('SELLER'),
    nextTask: sql<string | null>`(${openTask(title)})`,
    nextTaskDueOn: sql<string | null>`(${openTask(dueOn)})`,
  }
}

export function inIsoTimes<Row extends { registeredAt: Date; inCareSince: Date; lastAccessAt: Date | null }>(
  row: Row,
) {
  return {
    ...row,
    registeredAt: row.registeredAt.toISOString(),
    inCareSince: row.inCareSince.toISOString(),
    lastAccessAt: row.lastAccessAt?.toISOString() ?? null,
  }
}
