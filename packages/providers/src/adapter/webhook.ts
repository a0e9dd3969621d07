import type { Cents } from '@balcao/domain/money/money'
import type { PaymentStatus } from '@balcao/domain/vocabulary'
import type { WebhookRequest } from '#contract.ts'
import type { BoletoCode } from '#results.ts'
import type { Answer } from './answer.ts'
import type { ProviderApi } from './provider-api.ts'
import type { StatusTable } from './status-table.ts'
import type { WebhookCheck } from './webhook-checks.ts'

export type WebhookDefinition<C> = {
  /**
   * Absent: the provider offers no proof, and the core reads the transaction before it trusts the webhook. Of
   * several checks, the first with a configured secret and its mark in the call is applied.
   */
  check?: WebhookCheck<C> | readonly WebhookCheck<C>[]
  /** Sends forms instead of JSON. No other provider's call is read as a form, whatever its content type. */
  takesForms?: true
  /**
   * The relevant events, and the place of their id. A list, because banks report several receipts in one call.
   */
  read(
    notification: Notification,
    api: ProviderApi<C>,
  ): Ignored | AboutAuthorization | EventReading | EventReading[] | Promise<Ignored | EventReading>
  /** Words with another meaning in a webhook than in an answer. Without it, the transaction table applies. */
  statuses?: StatusTable<PaymentStatus>
}

export type Notification = { body: Answer; request: WebhookRequest }
export type Ignored = { ignored: string }

/** An event of a Pix Automático: it only leads to a read of the authorisation. */
export type AboutAuthorization = { authorizationId: string }

export type EventReading = {
  transactionId: string
  rawStatus: string
  amount?: Cents | undefined
  paidAmount?: Cents | undefined
  refundedAmount?: Cents | undefined
  /** When present and not BRL, the sums above are ignored. */
  currency?: string | undefined
  orderId?: string | undefined
  isFoundByOrder?: true | undefined
  endToEndId?: string | undefined
  paidBy?: BoletoCode | undefined
  eventId?: string | undefined
}

export function ignored(why: string): Ignored {
  return { ignored: why }
}
