import { careTasks } from '#db/schema/seller-care.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CareTaskInput } from './care.input.ts'
import { requireInCare } from './require-in-care.ts'

/** Adds a task about a seller in the caller's care, with its due day. */
export async function addCareTask(caller: Caller, { sellerId, title, dueOn }: CareTaskInput): Promise<void> {
  const { tx, platformId, now, session } = caller
  await requireInCare(caller, sellerId)
  await tx
    .insert(careTasks)
    .values({ platformId, managerId: session.userId, sellerId, title, dueOn, createdAt: now })
}
