import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, eq, lte } from 'drizzle-orm'
import { providerCircuits } from '#db/schema/acquirers.ts'
import type { ChargeableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import type { Scope } from '#scope.ts'
import { circuitPolicy, type Reservation } from './acquirer-guard.ts'

export type WantedSlot = { paymentId: string; account: ChargeableAccount; method: PaymentMethod }

/**
 * Takes a slot for a payment at one account. The account may rest because of failures in other processes.
 * After the rest one payment of all processes is admitted as the probe: the one whose transaction extends the
 * rest.
 */
export async function slotAt(
  { app, tx, now }: Scope,
  { paymentId, account, method }: WantedSlot,
): Promise<Reservation> {
  const restsUntil = account.circuit?.restsUntil ?? null
  if (restsUntil !== null && restsUntil > now) return 'resting'
  const reservation = app.acquirerGuard.slot(paymentId, { accountId: account.id, method })
  if (reservation !== 'reserved' || restsUntil === null) return reservation
  const claimed = await tx
    .update(providerCircuits)
    .set({ restsUntil: new Date(now.getTime() + circuitPolicy.restSeconds * 1000) })
    .where(
      and(
        eq(providerCircuits.providerAccountId, account.id),
        eq(providerCircuits.method, method),
        lte(providerCircuits.restsUntil, now),
      ),
    )
    .returning({ accountId: providerCircuits.providerAccountId })
  if (claimed.length === 1) return 'reserved'
  app.acquirerGuard.leave(paymentId, 'no_verdict')
  return 'resting'
}
