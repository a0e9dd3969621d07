import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { paymentLinks } from '#db/schema/links.ts'
import type { Caller } from '#rpc/caller.ts'
import type { LinkIdInput } from './link.input.ts'

/** Closes a link and deletes its buyer's data. An existing code can still be paid. */
export async function closeLink({ tx, now, session }: Caller, { linkId }: LinkIdInput): Promise<void> {
  const closed = await tx
    .update(paymentLinks)
    .set({ closedAt: now, buyer: null })
    .where(
      and(
        eq(paymentLinks.id, linkId),
        eq(paymentLinks.sellerId, session.userId),
        isNull(paymentLinks.closedAt),
      ),
    )
    .returning({ id: paymentLinks.id })
  if (closed.length === 0) throw new AppError('not_found')
}
