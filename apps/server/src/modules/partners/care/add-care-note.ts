import { careNotes } from '#db/schema/seller-care.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CareNoteInput } from './care.input.ts'
import { requireInCare } from './require-in-care.ts'

export async function addCareNote(caller: Caller, { sellerId, text }: CareNoteInput): Promise<void> {
  const { tx, platformId, now, session } = caller
  await requireInCare(caller, sellerId)
  await tx.insert(careNotes).values({ platformId, managerId: session.userId, sellerId, text, createdAt: now })
}
