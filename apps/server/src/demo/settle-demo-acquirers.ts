import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { invariant } from '#kit/invariant.ts'
import { readAcquirerBooks } from '#modules/payouts/settlements/read-acquirer-books.ts'
import { recordSettlement } from '#modules/payouts/settlements/record-settlement.ts'
import { inScope } from '#scope.ts'
import { asPerson } from './as-person.ts'

/** The share settled; the rest are sales of the last days. */
const settledShare = 0.8

/**
 * Settlements of each acquirer, recorded by the staff from its statement, so that payouts use settled money.
 */
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
      // After an interrupted start, further sales of the same day are recorded as another line of the statement.
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
