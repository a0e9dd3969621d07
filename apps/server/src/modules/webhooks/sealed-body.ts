import type { App } from '#app.ts'
import type { webhookInbox } from '#db/schema/acquirers.ts'

type Webhook = typeof webhookInbox.$inferSelect
type Place = Pick<Webhook, 'platformId' | 'id'>

/** The sealed bytes of a body that must not be stored in the clear. */
export function sealBody({ secrets }: App, webhook: Place, body: Uint8Array): Uint8Array {
  return Buffer.from(secrets.seal(Buffer.from(body).toString('base64'), placeOf(webhook)))
}

/** The bytes as received. */
export function openBody({ secrets }: App, webhook: Webhook): Uint8Array {
  if (!webhook.isBodySealed) return webhook.rawBody
  const sealed = Buffer.from(webhook.rawBody).toString()
  return Buffer.from(secrets.open(sealed, placeOf(webhook)), 'base64')
}

function placeOf({ platformId, id }: Place) {
  return { platformId, table: 'webhook_inbox', column: 'raw_body', rowId: id }
}
