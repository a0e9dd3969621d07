import { randomUUID } from 'node:crypto'
import { startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { and, asc, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { charges, operatorContracts } from '#db/schema/billing.ts'
import { approveAnticipation } from '#modules/anticipations/approve-anticipation.ts'
import { quoteAnticipation } from '#modules/anticipations/quote-anticipation.ts'
import { requestAnticipation } from '#modules/anticipations/request-anticipation.ts'
import { billMonths } from '#modules/billing/bill-months.job.ts'
import { type BillingMonth, firstDayOf, monthOf } from '#modules/billing/billing-month.ts'
import { payCharge } from '#modules/billing/pay-charge.ts'
import { closeDays } from '#modules/ledger/days/close-days.ts'
import { inScope, type Scope } from '#scope.ts'
import { asPerson } from './as-person.ts'
import { atInstant } from './at-instant.ts'
import { demoLogins, demoMasterLogin } from './demo-identity.ts'

const lotsOfRequest = 3
const billedDays = 70

/** The platform's anticipations, one paid and one waiting for the staff. */
export async function createDemoAnticipations(app: App, platformId: string): Promise<void> {
  await inScope(app, platformId, async (scope) => {
    const seller = await findPerson(scope, demoLogins[0].email)
    const admin = await findPerson(scope, demoLogins[1].email)
    if (seller === undefined || admin === undefined) return
    const owner = asPerson(scope, { userId: seller, role: 'SELLER' })
    for (const isApproved of [true, false]) {
      const quote = await quoteAnticipation(owner, {})
      const chosen = quote?.lots.filter((lot) => lot.isChosen).slice(0, lotsOfRequest) ?? []
      if (chosen.length === 0) return
      const { anticipationId } = await requestAnticipation(owner, {
        requestId: randomUUID(),
        lotIds: chosen.map(({ lotId }) => lotId),
        netCents: chosen.reduce((sum, { netCents }) => sum + netCents, 0),
      })
      const grossCents = chosen.reduce((sum, { amountCents }) => sum + amountCents, 0)
      if (isApproved)
        await approveAnticipation(asPerson(scope, { userId: admin, role: 'ADMIN' }), {
          anticipationId,
          grossCents,
        })
    }
  })
}

/**
 * The operator's contract with the platform and the bills of past months: the oldest paid, the others open.
 */
export async function createDemoBills(app: App, platformId: string): Promise<void> {
  await inScope(app, platformId, async ({ tx, now }) => {
    const since = new Date(now.getTime() - billedDays * 86_400_000)
    await tx.insert(operatorContracts).values({
      platformId,
      fromMonth: monthOf(since),
      fixedCents: 49_900,
      basisPoints: 50,
      minimumCents: 0,
      dueDays: 10,
      savedAt: since,
      savedBy: demoMasterLogin.id,
    })
  })
  // Only a month with closed days is billed. The days of this month stay open, since sales of the last days may still
  // be made.
  await closeDays(atInstant(app, firstNightOf(monthOf(app.clock.now()))), platformId)
  await billMonths(app, platformId)
  await inScope(app, platformId, async (scope) => {
    const [oldest] = await scope.tx
      .select()
      .from(charges)
      .where(eq(charges.state, 'OPEN'))
      .orderBy(asc(charges.month))
      .limit(1)
    if (oldest)
      await payCharge(asPerson(scope, { userId: demoMasterLogin.id, role: 'MASTER' }), {
        platformId,
        chargeId: oldest.id,
        seenAmountCents: oldest.amountCents,
        reference: 'TED 30418',
      })
  })
}

/** When the month before can be closed: an hour after its end. */
function firstNightOf(month: BillingMonth): Date {
  return new Date(startOfDayInSaoPaulo(firstDayOf(month)).getTime() + 3_600_000)
}

async function findPerson({ tx, platformId }: Scope, email: string): Promise<string | undefined> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.platformId, platformId), eq(users.email, email)))
  return person?.id
}
