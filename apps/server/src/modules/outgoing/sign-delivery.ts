import { createHmac } from 'node:crypto'

type SignedDelivery = { eventId: string; body: string; at: Date; secrets: readonly string[] }

/**
 * The three headers of Standard Webhooks. Each secret adds a signature, and a receiver accepts any of them.
 */
export function signDelivery({ eventId, body, at, secrets }: SignedDelivery): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
