import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { refundMessages } from '#db/schema/refunds.ts'
import { readSale } from '#modules/refunds/read-sale.ts'
import { tellBuyer, tellSeller } from '#modules/refunds/tell-people.ts'
import type { Caller } from '#rpc/caller.ts'
import type { requestMessageInput } from './request.input.ts'
import { lockRequest } from './request.ts'

type Author = (typeof refundMessages.$inferSelect)['author']

/** Limit of messages per side and request, since each is a mail to the other side. */
const messagesMax = 50

/**
 * Stores a message of buyer, seller or staff about an open request. The other parties get a mail; the staff
 * reads it in the console. A repeated key stores nothing.
 */
export async function writeMessage(
  caller: Caller,
  { author, mine }: { author: Author; mine: SQL | undefined },
  { requestId, key, body }: z.output<typeof requestMessageInput>,
): Promise<void> {
  const { tx, platformId, now, session } = caller
  const { request } = await lockRequest(caller, requestId, mine)
  // The reporter of a charge has no page here on which to answer.
  if (request.closedAt !== null || request.right === 'UNRECOGNIZED') throw new AppError('record_changed')
  await refuseFlood(caller, requestId, author)
  const [written] = await tx
    .insert(refundMessages)
    .values({ platformId, requestId, author, authorId: session.userId, key, body, at: now })
    .onConflictDoNothing()
    .returning({ id: refundMessages.id })
  if (!written) return
  const sale = await readSale(caller, request.paymentId)
  const letter = {
    key: `refund-message:${written.id}`,
    template: 'refundMessage' as const,
    amountCents: request.amountCents,
    more: { protocol: request.protocol, author, message: body },
  }
  if (author !== 'BUYER') await tellBuyer(caller, sale, letter)
  if (author !== 'SELLER') await tellSeller(caller, sale, { ...letter, key: `${letter.key}:seller` })
}

async function refuseFlood({ tx, platformId }: Caller, requestId: string, author: Author): Promise<void> {
  const written = await tx.$count(
    refundMessages,
    and(
      eq(refundMessages.platformId, platformId),
      eq(refundMessages.requestId, requestId),
      eq(refundMessages.author, author),
    ),
  )
  if (written >= messagesMax) throw new AppError('rate_limited')
}
