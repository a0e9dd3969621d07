import { desc, eq } from 'drizzle-orm'
import { sellerNotes } from '#db/schema/sellers.ts'
import { signerName } from '#db/signer-name.ts'
import type { Scope } from '#scope.ts'

const shownMax = 100

/** Notes of the staff about a seller, the latest first. */
export async function listNotes({ tx }: Scope, { userId }: { userId: string }) {
  const rows = await tx
    .select({
      id: sellerNotes.id,
      text: sellerNotes.text,
      by: signerName(sellerNotes.writtenBy),
      writtenAt: sellerNotes.writtenAt,
    })
    .from(sellerNotes)
    .where(eq(sellerNotes.userId, userId))
    .orderBy(desc(sellerNotes.writtenAt), desc(sellerNotes.id))
    .limit(shownMax)
  return rows.map(({ writtenAt, ...note }) => ({ ...note, writtenAt: writtenAt.toISOString() }))
}
