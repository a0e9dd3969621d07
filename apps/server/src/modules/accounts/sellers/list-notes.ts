import { desc, eq } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import { sellerNotes } from '../../../db/schema/sellers.ts'
import type { Scope } from '../../../scope.ts'

const shownMax = 100

/** What the staff wrote about a seller, the latest first. */
export async function listNotes({ tx }: Scope, { userId }: { userId: string }) {
  const rows = await tx
    .select({
      id: sellerNotes.id,
      text: sellerNotes.text,
      by: users.name,
      writtenAt: sellerNotes.writtenAt,
    })
    .from(sellerNotes)
    .innerJoin(users, eq(users.id, sellerNotes.writtenBy))
    .where(eq(sellerNotes.userId, userId))
    .orderBy(desc(sellerNotes.writtenAt), desc(sellerNotes.id))
    .limit(shownMax)
  return rows.map(({ writtenAt, ...note }) => ({ ...note, writtenAt: writtenAt.toISOString() }))
}
