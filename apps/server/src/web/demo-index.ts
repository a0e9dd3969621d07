import { readFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { demoTenants } from '#demo/demo-tenants.ts'
import { forSale } from '#modules/catalog/for-sale.ts'
import { tenantUrl } from '#modules/platforms/tenant-url.ts'
import { inReplicaScope } from '#scope.ts'
import { type DemoTenant, demoPage } from './demo-page.ts'
import { pageFacts } from './page-facts.ts'
import { securityHeaders } from './security-headers.ts'

const offersMax = 50
const stylesheet = readFileSync(new URL('./demo-page.css', import.meta.url), 'utf8')

/** Copies a button's text to the clipboard and confirms it for a moment. */
const copyScript = `document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]')
  if (!button) return
  await navigator.clipboard.writeText(button.dataset.copy)
  const label = button.textContent
  button.textContent = 'Copiado'
  setTimeout(() => { button.textContent = label }, 1500)
})
`

/** Address of a tenant; for a tenant in another cell, from the directory. */
function urlOf({ cells, config }: App, { platformId, hosts }: (typeof demoTenants)[number]): string {
  const publicUrl = cells.directory().cells[cells.elsewhere(platformId) ?? '']?.publicUrl ?? config.publicUrl
  return tenantUrl({ publicUrl }, hosts({ ...config, publicUrl })[0] ?? null)
}

/** The demo's front page: what can be bought and tried, who can log in, where to pay. */
export async function demoIndex(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  const headers = { ...securityHeaders('demo', pageFacts(app)), 'cache-control': 'no-store' }
  const tenantsSeenFrom = (platformId: string): DemoTenant[] =>
    demoTenants.map((tenant) => ({
      name: tenant.name,
      url: urlOf(app, tenant),
      isHere: tenant.platformId === platformId,
    }))

  server.get('/demo', async (request, reply) => {
    const listed = await inReplicaScope(app, request.platformId, ({ tx }) =>
      tx
        .select({ offer: offers, product: products })
        .from(offers)
        .innerJoin(products, eq(products.id, offers.productId))
        .where(and(eq(offers.status, 'ACTIVE'), forSale()))
        .orderBy(products.name)
        .limit(offersMax),
    )
    const shown = listed.map(({ offer, product }) => ({
      offer,
      product,
      imageUrl: product.imageKey === null ? null : app.store.publicUrl(product.imageKey),
    }))
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(demoPage(shown, tenantsSeenFrom(request.platformId)).markup)
  })
  server.get('/demo/page.css', (_request, reply) => reply.headers(headers).type('text/css').send(stylesheet))
  server.get('/demo/copy.js', (_request, reply) =>
    reply.headers(headers).type('text/javascript').send(copyScript),
  )
}
