import { formatMoney } from '@balcao/domain/money'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { offers, products } from '../db/schema/catalog.ts'
import { demoLogins, demoMasterLogin, demoPassword } from '../demo/demo-identity.ts'
import { demoTenants } from '../demo/demo-tenants.ts'
import { type Html, html } from '../kit/http/html.ts'
import { tenantUrl } from '../modules/platforms/tenant-url.ts'
import { inReplicaScope } from '../scope.ts'
import { pageFacts } from './page-facts.ts'
import { plainPageStyle } from './plain-page-style.ts'
import { securityHeaders } from './security-headers.ts'

type Login = Pick<typeof demoMasterLogin | (typeof demoLogins)[number], 'area' | 'path' | 'email'>
type Tenant = { name: string; url: string; isHere: boolean }
type Listed = { offer: typeof offers.$inferSelect; product: typeof products.$inferSelect }

const offersMax = 50
const templateNames = { DEFAULT: 'Padrão', VEGA: 'Vega', DROPSHIPPING: 'Dropshipping' } as const

/** The demo's front door: what can be bought, who can log in, where to pay. */
export async function demoIndex(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  const tenantsSeenFrom = (platformId: string): Tenant[] =>
    demoTenants.map((tenant) => ({
      name: tenant.name,
      url: tenantUrl(app.config, tenant.hosts(app.config)[0] ?? null),
      isHere: tenant.platformId === platformId,
    }))

  server.get('/demo', async (request, reply) => {
    const listed = await inReplicaScope(app, request.platformId, ({ tx }) =>
      tx
        .select({ offer: offers, product: products })
        .from(offers)
        .innerJoin(products, eq(products.id, offers.productId))
        .orderBy(products.name)
        .limit(offersMax),
    )
    return reply
      .headers({
        ...securityHeaders('mailbox', pageFacts(app)),
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(page(listed, tenantsSeenFrom(request.platformId)).markup)
  })
}

function page(listed: Listed[], tenants: Tenant[]): Html {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="robots" content="noindex">
        <title>Demonstração do Balcão</title>
        <style>${plainPageStyle}</style>
      </head>
      <body>
        <header>
          <h1>Demonstração do Balcão</h1>
          <p>Compre qualquer oferta, pague no <a href="/banco-de-mentira">Banco de mentira</a> e veja a venda chegar. Nenhum dinheiro de verdade se move aqui.</p>
        </header>
        <main>
          <h2>Checkouts</h2>
          <ol>${listed.map(offerItem)}</ol>
          <h2>Acessos</h2>
          <p>A senha de todos é <code>${demoPassword}</code>. Os e-mails enviados ficam na <a href="/dev/mailbox">caixa de e-mails</a>.</p>
          <ol>${[...demoLogins, demoMasterLogin].map(loginItem)}</ol>
          <h2>Plataformas</h2>
          <p>Duas plataformas moram nesta demonstração. Os e-mails de acesso são os mesmos; as pessoas, os produtos e as vendas, não.</p>
          <ol>${tenants.map(tenantItem)}</ol>
        </main>
      </body>
    </html>`
}

function offerItem({ offer, product }: Listed): Html {
  return html`<li>
    <a href="/checkout/${offer.id}">
      <strong>${product.name}</strong>
      <span>${offer.title} · ${templateNames[offer.template]}</span>
      <span>${formatMoney(offer.priceCents, product.currency, 'PT_BR')}</span>
    </a>
  </li>`
}

function loginItem({ area, path, email }: Login): Html {
  return html`<li>
    <a href="${path}">
      <strong>${area}</strong>
      <span>${email}</span>
      <span></span>
    </a>
  </li>`
}

function tenantItem({ name, url, isHere }: Tenant): Html {
  return html`<li>
    <a href="${url}/demo">
      <strong>${name}</strong>
      <span>${new URL(url).host}</span>
      <span>${isHere ? 'você está aqui' : ''}</span>
    </a>
  </li>`
}
