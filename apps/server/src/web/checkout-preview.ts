import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { AppError } from '@balcao/domain/texts/app-error'
import { checkoutTemplates, consoleLocales } from '@balcao/domain/vocabulary'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#app.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import { brandInput } from '#modules/branding/brand.input.ts'
import { getBrandPreview } from '#modules/checkout/get-brand-preview.ts'
import { getCheckoutPreview } from '#modules/checkout/get-checkout-preview.ts'
import { admit } from '#rpc/access.ts'
import { admitVisit } from '#rpc/visit.ts'
import { inScope } from '#scope.ts'
import { pageFacts } from './page-facts.ts'
import { securityHeaders } from './security-headers.ts'

type Preview = {
  app: App
  /** The renderer of the buyer's own page. */
  render(page: CheckoutPage): RenderedPage
}

type RenderedPage = { html: string; styleHashes: string[] }

type PreviewRoute = { Params: { offerId: string }; Querystring: Record<string, string> }

/** Scripts, and the tags that refer to them or to their data. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="(?:modulepreload|expect)"[^>]*>/g
/** The hint to enable scripts is removed: no script may run in a preview. */
const withoutScripts = /<noscript>[\s\S]*?<\/noscript>/g

/** Parameter value of the preview to which a seller's own link leads while the product is under review. */
export const previewOfClosed = 'closed'

const closedNotice = 'Pré-visualização. Os compradores veem “Em breve” até a plataforma aprovar o produto.'

const brandQuery = z.object({
  ...brandInput.pick({ name: true, brandColor: true }).shape,
  template: z.enum(checkoutTemplates),
  locale: z.enum(consoleLocales),
})

/** Previews for the console's frames: the buyer's page with unpublished changes, without function. */
export async function checkoutPreview(server: FastifyInstance, { app, render }: Preview): Promise<void> {
  server.get<PreviewRoute>('/checkout-preview/:offerId', async (request, reply) => {
    const { offerId } = request.params
    const session = admit({ app, session: await sessionOf(request) }, { area: 'SELLER' })
    if (session.visit)
      await admitVisit(session.visit, { path: 'checkout-preview', isChange: false, ip: request.ip })
    if (!z.uuid().safeParse(offerId).success) throw new AppError('offer_not_found')
    const page = await inScope(app, request.platformId, (scope) =>
      getCheckoutPreview({ ...scope, session, ip: request.ip }, offerId),
    )
    const notice = previewOfClosed in request.query ? `<p class="banner banner-demo">${closedNotice}</p>` : ''
    return show(reply, render(page), notice)
  })

  server.get('/checkout-preview/brand', async (request, reply) => {
    admit({ app, session: await sessionOf(request) }, { area: 'ADMIN', permission: 'isConfigAvailable' })
    const brand = brandQuery.safeParse(request.query)
    if (!brand.success) throw new AppError('input_invalid')
    const page = await inScope(app, request.platformId, (scope) => getBrandPreview(scope, brand.data))
    return show(reply, render(page))
  })

  function sessionOf({ headers, platformId }: FastifyRequest) {
    return readSession(app, headers.cookie, platformId)
  }

  function show(reply: FastifyReply, { html, styleHashes }: RenderedPage, notice = ''): FastifyReply {
    return reply
      .removeHeader('x-frame-options')
      .headers(securityHeaders('preview', { ...pageFacts(app), styleHashes, framedBy: "'self'" }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html.replace(scripts, '').replace(withoutScripts, '').replace('<body>', `<body>${notice}`))
  }
}
