import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { webhookInbox } from '#db/schema/acquirers.ts'
import { type AskableAccount, getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { inScope, type Scope } from '#scope.ts'
import type { Quarantined } from './quarantine.ts'

/** One call of a provider, as stored in the inbox. */
export type Webhook = typeof webhookInbox.$inferSelect

/** The outcome of a webhook, and its payment. */
export type WebhookVerdict =
  | {
      state: Exclude<Webhook['state'], 'RECEIVED' | 'WAITING' | 'QUARANTINED' | 'DISCARDED'>
      detail: string
      paymentId: string | null
      /** Whether the verdict is stored already, in the transaction that applied the claim. */
      isWritten?: true
    }
  | Quarantined
  | ClaimMustWait

/** The provider was read a moment ago, or did not answer: the claim waits for the next read. */
export type ClaimMustWait = {
  state: 'WAITING'
  detail: string
  /** Null while the payment is unknown. */
  paymentId: string | null
  until: Date
  /** True if nothing was sent because of the account's rate limit, which does not count as a try. */
  isPutOff?: true
  /**
   * The subject of the later read, if the claim only names it: one read answers all claims with the same
   * subject.
   */
  subject?: string
}

const selectWebhook = defineStatement((db, given: Inputs<{ webhookId: string }>) =>
  db.select().from(webhookInbox).where(eq(webhookInbox.id, given.webhookId)),
)

export async function getWebhook({ tx }: Scope, webhookId: string): Promise<Webhook> {
  const [webhook] = await selectWebhook(tx, { webhookId })
  if (!webhook) throw new Error(`Webhook ${webhookId} is not in the inbox`)
  return webhook
}

/** A webhook with the account of its address. */
export type AddressedWebhook = { webhook: Webhook; account: AskableAccount }

export function openWebhook(app: App, platformId: string, webhookId: string): Promise<AddressedWebhook> {
  return inScope(app, platformId, async (scope) => {
    const webhook = await getWebhook(scope, webhookId)
    return { webhook, account: await getAccount(scope, webhook.providerAccountId) }
  })
}
