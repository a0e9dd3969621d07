import { AppError } from '@balcao/domain/app-error'
import type { CheckoutPage } from '@balcao/domain/checkout-page'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '../app.ts'
import { readSession } from '../modules/accounts/sessions/read-session.ts'
import { getCheckoutPreview } from '../modules/checkout/get-checkout-preview.ts'
import { admitVisit } from '../rpc/visit.ts'
import { inScope } from '../scope.ts'
import { pageFacts } from './page-facts.ts'
import { securityHeaders } from './security-headers.ts'

type Preview = {
  app: App
  /** The renderer of the buyer's own page. */
  render(page: CheckoutPage): { html: string; styleHashes: string[] }
}

type PreviewRoute = { Params: { offerId: string }; Querystring: Record<string, string> }

/** Scripts, and the tags that speak of them or of the data that they read. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="(?:modulepreload|expect)"[^>]*>/g
/** Tells a buyer to switch scripts on; here none may run. */
const withoutScripts = /<noscript>[\s\S]*?<\/noscript>/g

/** How a seller's own link names the preview that it leads to while the platform looks at the product. */
export const previewOfClosed = 'closed'

const closedNotice = 'Pré-visualização. Os compradores veem “Em breve” até a plataforma aprovar o produto.'

/** What the builder shows in its frame: the buyer's page with the seller's draft, to be looked at and not to be used. */
export async function checkoutPreview(server: FastifyInstance, { app, render }: Preview): Promise<void> {
  server.get<PreviewRoute>('/checkout-preview/:offerId', async (request, reply) => {
    const { offerId } = request.params
    const session = await readSession(app, request.headers.cookie, request.platformId)
    if (session?.role !== 'SELLER') throw new AppError('session_required')
    if (session.visit)
      await admitVisit(session.visit, { path: 'checkout-preview', isChange: false, ip: request.ip })
    if (!z.uuid().safeParse(offerId).success) throw new AppError('offer_not_found')
    const page = await inScope(app, request.platformId, (scope) =>
      getCheckoutPreview({ ...scope, session, ip: request.ip }, offerId),
    )
    const { html, styleHashes } = render(page)
    const notice = previewOfClosed in request.query ? `<p class="banner banner-demo">${closedNotice}</p>` : ''
    return reply
      .removeHeader('x-frame-options')
      .headers(securityHeaders('preview', { ...pageFacts(app), styleHashes, framedBy: "'self'" }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html.replace(scripts, '').replace(withoutScripts, '').replace('<body>', `<body>${notice}`))
  })
}
