import { eq, type SQL } from 'drizzle-orm'
import { payments } from '#db/schema/payments.ts'
import { pixAuthorizations } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'

export type FoundAuthorization = {
  authorization: typeof pixAuthorizations.$inferSelect
  providerAccountId: string
  /** Id at the acquirer; null until the answer to the first charge is known. */
  authorizationId: string | null
}

/** Authorisations with their account and id at the acquirer, the newest last. */
export function findAuthorizations({ tx }: Scope, wanted: SQL): Promise<FoundAuthorization[]> {
  return tx
    .select({
      authorization: pixAuthorizations,
      providerAccountId: payments.providerAccountId,
      authorizationId: payments.transactionId,
    })
    .from(pixAuthorizations)
    .innerJoin(payments, eq(payments.id, pixAuthorizations.paymentId))
    .where(wanted)
    .orderBy(pixAuthorizations.createdAt)
}
