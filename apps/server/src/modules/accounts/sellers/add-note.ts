import { sellerNotes } from '#db/schema/sellers.ts'
import type { Caller } from '#rpc/caller.ts'
import { requireSeller } from './require-seller.ts'

/** Adds a note about a seller for the staff. A note is never changed or deleted. */
export async function addNote(
  caller: Caller,
  { userId, text }: { userId: string; text: string },
): Promise<void> {
  const { tx, platformId, now, session } = caller
  await requireSeller(caller, userId)
  await tx.insert(sellerNotes).values({ platformId, userId, writtenBy: session.userId, text, writtenAt: now })
}
