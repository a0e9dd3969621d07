import { createHmac } from 'node:crypto'
import type { App } from '../../app.ts'

const lifetimeHours = 24

/** Lets the pages after a purchase offer more without asking for everything again. Bound to the payment and short-lived. */
export function signUpsellToken(app: App, paymentId: string): string {
  const expiresAt = Math.floor(app.clock.now().getTime() / 1000) + lifetimeHours * 3600
  const body = `${paymentId}.${expiresAt}`
  return `${body}.${createHmac('sha256', app.secrets.derive('upsell token')).update(body).digest('base64url')}`
}
