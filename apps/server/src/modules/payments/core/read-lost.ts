import { and, eq, inArray, sql } from 'drizzle-orm'
import { paymentMovements } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import type { Movement, MovementKind } from './movements.ts'
import type { Payment } from './payment.ts'
import type { Lost } from './weigh-report.ts'

const kinds: MovementKind[] = ['LOST', 'WON', 'SALE_LOST', 'SALE_RESTORED']

/** The sums taken by disputes and not returned by won ones. */
export async function readLost({ tx }: Scope, { id }: Payment): Promise<Lost> {
  const sums: Movement[] = await tx
    .select({
      kind: paymentMovements.kind,
      amountCents: sql<number>`sum(${paymentMovements.amountCents})`.mapWith(Number),
    })
    .from(paymentMovements)
    .where(and(eq(paymentMovements.paymentId, id), inArray(paymentMovements.kind, kinds)))
    .groupBy(paymentMovements.kind)
  const sumOf = (kind: MovementKind) => sums.find((sum) => sum.kind === kind)?.amountCents ?? 0
  return {
    ofSaleCents: sumOf('SALE_LOST') - sumOf('SALE_RESTORED'),
    inAllCents: sumOf('LOST') - sumOf('WON'),
  }
}
