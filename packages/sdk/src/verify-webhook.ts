import type { WebhookEvent } from './operations.generated.ts'

export type { WebhookEvent } from './operations.generated.ts'

const toleranceSeconds = 5 * 60

type Delivery = {
  /** The raw body, before it is parsed. */
  body: string
  headers: Headers | Record<string, string | string[] | undefined>
  /** Secret of the endpoint: `whsec_…`. */
  secret: string
  now?: Date
}

/** The event of a webhook, if its signature is valid and recent; it throws otherwise (Standard Webhooks). */
export async function verifyWebhook({
  body,
  headers,
  secret,
  now = new Date(),
}: Delivery): Promise<WebhookEvent> {
  const read = (name: string) => (headers instanceof Headers ? headers.get(name) : headers[name])
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(read)
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string')
    throw new Error('The webhook has no signature')
  if (!(Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= toleranceSeconds))
    throw new Error('The webhook is too old or from the future')
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), algorithm, false, [
    'verify',
  ])
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const signature of signatures.split(' ')) {
    const [version, value = ''] = signature.split(',')
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(value), signed)))
      return JSON.parse(body)
  }
  throw new Error('The signature of the webhook is wrong')
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
