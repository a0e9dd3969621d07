import type { FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import { type PaymentEyes, paymentEyes } from '#modules/payments/views/payment-eyes.ts'

/** The viewer of a payment's page or stream. */
export async function eyesOf(app: App, { platformId, headers }: FastifyRequest): Promise<PaymentEyes> {
  const cookieHeader = headers.cookie
  const session = await readSession(app, cookieHeader, platformId)
  return paymentEyes(app, { platformId, cookieHeader, session })
}
