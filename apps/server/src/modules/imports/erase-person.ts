import { normalizeEmail } from '@balcao/domain/people/email'
import { and, eq } from 'drizzle-orm'
import { importedCustomers, importedSales, importedSubscriptions } from '#db/schema/imports.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/**
 * Erases one person from the caller's imports: sales stay as figures without a buyer; subscriptions and the
 * entry in the list of people are deleted. A given access is ended in the list of students instead.
 */
export async function erasePerson(
  caller: Caller,
  { email: typed }: { email: string },
): Promise<{ records: number }> {
  const { tx, session, ip } = caller
  const email = normalizeEmail(typed)
  const { userId } = session
  const sold = await tx
    .update(importedSales)
    .set({ buyerName: null, buyerEmail: null, buyerDocument: null })
    .where(and(eq(importedSales.sellerId, userId), eq(importedSales.buyerEmail, email)))
    .returning({ id: importedSales.id })
  const subscribed = await tx
    .delete(importedSubscriptions)
    .where(and(eq(importedSubscriptions.sellerId, userId), eq(importedSubscriptions.buyerEmail, email)))
    .returning({ id: importedSubscriptions.id })
  const listed = await tx
    .delete(importedCustomers)
    .where(and(eq(importedCustomers.sellerId, userId), eq(importedCustomers.email, email)))
    .returning({ id: importedCustomers.id })
  const records = sold.length + subscribed.length + listed.length
  if (records > 0)
    await writeAudit(
      caller,
      { userId, ip },
      { action: 'import.person_erased', subject: userId, detail: { records } },
    )
  return { records }
}
