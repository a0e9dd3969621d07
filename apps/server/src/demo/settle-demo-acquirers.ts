import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { sql } from 'drizzle-orm'
import type { App } from '../app.ts'
import { users } from '../db/schema/accounts.ts'
import { invariant } from '../kit/invariant.ts'
import { readAcquirerBooks } from '../modules/payouts/settlements/read-acquirer-books.ts'
import { recordSettlement } from '../modules/payouts/settlements/record-settlement.ts'
import { inScope } from '../scope.ts'
import { asPerson } from './as-person.ts'

/** The rest are sales of the last days. */
const settledShare = 0.8

/** The staff reads the statement of each acquirer and records what it has paid in, so that payouts are made of money that is there. */
export async function settleDemoAcquirers(app: App, platformId: string): Promise<void> {
  await inScope(app, platformId, async (scope) => {
    const books = (await readAcquirerBooks(scope)).filter(({ receivableCents }) => receivableCents >= 100)
    if (books.length === 0) return
    const [chief] = await scope.tx
      .select({ id: users.id })
      .from(users)
      .where(sql`'ADMIN' = any(${users.roles})`)
      .orderBy(users.createdAt, users.id)
      .limit(1)
    invariant(chief, 'the demo has staff')
    for (const { accountId, currency, receivableCents } of books) {
      const amountCents = Math.floor(receivableCents * settledShare)
      // A start that was cut off makes the same day again, with further sales: that is another line of the statement.
      const reference = `Extrato ${dayInSaoPaulo(scope.now)}, linha ${amountCents}`
      await recordSettlement(asPerson(scope, { userId: chief.id, role: 'ADMIN' }), {
        accountId,
        currency,
        reference,
        amountCents,
      })
    }
  })
}
