import type { Cents } from '@balcao/domain/money/money'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import { orderShares, orders } from '#db/schema/orders.ts'
import { managerContracts } from '#db/schema/partners.ts'
import { payments } from '#db/schema/payments.ts'
import type { Caller } from '#rpc/caller.ts'
import { listWalletEntries, type walletEntriesInput } from './list-wallet-entries.ts'

/** Origin of a commission: the share, the fee, and the seller. */
export type Commission = {
  sellerName: string
  method: PaymentMethod
  feeCents: Cents
  basisPoints: number
  commissionCents: Cents
}

/** A manager's statement. A line of a sale explains the commission by the contract of that day. */
export async function listCommissionEntries(
  caller: Caller,
  { managerId, ...input }: z.output<typeof walletEntriesInput> & { managerId: string },
) {
  const { rows, nextCursor } = await listWalletEntries(caller, input, { userId: managerId, purse: 'manager' })
  const paymentIds = rows.flatMap(({ sale }) => (sale === null ? [] : [sale.paymentId]))
  const commissions = await readCommissions(caller, { managerId, paymentIds })
  return {
    rows: rows.map(({ sale, anticipationId: _, ...line }) => ({
      ...line,
      sale: sale && {
        paymentId: sale.paymentId,
        orderCode: sale.orderCode,
        productName: sale.productName,
        commission: commissions.get(sale.paymentId) ?? null,
      },
    })),
    nextCursor,
  }
}

async function readCommissions(
  { tx }: Caller,
  { managerId, paymentIds }: { managerId: string; paymentIds: string[] },
): Promise<Map<string, Commission>> {
  if (paymentIds.length === 0) return new Map()
  const rows = await tx
    .select({
      paymentId: payments.id,
      sellerName: users.name,
      method: payments.method,
      feeCents: orders.feeCents,
      commissionCents: orderShares.amountCents,
      basisPoints: sql<number>`case ${payments.method} when 'PIX' then ${managerContracts.pixBasisPoints}
        when 'BILLET' then ${managerContracts.billetBasisPoints} else ${managerContracts.creditCardBasisPoints} end`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, payments.sellerId))
    .innerJoin(
      orderShares,
      and(
        eq(orderShares.orderId, payments.orderId),
        eq(orderShares.userId, managerId),
        eq(orderShares.role, 'MANAGER'),
      ),
    )
    .innerJoin(
      managerContracts,
      and(
        sql`${managerContracts.id} = any(${orderShares.contractIds})`,
        eq(managerContracts.managerId, managerId),
      ),
    )
    .where(inArray(payments.id, paymentIds))
  return new Map(rows.map(({ paymentId, ...commission }) => [paymentId, commission]))
}
