import type { FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import { browserOf } from '#modules/payments/views/browser-of.ts'
import { type PaymentViewer, paymentViewer } from '#modules/payments/views/payment-viewer.ts'

/** The viewer of a payment's page or stream. */
export async function viewerOf(app: App, request: FastifyRequest): Promise<PaymentViewer> {
  const session = await readSession(app, request.headers.cookie, request.platformId)
  return paymentViewer(app, { session, browser: browserOf(request.platformId, request) })
}
