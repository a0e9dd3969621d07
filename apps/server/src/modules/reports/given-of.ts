import { type SQL, sql } from 'drizzle-orm'
import { payments, saleReversals } from '../../db/schema/payments.ts'
import type { Reader } from '../../rpc/caller.ts'

/** What the caller gave of one reversal, as the producer. */
export function givenIn(caller: Reader): SQL<number> {
  return sql`(
    select coalesce(sum((part ->> 'amountCents')::bigint), 0) from jsonb_array_elements(${saleReversals.parts}) part
    where part ->> 'userId' = ${caller.session.userId} and part ->> 'from' = 'PRODUCER')`
}

/** What the caller gave back of a sale in all, as the producer. What a bank gave back after a dispute that was won was not given. */
export function givenOf(caller: Reader): SQL<number> {
  return sql`(
    select coalesce(sum(${givenIn(caller)}), 0) from ${saleReversals}
    where ${saleReversals.platformId} = ${caller.platformId} and ${saleReversals.paymentId} = ${payments.id}
      and ${saleReversals.restoredAt} is null)`
}
