import type { ReversalPart } from '@balcao/domain/money/sale-reversal'
import { refundRight } from '@balcao/domain/payments/refund-right'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { divideAmongGivers, type Reversible, readReversible } from '#modules/payments/core/read-reversible.ts'
import type { SaleViewer } from '#modules/payments/views/sale-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import { measureRefund } from './measure-refund.ts'
import type { RefundPreviewInput } from './refund.input.ts'
import { readRefundableItems } from './refundable-items.ts'

/** The amount of a refund, each giver's part, and the buyer's right to it. Decides nothing. */
export async function previewRefund(caller: Caller, { sees }: SaleViewer<'WHOLE'>, wish: RefundPreviewInput) {
  const [found] = await caller.tx
    .select({ payment: payments, guaranteeDays: orders.guaranteeDays })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(sees, eq(payments.id, wish.paymentId)))
  if (!found) throw new AppError('payment_not_found')
  const { payment, guaranteeDays } = found
  const { bookedCents, paidAt, currency } = payment
  const amountCents = await measureRefund(caller, payment, wish)
  if (amountCents > bookedCents) throw new AppError('refund_exceeds_payment', { leftCents: bookedCents })
  const reversible = await readReversible(caller, payment)
  const itemIds = itemsOf(wish)
  const parts = divideAmongGivers(reversible, amountCents, itemIds)
  const { left, worthOf } = await readRefundableItems(caller, payment)
  const right = paidAt && refundRight({ paidAt, guaranteeDays }, caller.now)
  return {
    amountCents,
    leftCents: bookedCents,
    currency,
    right: right && { kind: right.right, lastDay: right.lastDay },
    givers: await givers(caller, parts),
    keptFee: keptFeeIn(reversible, parts, itemIds),
    items: left.map(({ id, title }) => ({ id, title, amountCents: Math.min(worthOf([id]), bookedCents) })),
  }
}

function itemsOf(wish: RefundPreviewInput): readonly string[] {
  if (wish.kind === 'ITEMS') return wish.orderItemIds
  return wish.kind === 'PART' ? (wish.forItems ?? []) : []
}

/**
 * The part that the producer gives beyond their own receipts, because the platform keeps that part of its
 * fee. Null if it returns the whole fee.
 */
function keptFeeIn(
  { whole, partsOfItems, items, shares, feePolicy }: Reversible,
  parts: readonly ReversalPart[],
  itemIds: readonly string[],
) {
  const ofProducer = (given: readonly ReversalPart[]) =>
    given.reduce((sum, { from, amountCents }) => (from === 'PRODUCER' ? sum + amountCents : sum), 0)
  const sold = itemIds.length > 0 ? items.filter(({ id }) => itemIds.includes(id)) : [{ shares }]
  const gives = ofProducer(itemIds.length > 0 ? itemIds.flatMap((id) => partsOfItems.get(id) ?? []) : whole)
  const earned = sold
    .flatMap((one) => one.shares)
    .reduce((sum, { role, amountCents }) => (role === 'PRODUCER' ? sum + amountCents : sum), 0)
  const cents = gives === 0 ? 0 : Math.round((ofProducer(parts) * (gives - earned)) / gives)
  return cents === 0 ? null : { cents, isFixedPart: feePolicy === 'KEEP_FIXED' }
}

/** A manager's part is included in the platform's. */
async function givers({ tx, session }: Caller, parts: readonly ReversalPart[]) {
  const ids = parts.flatMap((part) => ('userId' in part ? [part.userId] : []))
  const people =
    ids.length === 0
      ? []
      : await tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
  const named = parts.map((part) => {
    if (!('userId' in part) || part.from === 'MANAGER')
      return { who: 'PLATFORM' as const, name: null, cents: part.amountCents }
    const name = people.find(({ id }) => id === part.userId)?.name ?? null
    const isSelf = part.userId === session.userId && part.from === 'PRODUCER'
    return { who: isSelf ? ('YOU' as const) : part.from, name: isSelf ? null : name, cents: part.amountCents }
  })
  const groups = Map.groupBy(named, ({ who, name }) => `${who} ${name}`)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, cents: others.reduce((sum, { cents }) => sum + cents, first.cents) }] : [],
  )
}
