import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { cardCharges, paymentMovements, saleReversals } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import type { Movement, MovementKind } from './movements.ts'
import type { Payment } from './payment.ts'
import type { Lost } from './weigh-report.ts'

const kinds: MovementKind[] = ['LOST', 'WON', 'SALE_LOST', 'SALE_RESTORED']

/** The sums taken by disputes, less those given back by won disputes: of the payment, or of one of its two cards. */
export async function readLost(scope: Scope, { id }: Payment, cardNumber?: number): Promise<Lost> {
  return cardNumber === undefined ? readLostOfAll(scope, id) : readLostOfCard(scope, id, cardNumber)
}

/** Key of the reversal for a dispute of one card, which happens once for each card. */
export function keyOfCardLoss(paymentId: string, cardNumber: number): string {
  return `sale.charged_back:${paymentId}:card:${cardNumber}`
}

async function readLostOfCard({ tx }: Scope, paymentId: string, number: number): Promise<Lost> {
  const ofCard = and(eq(cardCharges.paymentId, paymentId), eq(cardCharges.number, number))
  const [charge] = await tx.select({ cents: cardCharges.lostCents }).from(cardCharges).where(ofCard)
  const [reversal] = await tx
    .select({ cents: saleReversals.amountCents })
    .from(saleReversals)
    .where(and(eq(saleReversals.key, keyOfCardLoss(paymentId, number)), isNull(saleReversals.restoredAt)))
  return { ofSaleCents: reversal?.cents ?? 0, inAllCents: charge?.cents ?? 0 }
}

async function readLostOfAll({ tx }: Scope, id: string): Promise<Lost> {
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
