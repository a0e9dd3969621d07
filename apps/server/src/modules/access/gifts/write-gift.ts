import { startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { gifts } from '#db/schema/access.ts'
import type { Scope } from '#scope.ts'
import type { GiftInput } from './gift.input.ts'

/** Hour of São Paulo at which a gift is mailed on its chosen day. */
const morning = 8

/** Writes the gift of an order, in the transaction of the order. */
export async function writeGift(
  { tx, platformId, now }: Scope,
  { orderId, gift }: { orderId: string; gift: GiftInput },
): Promise<void> {
  const { name, email, message, sendsOn } = gift
  const wanted = sendsOn === undefined ? now : morningOf(sendsOn)
  await tx.insert(gifts).values({
    platformId,
    orderId,
    recipientName: name,
    recipientEmail: email,
    message,
    sendsAt: wanted > now ? wanted : now,
  })
}

function morningOf(day: string): Date {
  return new Date(startOfDayInSaoPaulo(day).getTime() + morning * 3_600_000)
}
