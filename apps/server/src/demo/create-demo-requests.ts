import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, gte, lt } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { openRequest } from '#modules/refunds/requests/open-request.ts'
import { ofCustomer } from '#modules/refunds/requests/request.ts'
import { writeMessage } from '#modules/refunds/requests/write-message.ts'
import { inScope, type Scope } from '#scope.ts'
import { asPerson } from './as-person.ts'
import { demoLogins } from './demo-identity.ts'

const dayMs = 86_400_000

/**
 * Two within the days of the law, and one later under a longer guarantee. Their days do not overlap, since a sale has one open
 * request at most.
 */
const wishes = [
  { paidDaysAgo: [1, 3], guaranteeDays: 0, reason: '', message: null },
  { paidDaysAgo: [3, 6], guaranteeDays: 0, reason: 'Comprei o produto errado.', message: null },
  {
    paidDaysAgo: [9, 13],
    guaranteeDays: 14,
    reason: 'O conteúdo é mais básico do que eu esperava.',
    message: 'Existe um módulo mais avançado? Se sim, prefiro trocar a devolver.',
  },
] as const

/** Refund requests to the demo's seller, which wait for an answer. */
export async function createDemoRequests(app: App, platformId: string): Promise<void> {
  for (const wish of wishes) await inScope(app, platformId, (scope) => askForMoney(scope, wish))
}

async function askForMoney(
  scope: Scope,
  { paidDaysAgo: [last, first], guaranteeDays, reason, message }: (typeof wishes)[number],
): Promise<void> {
  const daysAgo = (days: number) => new Date(scope.now.getTime() - days * dayMs)
  const [sale] = await scope.tx
    .select({ paymentId: payments.id, email: orders.buyerEmail, name: orders.buyerName })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, payments.sellerId))
    .where(
      and(
        eq(users.email, demoLogins[0].email),
        eq(payments.status, 'APPROVED'),
        lt(payments.paidAt, daysAgo(last)),
        gte(payments.paidAt, daysAgo(first)),
        gt(orders.guaranteeDays, guaranteeDays),
      ),
    )
    .orderBy(desc(payments.paidAt))
    .limit(1)
  if (!sale) return
  const { paymentId, email, name } = sale
  const { userId } = await ensureCustomer(scope, { email, name })
  const buyer = asPerson(scope, { userId, role: 'CUSTOMER' })
  const { requestId } = await openRequest(buyer, { paymentId, orderItemIds: [], reason })
  if (message !== null)
    await writeMessage(
      buyer,
      { author: 'BUYER', mine: ofCustomer(buyer) },
      { requestId, key: randomUUID(), body: message },
    )
}
