import type { Cents } from '@balcao/domain/money/money'
import { type PaymentMethod, paymentMethods } from '@balcao/domain/vocabulary'
import type { App } from '#app.ts'
import { isSignatureOf, signText } from '#kit/crypto/signature.ts'

const lifetimeHours = 24
const purpose = 'upsell token 3'
/** Parts of the body, without the signature. */
const partCount = 6
/** Limit of one click when no page of ours has shown a price. */
const oneClickMaxCents = 500_000

export type UpsellToken = {
  /** The payment just made, which identifies order and buyer. */
  paymentId: string
  /** The payment with which the card was saved, possibly an earlier one. */
  firstPaymentId: string
  /** Limit of the charge, without the interest of installments. */
  ceilingCents: Cents
  /** The step of a funnel; empty for an offer on a seller's own page. */
  stepKey: string
  /** Method shown on the page; null for the method of the purchase. */
  method: PaymentMethod | null
}

/**
 * Signs a token with which a page after a purchase can offer more without asking for all data again. Bound to
 * the payment, an amount and a day.
 */
export function signUpsellToken(
  app: App,
  paymentId: string,
  {
    firstPaymentId = paymentId,
    ceilingCents = oneClickMaxCents,
    stepKey = '',
    method = null,
  }: Partial<UpsellToken> = {},
): string {
  const expiresAt = Math.floor(app.clock.now().getTime() / 1000) + lifetimeHours * 3600
  const body = [paymentId, firstPaymentId, ceilingCents, stepKey, method ?? '', expiresAt].join('.')
  return `${body}.${signText(app.secrets, purpose, body)}`
}

/** Null for a token that is forged or expired. */
export function readUpsellToken(app: App, token: string): UpsellToken | null {
  const parts = token.split('.')
  const signed = parts.pop() ?? ''
  if (!isSignatureOf(app.secrets, purpose, parts.join('.'), signed)) return null
  const [paymentId = '', firstPaymentId = '', ceilingCents, stepKey = '', named, expiresAt] = parts
  const isLive = Number(expiresAt) * 1000 > app.clock.now().getTime()
  if (parts.length !== partCount || !isLive) return null
  const method = paymentMethods.find((each) => each === named) ?? null
  return { paymentId, firstPaymentId, ceilingCents: Number(ceilingCents), stepKey, method }
}
