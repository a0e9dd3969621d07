import { AppError } from '@balcao/domain/texts/app-error'
import { type Locale, locales } from '@balcao/domain/vocabulary'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '#app.ts'
import { html } from '#kit/http/html.ts'
import { pageFacts } from './page-facts.ts'
import { plainPageStyle } from './plain-page-style.ts'
import { securityHeaders } from './security-headers.ts'

type Gallery = {
  app: App
  names: readonly string[]
  render(name: string, locale: Locale): { html: string; styleHashes: string[] } | null
}

const query = z.object({ locale: z.enum(locales).catch('PT_BR') })

/** Every state of the payment page, for viewing without a sale. Only in the demo. */
export async function paymentStates(server: FastifyInstance, { app, names, render }: Gallery): Promise<void> {
  server.get('/dev/payment-states', async (_request, reply) => {
    const page = html`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Estados da página de pagamento</title><style>${plainPageStyle}</style></head><body><main>
  <h1>Estados da página de pagamento</h1>
  <ul>${names.map((name) => html`<li><a href="/dev/payment-states/${name}">${name}</a></li>`)}</ul>
</main></body></html>`
    return reply
      .headers({ ...securityHeaders('mailbox', pageFacts(app)), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page.markup)
  })

  server.get<{ Params: { name: string } }>('/dev/payment-states/:name', async (request, reply) => {
    const page = render(request.params.name, query.parse(request.query).locale)
    if (page === null) throw new AppError('not_found')
    return reply
      .headers(securityHeaders('payment', { ...pageFacts(app), styleHashes: page.styleHashes }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.html)
  })
}
