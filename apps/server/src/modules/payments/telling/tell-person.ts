import { and, eq, isNull } from 'drizzle-orm'
import { paymentCases } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

/** Opens a case for a person, unless one of any kind is open. */
export async function tellPerson(scope: Scope, paymentId: string): Promise<void> {
  const isOpenCase = and(eq(paymentCases.paymentId, paymentId), isNull(paymentCases.closedAt))
  const open = await scope.tx.select({ id: paymentCases.id }).from(paymentCases).where(isOpenCase)
  if (open.length > 0) return
  await scope.tx
    .insert(paymentCases)
    .values({
      platformId: scope.platformId,
      paymentId,
      kind: 'NO_ANSWER',
      detail: {},
      openedAt: scope.now,
    })
    .onConflictDoNothing()
  scope.app.log.error({ paymentId }, 'A payment stays without an answer and needs a person')
}
