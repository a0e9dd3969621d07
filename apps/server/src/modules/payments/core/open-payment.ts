import { randomUUID } from 'node:crypto'
import { type Batch, batch } from '#db/insert-together.ts'
import { paymentAttempts, paymentEvents, payments, type RouteTaken } from '#db/schema/payments.ts'
import type { Reserved } from '#modules/acquirers/health/take-slot.ts'
import {
  attemptKey,
  type ProviderDivision,
  type RoutedAccount,
} from '#modules/payments/asking/ask-acquirers.ts'
import type { Scope } from '#scope.ts'
import type { AttemptChoice, Payment } from './payment.ts'

const minuteMs = 60_000

export type PaymentToOpen = Pick<
  Payment,
  | 'id'
  | 'orderId'
  | 'sellerId'
  | 'productId'
  | 'method'
  | 'amountCents'
  | 'platformCents'
  | 'currency'
  | 'installments'
  | 'cardLastFour'
  | 'cards'
  | 'isDemo'
> & {
  reserved: Reserved<RoutedAccount>
  choice: AttemptChoice
  /** The platform's lifetime of a Pix code; null for the acquirer's. */
  pixMinutes: number | null
  automaticPix: Payment['automaticPix']
} & Pick<ProviderDivision, 'divided'>

/**
 * A payment before its first answer, and its rows, which the caller writes together with those of the order.
 */
export function openPayment(
  { platformId, now }: Scope,
  { reserved, choice, divided, pixMinutes, ...wanted }: PaymentToOpen,
): { payment: Payment; batches: Batch[] } {
  const { accounts, passedOver } = reserved
  const [account] = accounts
  const payment = {
    ...wanted,
    platformId,
    status: 'PENDING' as const,
    certainty: 'UNKNOWN' as const,
    statusReason: null,
    paidCents: 0,
    refundedCents: 0,
    wonCents: 0,
    returnedOutsideCents: 0,
    refundsToldCents: 0,
    bookedCents: 0,
    refundDueCents: 0,
    keptCents: 0,
    movementCount: 0,
    correctedCents: 0,
    disputeWonAt: null,
    providerAccountId: account.id,
    provider: account.provider,
    transactionId: null,
    endToEndId: null,
    furtherReceipts: [],
    rawStatus: null,
    pixCode: null,
    billetCode: null,
    billetUrl: null,
    paidBy: null,
    challenge: null,
    expiresAt: null,
    endsBy:
      wanted.method === 'PIX' && pixMinutes !== null ? new Date(now.getTime() + pixMinutes * minuteMs) : null,
    createdAt: now,
    paidAt: null,
    updatedAt: now,
    version: 1,
    supersededById: null,
    checks: 0,
  }
  const paymentId = payment.id
  const firstAttempt = {
    id: randomUUID(),
    platformId,
    paymentId,
    number: 1,
    providerAccountId: account.id,
    idempotencyKey: attemptKey(paymentId, 1),
    chosenBecause: choice,
    route: routeTo(account.line, passedOver),
    divided,
    state: 'SENT' as const,
    startedAt: now,
  }
  const created = {
    platformId,
    paymentId,
    at: now,
    source: 'BUYER' as const,
    status: 'PENDING' as const,
    certainty: 'UNKNOWN' as const,
    outcome: 'APPLIED' as const,
    detail: 'created',
  }
  return {
    payment,
    batches: [
      batch(payments, [payment]),
      batch(paymentAttempts, [firstAttempt]),
      batch(paymentEvents, [created]),
    ],
  }
}

function routeTo(
  line: RoutedAccount['line'],
  passedOver: Reserved<RoutedAccount>['passedOver'],
): RouteTaken | null {
  if (line === null && passedOver.length === 0) return null
  return { ...(line && { line }), ...(passedOver.length > 0 && { passedOver }) }
}
