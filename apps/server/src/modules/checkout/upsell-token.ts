import { createHmac } from 'node:crypto'
import type { App } from '../../app.ts'
import { equalInConstantTime } from '../../kit/crypto/tokens.ts'

const lifetimeHours = 24

/** What a token stands for: the payment that was just made, and the one whose buyer left a card, which may be an earlier one. */
export type UpsellToken = { paymentId: string; firstPaymentId: string }

/** Lets the pages after a purchase offer more without asking for everything again. Bound to the payment and short-lived. */
export function signUpsellToken(app: App, paymentId: string, firstPaymentId = paymentId): string {
  const expiresAt = Math.floor(app.clock.now().getTime() / 1000) + lifetimeHours * 3600
  const body = `${paymentId}.${firstPaymentId}.${expiresAt}`
  return `${body}.${signature(app, body)}`
}

/** Null for one that we did not make, or whose time is over. */
export function readUpsellToken(app: App, token: string): UpsellToken | null {
  const [paymentId = '', firstPaymentId = '', expiresAt = '', signed = ''] = token.split('.')
  if (!equalInConstantTime(signed, signature(app, `${paymentId}.${firstPaymentId}.${expiresAt}`))) return null
  return Number(expiresAt) * 1000 > app.clock.now().getTime() ? { paymentId, firstPaymentId } : null
}

function signature(app: App, body: string): string {
  return createHmac('sha256', app.secrets.derive('upsell token')).update(body).digest('base64url')
}
