import type { FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import { type PaymentViewer, paymentViewer } from '#modules/payments/views/payment-viewer.ts'

/** The viewer of a payment's page or stream. */
export async function viewerOf(app: App, { platformId, headers }: FastifyRequest): Promise<PaymentViewer> {
  const cookieHeader = headers.cookie
  const session = await readSession(app, cookieHeader, platformId)
  return paymentViewer(app, { platformId, cookieHeader, session })
}
