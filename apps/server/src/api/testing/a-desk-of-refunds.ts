import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { users } from '#db/schema/accounts.ts'
import { paymentCases } from '#db/schema/payments.ts'
import { disputeFiles, disputes, refundRequests } from '#db/schema/refunds.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { askRefund } from '#modules/refunds/ask-refund.ts'
import { leaveToPerson } from '#modules/refunds/leave-to-person.ts'
import type { Holdings } from '#rpc/testing/access-facts.ts'
import { inScope, type Scope } from '#scope.ts'

type Desk = Pick<
  Holdings,
  | 'refundablePaymentId'
  | 'requestablePaymentId'
  | 'disputablePaymentId'
  | 'refundIds'
  | 'requestIds'
  | 'disputeIds'
  | 'evidenceKey'
  | 'caseId'
>
type Seller = { sellerId: string; paymentId: string }

const aMonthMs = 30 * 24 * 60 * 60_000
const waiting = { right: 'GUARANTEE', state: 'WAITING_SELLER' } as const

/** Refunds, requests, disputes and cases, one for each call that may end it. */
export async function aDeskOfRefunds(
  app: App,
  platformId: string,
  { offerId, buyerEmail }: { offerId: string; buyerEmail: string },
): Promise<Desk> {
  const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(app, platformId, work)
  const buy = async () => (await aPurchase(app, platformId, { offerId, email: buyerEmail })).paymentId
  const sell = async (): Promise<Seller> => {
    const paymentId = await buy()
    const { sellerId } = await within((scope) =>
      applyProviderEvent(scope, paymentId, { source: 'WEBHOOK', status: 'APPROVED', certainty: 'KNOWN' }),
    )
    return { sellerId, paymentId }
  }
  const [refundable, requestable, disputable] = [await sell(), await sell(), await sell()]
  const customerId = await within(async (scope) => {
    await ensureCustomer(scope, { email: buyerEmail, name: 'Carolina Nogueira' })
    return findCustomer(scope, buyerEmail)
  })
  const refund = () =>
    within(async (scope) => {
      const wish = { kind: 'PART', amountCents: 100, key: randomUUID(), reason: 'Devolução' } as const
      const { paymentId } = refundable
      const asked = await askRefund(scope, { ...wish, paymentId }, { ...theProduct, askedBy: 'SELLER' })
      await leaveToPerson(scope, asked, 'provider_cannot_refund')
      return asked.id
    })
  const request = async (standing: Partial<typeof refundRequests.$inferInsert> = {}) => {
    const paymentId = await buy()
    return within((scope) =>
      idOf(
        scope.tx
          .insert(refundRequests)
          .values({
            ...waiting,
            platformId,
            protocol: randomUUID(),
            paymentId,
            sellerId: refundable.sellerId,
            customerId,
            amountCents: 100,
            reason: '',
            dueAt: new Date(scope.now.getTime() + aMonthMs),
            createdAt: scope.now,
            ...standing,
          })
          .returning({ id: refundRequests.id }),
      ),
    )
  }
  const unpaidId = await buy()
  let round = 0
  const dispute = () =>
    within((scope) =>
      idOf(
        scope.tx
          .insert(disputes)
          .values({
            platformId,
            paymentId: unpaidId,
            sellerId: refundable.sellerId,
            round: ++round,
            kind: 'PIX_MED',
            amountCents: 100,
            state: 'OPEN',
            isTaken: false,
            dueAt: new Date(scope.now.getTime() + aMonthMs),
            openedAt: scope.now,
          })
          .returning({ id: disputes.id }),
      ),
    )
  const evidenceKey = newObjectKey('evidence', 'image/png')
  const disputeId = await dispute()
  const caseId = await within(async ({ tx, now }) => {
    const addedById = refundable.sellerId
    await tx.insert(disputeFiles).values({ platformId, disputeId, key: evidenceKey, addedById, addedAt: now })
    const opened = { platformId, paymentId: unpaidId, kind: 'NO_ANSWER', detail: {}, openedAt: now } as const
    return idOf(tx.insert(paymentCases).values(opened).returning({ id: paymentCases.id }))
  })
  return {
    refundablePaymentId: refundable.paymentId,
    requestablePaymentId: requestable.paymentId,
    disputablePaymentId: disputable.paymentId,
    refundIds: { markReturned: await refund(), askAgain: await refund(), cancel: await refund() },
    requestIds: {
      approve: await request(),
      refuse: await request(),
      grant: await request(),
      reject: await request({ state: 'IN_MEDIATION', appeal: 'Nunca consegui entrar' }),
      withdraw: await request(),
      appeal: await request({ state: 'REFUSED' }),
    },
    disputeIds: {
      get: disputeId,
      defend: await dispute(),
      accept: await dispute(),
      moveDeadline: await dispute(),
      submit: await dispute(),
      decide: await dispute(),
    },
    evidenceKey,
    caseId,
  }
}

async function idOf(stored: PromiseLike<{ id: string }[]>): Promise<string> {
  const [row] = await stored
  if (!row) throw new Error('A row was not stored')
  return row.id
}

async function findCustomer({ tx }: Scope, email: string): Promise<string> {
  return idOf(tx.select({ id: users.id }).from(users).where(eq(users.email, email)))
}
