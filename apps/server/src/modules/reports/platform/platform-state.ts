import type { Cents } from '@balcao/domain/money/money'
import { type Currency, currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { readPosition } from '#modules/ledger/read-position.ts'
import type { Caller } from '#rpc/caller.ts'
import { readAcquirers } from './read-acquirers.ts'
import { type QueueName, readQueues } from './read-queues.ts'

export const platformStateInput = z.strictObject({ currency: z.enum(currencies).default('BRL') })

/** Waiting time after which a queue counts as late. */
const lateMs = 24 * 3_600_000

/** Queues that raise an alert at once, without waiting for a day. */
const toldAtOnce: Partial<Record<QueueName, 'STUCK_WITHDRAWALS' | 'QUARANTINED_WEBHOOKS'>> = {
  stuckWithdrawals: 'STUCK_WITHDRAWALS',
  stuckManagerWithdrawals: 'STUCK_WITHDRAWALS',
  quarantine: 'QUARANTINED_WEBHOOKS',
}

export type Alert =
  | { kind: 'SHORT'; cents: Cents; currency: Currency }
  | { kind: 'ACQUIRER_RESTS'; name: string }
  | { kind: 'LATE_QUEUE'; queue: QueueName; count: number; oldestAt: string }
  | { kind: 'STUCK_WITHDRAWALS' | 'QUARANTINED_WEBHOOKS'; queue: QueueName; count: number }
  | { kind: 'DEBTORS'; count: number; cents: Cents; currency: Currency }

/** The current state of the platform: debts against balances, queues, health of the acquirers, and alerts. */
export async function platformState(scope: Caller, { currency }: z.output<typeof platformStateInput>) {
  const [position, queues, acquirers] = await Promise.all([
    readPosition(scope, currency),
    readQueues(scope),
    readAcquirers(scope),
  ])
  const { owed, atAcquirers, accounts, debtors } = position
  const alerts: Alert[] = []
  const missingCents = owed.totalCents - atAcquirers.totalCents
  // Not for staff limited to some sellers, who see only a part of either side.
  if (missingCents > 0 && !scope.session.ownSellersOnly)
    alerts.push({ kind: 'SHORT', cents: missingCents, currency })
  for (const { name, restingMethods } of acquirers)
    if (restingMethods.length > 0) alerts.push({ kind: 'ACQUIRER_RESTS', name })
  for (const { name, count, oldestAt } of queues) {
    const kind = toldAtOnce[name]
    if (kind && count > 0) alerts.push({ kind, queue: name, count })
    else if (oldestAt !== null && scope.now.getTime() - Date.parse(oldestAt) > lateMs)
      alerts.push({ kind: 'LATE_QUEUE', queue: name, count, oldestAt })
  }
  if (debtors.count > 0) alerts.push({ kind: 'DEBTORS', ...debtors, currency })
  return {
    currency,
    owed,
    atAcquirers,
    queues,
    acquirers: acquirers.map((acquirer) => {
      const books = accounts.find(({ accountId }) => accountId === acquirer.id)
      return { ...acquirer, heldCents: (books?.balanceCents ?? 0) + (books?.receivableCents ?? 0) }
    }),
    alerts,
  }
}
