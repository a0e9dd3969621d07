import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { App } from '../app.ts'
import { users } from '../db/schema/accounts.ts'
import { orders } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import { ensureCustomer } from '../modules/accounts/customers/ensure-customer.ts'
import { openRequest } from '../modules/refunds/requests/open-request.ts'
import { inScope, type Scope } from '../scope.ts'
import { asPerson } from './as-person.ts'
import { demoLogins } from './demo-identity.ts'

const dayMs = 86_400_000

/** One within the days of the law, and one later by the guarantee, where a sale has a longer one. */
const wishes = [
  { olderThanDays: 1, guaranteeDays: 0, reason: '' },
  { olderThanDays: 3, guaranteeDays: 0, reason: 'Comprei o produto errado.' },
  { olderThanDays: 9, guaranteeDays: 14, reason: 'O conteúdo é mais básico do que eu esperava.' },
]

/** Buyers who ask the demo's seller for their money back, who then has something to answer. */
export async function createDemoRequests(app: App, platformId: string): Promise<void> {
  for (const wish of wishes) await inScope(app, platformId, (scope) => askForMoney(scope, wish))
}

async function askForMoney(
  scope: Scope,
  { olderThanDays, guaranteeDays, reason }: (typeof wishes)[number],
): Promise<void> {
  const soldBefore = new Date(scope.now.getTime() - olderThanDays * dayMs)
  const [sale] = await scope.tx
    .select({ paymentId: payments.id, email: orders.buyerEmail, name: orders.buyerName })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, payments.sellerId))
    .where(
      and(
        eq(users.email, demoLogins[0].email),
        eq(payments.status, 'APPROVED'),
        lt(payments.paidAt, soldBefore),
        gt(payments.paidAt, new Date(soldBefore.getTime() - 4 * dayMs)),
        gt(orders.guaranteeDays, guaranteeDays),
      ),
    )
    .orderBy(desc(payments.paidAt))
    .limit(1)
  if (!sale) return
  const { paymentId, email, name } = sale
  const { userId } = await ensureCustomer(scope, { email, name })
  await openRequest(asPerson(scope, { userId, role: 'CUSTOMER' }), { paymentId, orderItemIds: [], reason })
}
