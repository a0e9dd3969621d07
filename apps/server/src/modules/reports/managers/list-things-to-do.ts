import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import type { SellerNeed } from '@balcao/domain/people/seller-care'
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { managerContracts } from '#db/schema/partners.ts'
import { careTasks } from '#db/schema/seller-care.ts'
import { sellerProfiles } from '#db/schema/sellers.ts'
import { isInForceAt } from '#modules/partners/managers/portfolio.ts'
import type { Caller } from '#rpc/caller.ts'
import { sellerProgress } from './seller-progress.ts'

const shownMax = 20
const aheadDays = 7

export type ThingToDo =
  | { kind: 'TASK'; sellerId: string; sellerName: string; taskId: string; title: string; dueOn: string }
  | { kind: 'NEED'; sellerId: string; sellerName: string; need: SellerNeed }

/**
 * To-do list of a manager: own tasks of this week and overdue ones, then sellers who are stuck. Each is
 * computed from current data.
 */
export async function listThingsToDo(caller: Caller): Promise<ThingToDo[]> {
  const { tx, now, session } = caller
  const inCare = and(eq(managerContracts.managerId, session.userId), isInForceAt(now))
  const { need } = sellerProgress(caller)
  const [tasks, needs] = await Promise.all([
    tx
      .select({
        sellerId: users.id,
        sellerName: users.name,
        taskId: careTasks.id,
        title: careTasks.title,
        dueOn: careTasks.dueOn,
      })
      .from(careTasks)
      .innerJoin(users, eq(users.id, careTasks.sellerId))
      .innerJoin(managerContracts, and(eq(managerContracts.sellerId, users.id), inCare))
      .where(
        and(
          eq(careTasks.managerId, session.userId),
          isNull(careTasks.doneAt),
          lte(careTasks.dueOn, addDays(dayInSaoPaulo(now), aheadDays)),
        ),
      )
      .orderBy(asc(careTasks.dueOn), asc(careTasks.id))
      .limit(shownMax),
    tx
      .select({ sellerId: users.id, sellerName: users.name, need })
      .from(managerContracts)
      .innerJoin(users, eq(users.id, managerContracts.sellerId))
      .leftJoin(sellerProfiles, eq(sellerProfiles.userId, users.id))
      .where(and(inCare, isNotNull(need)))
      .orderBy(asc(users.createdAt))
      .limit(shownMax),
  ])
  return [
    ...tasks.map((task) => ({ kind: 'TASK' as const, ...task })),
    ...needs.flatMap(({ need: why, ...seller }) =>
      why === null ? [] : [{ kind: 'NEED' as const, ...seller, need: why }],
    ),
  ]
}
