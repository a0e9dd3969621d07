import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { purchaseIntents } from '#db/schema/payments.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'

type Intent = Omit<typeof purchaseIntents.$inferSelect, 'id'>

const insertIntent = defineStatement((db, given: Inputs<Intent>) =>
  db
    .insert(purchaseIntents)
    .values({
      platformId: given.platformId,
      purchaseId: given.purchaseId,
      requestHash: given.requestHash,
      paymentId: given.paymentId,
      createdAt: given.createdAt,
    })
    .onConflictDoNothing()
    .returning({ id: purchaseIntents.id }),
)

const selectIntent = defineStatement((db, given: Inputs<{ purchaseId: string }>) =>
  db.select().from(purchaseIntents).where(eq(purchaseIntents.purchaseId, given.purchaseId)),
)

/**
 * Claims the purchase's idempotency key for this payment, or returns the payment that already claimed it. A
 * concurrent second request with the key waits here until the first has committed its payment or rolled back.
 */
export async function claimIntent(
  { tx, platformId, now }: Scope,
  { purchaseId, requestHash, paymentId }: Pick<Intent, 'purchaseId' | 'requestHash' | 'paymentId'>,
): Promise<string | null> {
  const claimed = await insertIntent(tx, { platformId, purchaseId, requestHash, paymentId, createdAt: now })
  if (claimed.length > 0) return null
  const [former] = await selectIntent(tx, { purchaseId })
  invariant(former, 'a key that is taken has its intent')
  if (former.requestHash !== requestHash) throw new AppError('purchase_conflict')
  return former.paymentId
}
