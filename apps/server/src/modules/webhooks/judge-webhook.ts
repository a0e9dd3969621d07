import type { Provider, ProviderContext, WebhookReading } from '@balcao/providers/contract'
import { findManifest } from '@balcao/providers/registry'
import type { App } from '#app.ts'
import { openFormerCredentials } from '#modules/acquirers/accounts/account-credentials.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import type { AskableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { recordWebhook } from '#modules/acquirers/health/record-webhook.ts'
import { askAboutPayouts } from './ask-about-payouts.ts'
import { judgeClaim, type ProviderWord } from './judge-claim.ts'
import { readClaim } from './read-claim.ts'
import { wakeAuthorization } from './wake-authorization.ts'
import type { AddressedWebhook, ClaimMustWait, Webhook, WebhookVerdict } from './webhook.ts'

/** States by weight: a call with several events gets the first of these states that any of its events has. */
const weights = ['WAITING', 'QUARANTINED', 'APPLIED', 'DUPLICATE', 'IGNORED'] as const

/** Reads a webhook, follows every event in it, and returns the verdict. Judging one twice does no harm. */
export async function judgeWebhook(
  app: App,
  { webhook, account }: AddressedWebhook,
  answers: Map<string, ProviderWord> = new Map(),
): Promise<WebhookVerdict> {
  const connected = await connectAccount(app, account)
  const { isFormer, reading } = await readByEitherKey(app, webhook, account, connected)
  if ('state' in reading) return reading
  const paymentId = null
  if (reading.kind === 'ignored')
    return (await askAboutPayouts(app, webhook)) ?? { state: 'IGNORED', detail: reading.why, paymentId }
  if (reading.kind === 'forged') return { state: 'FORGED', detail: reading.why, paymentId }

  if (reading.kind === 'authorization') return wakeAuthorization(app, webhook, reading.authorizationId)

  const isProven =
    !isFormer && (reading.verification === 'signature' || reading.verification === 'mutual-tls')
  const manifest = findManifest(account.provider, connected.context.credentials.generation)
  const canBeAsked = manifest?.operations.includes('getTransaction') ?? false
  const verdicts: WebhookVerdict[] = []
  const events = [reading.event, ...(reading.furtherEvents ?? [])]
  const isOnly = events.length === 1
  for (const event of events)
    verdicts.push(await judgeClaim(app, { webhook, account, event, isOnly, isProven, canBeAsked, answers }))
  const weightiest = weights
    .map((state) => verdicts.find((verdict) => verdict.state === state))
    .find((verdict) => verdict !== undefined)
  if (weightiest?.state === 'QUARANTINED' && weightiest.paymentId === null) {
    const asked = await askAboutPayouts(app, webhook)
    if (asked) return asked
  }
  const isOfOurs = weightiest?.state === 'APPLIED' || weightiest?.state === 'DUPLICATE'
  if (isOfOurs && events.some(({ status }) => status !== 'PENDING')) await recordWebhook(app, account)
  return weightiest ?? { state: 'IGNORED', detail: 'no event', paymentId }
}

/**
 * Reads with the current or the former key, with which a provider may still sign after a change. The former
 * key proves nothing, since keys are changed when they may be stolen, but it justifies a read.
 */
async function readByEitherKey(
  app: App,
  webhook: Webhook,
  account: AskableAccount,
  { provider, context }: { provider: Provider; context: ProviderContext },
): Promise<{ isFormer: boolean; reading: WebhookReading | ClaimMustWait }> {
  const reading = await readClaim(app, webhook, { account, provider, context })
  if ('state' in reading || reading.kind !== 'forged') return { isFormer: false, reading }
  const former = openFormerCredentials(app, account)
  if (!former || former.until < webhook.receivedAt) return { isFormer: false, reading }
  const { credentials } = former
  return {
    isFormer: true,
    reading: await readClaim(app, webhook, { account, provider, context: { ...context, credentials } }),
  }
}
