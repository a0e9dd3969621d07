import { createHash } from 'node:crypto'
import type { Provider, ProviderContext, WebhookReading, WebhookRequest } from '@balcao/providers/contract'
import type { TransportRequest } from '@balcao/providers/transport/transport'
import type { App } from '#app.ts'
import { invariant } from '#kit/invariant.ts'
import type { AskableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { guardReading } from '#modules/acquirers/health/guard-read.ts'
import { inScope } from '#scope.ts'
import { claimRead, giveBackQuestion } from './claim-read.ts'
import { openBody } from './sealed-body.ts'
import type { ClaimMustWait, Webhook } from './webhook.ts'

/**
 * Lets the adapter read a webhook. Most adapters need only the call itself. Some notifications only name a
 * transaction, which the adapter reads at the provider: without a limit if the call is proven, else within
 * the rate limit of unproven claims.
 */
export async function readClaim(
  app: App,
  webhook: Webhook,
  { account, provider, context }: { account: AskableAccount; provider: Provider; context: ProviderContext },
): Promise<WebhookReading | ClaimMustWait> {
  const request = asRequest(app, webhook)
  const silent = silentTransport(context)
  const reading = await provider.processWebhook(request, silent.context).catch((error: unknown) => {
    if (silent.wanted() === undefined) throw error
    return undefined
  })
  const subject = silent.wanted()
  if (subject === undefined) {
    invariant(reading, 'an adapter without a request to its provider has read the call or failed')
    return reading
  }

  const { platformId, providerAccountId } = webhook
  const paymentId = webhook.paymentId ?? webhook.paymentHint
  const question = { providerAccountId, subject }
  const isProven = (await provider.proveWebhook(request, context)) === 'passed'
  if (!isProven) {
    const { mayAsk, until } = await inScope(app, platformId, (scope) => claimRead(scope, question))
    if (!mayAsk) return { state: 'WAITING', detail: 'asked a moment ago', paymentId, until, subject }
  }
  const answer = await guardReading(app, { account, context }, (watched) =>
    provider.processWebhook(request, watched),
  )
  if (answer.kind === 'asked') return answer.reading
  const { until, isBusy } = answer
  const waiting = { state: 'WAITING', detail: 'the provider could not be asked', paymentId, until } as const
  if (!isBusy) return waiting
  if (!isProven) await inScope(app, platformId, (scope) => giveBackQuestion(scope, question, until))
  return { ...waiting, isPutOff: true }
}

/**
 * A transport that sends nothing and remembers the first request. A login is skipped, because it is not the
 * read and would be the same for every payment of the account.
 */
function silentTransport(context: ProviderContext) {
  let wanted: string | undefined
  const transport: ProviderContext['transport'] = {
    send: async (request) => {
      wanted ??= subjectOf(request)
      return { arrived: 'never', why: 'not asked' }
    },
    tokens: { remember: async () => 'not asked', forget: () => {} },
    close: async () => {},
  }
  return { context: { ...context, transport, log: undefined }, wanted: () => wanted }
}

function subjectOf({ method, url, body }: TransportRequest): string {
  const question = `${method} ${url}`
  return body === undefined
    ? question
    : `${question} ${createHash('sha256').update(body).digest('base64url')}`
}

function asRequest(app: App, webhook: Webhook): WebhookRequest {
  return {
    method: webhook.method,
    path: webhook.path,
    query: Object.fromEntries(new URLSearchParams(webhook.query)),
    headers: webhook.headers,
    rawBody: openBody(app, webhook),
    receivedAt: webhook.receivedAt,
  }
}
