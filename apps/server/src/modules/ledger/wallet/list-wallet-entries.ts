import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { pageInput } from '#db/page-of.ts'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import type { PurseOwner } from '#modules/ledger/lock-purses.ts'
import { ownPurse } from '#modules/ledger/own-purse.ts'
import {
  countStatement,
  type StatementAccount,
  type StatementFilters,
  statement,
  statementOrders,
} from '#modules/ledger/statement.ts'
import type { Caller } from '#rpc/caller.ts'
import { categoryOf, categoryRules, type WalletRule } from './category-rules.ts'
import { walletFilters } from './wallet.input.ts'

export const walletEntriesInput = walletFilters.extend(pageInput(statementOrders))

/** Lines of one of the caller's accounts, each with its sale and the balance at the time. */
export async function listWalletEntries(
  caller: Caller,
  input: z.output<typeof walletEntriesInput>,
  owner: PurseOwner = ownPurse(caller),
) {
  const { currency } = input
  const { account, filters } = walletLines(input, owner)
  const { rows, nextCursor } = await statement(caller, account, input, filters)
  const saleOf = await readSales(
    caller,
    rows.flatMap(({ subjectKind, subjectId }) =>
      subjectKind === 'PAYMENT' && subjectId !== null ? [subjectId] : [],
    ),
  )
  return {
    rows: rows.map(({ subjectKind, subjectId, ...line }) => ({
      ...line,
      rule: line.rule as WalletRule,
      category: categoryOf(line.rule),
      currency,
      sale: subjectKind === 'PAYMENT' ? saleOf(subjectId) : null,
      withdrawalId: subjectKind === 'WITHDRAWAL' ? subjectId : null,
      anticipationId: subjectKind === 'ANTICIPATION' ? subjectId : null,
    })),
    nextCursor,
  }
}

/** Number of lines of one of the caller's accounts, up to a limit. */
export function countWalletEntries(caller: Caller, input: z.output<typeof walletFilters>) {
  const { account, filters } = walletLines(input, ownPurse(caller))
  return countStatement(caller, account, filters)
}

/** A person's filters, translated to those of the books. */
function walletLines(
  { account, currency, category, from, to }: z.output<typeof walletFilters>,
  owner: PurseOwner,
): { account: StatementAccount; filters: StatementFilters } {
  return {
    account: { code: accounts[account](owner.userId, owner.purse), currency },
    filters: {
      rules: category && categoryRules[category],
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    },
  }
}

/** Partners see the product and the order, and nothing of the buyer. */
async function readSales({ tx, session }: Caller, paymentIds: string[]) {
  const found =
    paymentIds.length === 0
      ? []
      : await tx
          .select({
            paymentId: payments.id,
            sellerId: payments.sellerId,
            orderCode: orders.code,
            productName: products.name,
            buyerName: orders.buyerName,
          })
          .from(payments)
          .innerJoin(orders, eq(orders.id, payments.orderId))
          .innerJoin(products, eq(products.id, payments.productId))
          .where(and(inArray(payments.id, paymentIds)))
  return (paymentId: string | null) => {
    const sale = found.find((one) => one.paymentId === paymentId)
    if (!sale) return null
    const { sellerId, buyerName, ...told } = sale
    const isOwn = session.role === 'SELLER' && sellerId === session.userId
    return { ...told, isOwn, buyerName: isOwn ? buyerName : null }
  }
}
