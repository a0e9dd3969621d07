import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { managerContracts } from '#db/schema/partners.ts'
import { careNotes, careTasks } from '#db/schema/seller-care.ts'
import { sellerProfiles } from '#db/schema/sellers.ts'
import { isInForceAt } from '#modules/partners/managers/portfolio.ts'
import type { Caller } from '#rpc/caller.ts'
import { inIsoTimes, sellerInCareColumns } from './list-sellers-in-care.ts'
import { readVolumes } from './read-volumes.ts'

const shownMax = 100

/** One seller in the caller's care, with the caller's own notes, tasks and commission. */
export async function getSellerInCare(caller: Caller, { sellerId }: { sellerId: string }) {
  const { tx, now, session } = caller
  const [seller] = await tx
    .select({
      ...sellerInCareColumns(caller),
      pixBasisPoints: managerContracts.pixBasisPoints,
      creditCardBasisPoints: managerContracts.creditCardBasisPoints,
      billetBasisPoints: managerContracts.billetBasisPoints,
    })
    .from(managerContracts)
    .innerJoin(users, eq(users.id, managerContracts.sellerId))
    .leftJoin(sellerProfiles, eq(sellerProfiles.userId, users.id))
    .where(
      and(
        eq(managerContracts.managerId, session.userId),
        eq(managerContracts.sellerId, sellerId),
        isInForceAt(now),
      ),
    )
  if (!seller) throw new AppError('not_found')
  const [notes, tasks, volumesOf] = await Promise.all([
    tx
      .select({ id: careNotes.id, text: careNotes.text, at: careNotes.createdAt })
      .from(careNotes)
      .where(and(eq(careNotes.managerId, session.userId), eq(careNotes.sellerId, sellerId)))
      .orderBy(desc(careNotes.createdAt), desc(careNotes.id))
      .limit(shownMax),
    tx
      .select({ id: careTasks.id, title: careTasks.title, dueOn: careTasks.dueOn, doneAt: careTasks.doneAt })
      .from(careTasks)
      .where(and(eq(careTasks.managerId, session.userId), eq(careTasks.sellerId, sellerId)))
      .orderBy(sql`${careTasks.doneAt} is not null`, asc(careTasks.dueOn), asc(careTasks.id))
      .limit(shownMax),
    readVolumes(caller, [sellerId]),
  ])
  return {
    ...inIsoTimes(seller),
    volumes: volumesOf(sellerId),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    tasks: tasks.map(({ doneAt, ...task }) => ({ ...task, isDone: doneAt !== null })),
  }
}
