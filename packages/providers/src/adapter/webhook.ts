import type { Cents } from '@balcao/domain/money'
import type { PaymentStatus } from '@balcao/domain/vocabulary'
import type { WebhookRequest } from '../contract.ts'
import type { Answer } from './answer.ts'
import type { ProviderApi } from './provider-api.ts'
import type { StatusTable } from './status-table.ts'
import type { WebhookCheck } from './webhook-checks.ts'

export type WebhookDefinition<C> = {
  /**
   * Absent: the provider offers no proof, and the core re-reads the transaction before it believes a word. Of several
   * checks the first decides for which the configuration has a secret and the call a reason.
   */
  check?: WebhookCheck<C> | readonly WebhookCheck<C>[]
  /** Posts forms and not JSON. Nobody else's call is read as one, however its sender calls it. */
  takesForms?: true
  /** Which events matter and where the id is. A list, because banks report several receipts in one call. */
  read(
    notification: Notification,
    api: ProviderApi<C>,
  ): Ignored | EventReading | EventReading[] | Promise<Ignored | EventReading>
  /** Words that mean something else in a webhook than in an answer. Without it, the transaction table holds. */
  statuses?: StatusTable<PaymentStatus>
}

export type Notification = { body: Answer; request: WebhookRequest }
export type Ignored = { ignored: string }

export type EventReading = {
  transactionId: string
  rawStatus: string
  amount?: Cents | undefined
  paidAmount?: Cents | undefined
  refundedAmount?: Cents | undefined
  /** Where it is told and is not ours, the sums above are nothing to go by. */
  currency?: string | undefined
  orderId?: string | undefined
  isFoundByOrder?: true | undefined
  endToEndId?: string | undefined
  eventId?: string | undefined
}

export function ignored(why: string): Ignored {
  return { ignored: why }
}
