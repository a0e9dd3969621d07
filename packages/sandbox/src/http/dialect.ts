import type { IncomingHttpHeaders } from 'node:http'
import type { Answer, Operation } from '#core/faults.ts'
import type { Books, ChargeEvent } from '#core/open-books.ts'
import type { Account, Charge, Payout, Refund } from '#core/records.ts'
import type { Fields } from './fields.ts'

/** A charge as the provider reports it; a fault may replace its status or amount. */
export type ChargeView = Charge & { spokenStatus?: string }
export type PayoutView = Payout & { spokenStatus?: string }

export type Request = {
  method: string
  /** Path at the provider, without the sandbox's own prefix and without the query. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
  headers: IncomingHttpHeaders
  body: Fields
  /** The bytes as they came, for providers that sign them. */
  rawBody: string
  /** Whether the caller presented a certificate of the test authority. */
  certified: boolean
}

export type Call = Request & {
  books: Books
  acquirer: string
  account: Account
  /** The caller's base URL of this acquirer, for the links in its answers. */
  baseUrl: string
  viewCharge(charge: Charge): ChargeView
  viewPayout(payout: Payout): PayoutView
}

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  operation: Operation
  /**
   * The dialect's own authentication applies unless the route has another, such as the credentials of a token
   * call.
   */
  authenticate?(request: Request, context: Authentication): Account | undefined
  handle(call: Call): Answer
}

export type Authentication = { acquirer: string; accounts: Account[]; books: Books }

export type WebhookDraft = { url: string; body: unknown; headers?: Record<string, string>; form?: boolean }

export type WebhookContext = { account: Account; books: Books; baseUrl: string }

/**
 * The wire format of one family of providers. It is stateless: the state is in the books. Its webhooks after
 * an event are a list, because some providers call several addresses and some call none.
 */
export type Dialect = {
  routes: Route[]
  authenticate(request: Request, context: Authentication): Account | undefined
  unauthorized: Answer
  malformed: Answer
  notFound: Answer
  chargeWebhooks(
    view: ChargeView,
    context: WebhookContext & { event: ChargeEvent; refund: Refund | null },
  ): WebhookDraft[]
  payoutWebhooks(view: PayoutView, context: WebhookContext): WebhookDraft[]
}
