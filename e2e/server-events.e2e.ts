import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { jobs } from '@balcao/server/jobs'
import { createGuardedHttp } from '@balcao/server/kit/http/guarded-http'
import { inScope } from '@balcao/server/scope'
import { drainJobs } from '@balcao/server/test/drain-jobs'
import { adAccounts, type FakeAdVendors, fakeAdVendors } from '@balcao/server/test/http/fake-ad-vendors'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fakeVendors } from './fake-pixel-vendors.ts'
import { fillCheckout } from './fill-checkout.ts'
import { findBarriers } from './find-barriers.ts'
import { logIn } from './log-in.ts'

let vendors: FakeAdVendors
let world: TestServer
let browser: Browser
let seller: { id: string; email: string }
let offerId: string
const { pixelId, token } = adAccounts.facebook

beforeAll(async () => {
  vendors = await fakeAdVendors({ now: () => world.clock.now() })
  world = await createTestServer({ CONVERSIONS_URL: vendors.url })
  world.app.http = createGuardedHttp({ allowLoopback: true })
  browser = await openBrowser()
  await inScope(world.app, world.platformId, async (scope) => {
    seller = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId: seller.id, name: 'Curso de pão' })
    offerId = (await anOffer(scope, { productId, priceCents: 19_700 })).id
  })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
  await vendors?.stop()
})

const work = () => drainJobs(world.app, world.ownerUrl, jobs)

async function buy(page: Page, { agrees }: { agrees: boolean }) {
  world.clock.advance({ seconds: 2 })
  await page.goto(`${world.url}/checkout/${offerId}`)
  await fillCheckout(page)
  const consent = page.getByRole('checkbox', { name: 'Aceito compartilhar dados com Facebook' })
  expect(await consent.isChecked()).toBe(false)
  if (agrees) await consent.check()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: /com Pix/ }).click()
  await page.getByRole('heading', { name: 'Pague com Pix', level: 1 }).waitFor()
  await world.sandbox.bank.pay(await page.getByRole('textbox', { name: 'Pix copia e cola' }).inputValue())
  await world.sandbox.bank.webhooksDelivered()
  await work()
}

test('a seller connects a pixel with a token and a test code, sends a test, and reads the vendor’s answer', async () => {
  const { context, page, complaints } = await visit(browser, { width: 1440, height: 900 })
  await logIn(context, world.url, { door: 'SELLER', email: seller.email })
  await page.goto(`${world.url}/platform/integrations/facebook`)
  await page.getByRole('button', { name: 'Conectar produto' }).first().click()
  await page.getByRole('combobox', { name: 'Produto' }).click()
  await page.getByRole('option', { name: 'Curso de pão' }).click()
  await page.getByRole('button', { name: 'Adicionar pixel' }).click()
  await page.getByLabel('ID do pixel').fill(pixelId)
  await page.getByLabel(/Token/).fill(token)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Para testar, salve o código de teste do pixel.').waitFor()
  await page.getByRole('button', { name: 'Editar Curso de pão' }).click()
  await page.getByText('Token salvo').waitFor()
  await page.getByLabel('Código de teste').fill('TEST123')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('button', { name: `Enviar evento de teste ao pixel ${pixelId}` }).click()
  await page.getByText('A plataforma de anúncios aceitou o evento.').waitFor()
  await page.getByText('"events_received":1').waitFor()
  expect(vendors.state.tests.map(({ code }) => code)).toEqual(['TEST123'])
  await page.getByText('A Meta conta o teste como um evento CheckoutTest').waitFor()
  expect(vendors.counted('facebook')).toMatchObject([
    { event_name: 'CheckoutTest', custom_data: { value: 0 } },
  ])
  expect(await findBarriers(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('a purchase with consent is reported by browser and server under the same ids, and one without consent by the browser only', async () => {
  const { context, page } = await visit(browser)
  const seen = await fakeVendors(context)
  await buy(page, { agrees: true })
  await page.getByRole('heading', { name: 'Pagamento confirmado', level: 1 }).waitFor()
  await expect.poll(() => idsSaid('Purchase')).toHaveLength(1)
  const idsCounted = (name: string) => vendors.counted(`facebook ${name}`).map((event) => event.event_id)
  function idsSaid(name: string) {
    const said = seen.reports().filter(({ said: words }) => words.includes(name))
    return said.map(({ said: words }) => (words.at(-1) as { eventID: string }).eventID)
  }
  expect(idsCounted('Purchase')).toEqual(idsSaid('Purchase'))
  expect(idsCounted('InitiateCheckout')).toEqual(idsSaid('InitiateCheckout'))

  await buy(page, { agrees: false })
  expect(idsCounted('Purchase')).toHaveLength(1)
  await context.close()

  const desk = await visit(browser, { width: 360, height: 780 })
  await logIn(desk.context, world.url, { door: 'SELLER', email: seller.email })
  await desk.page.goto(`${world.url}/platform/integrations/facebook`)
  await desk.page.getByText('Último envio aceito').waitFor()
  await desk.page.goto(`${world.url}/platform/integrations/facebook?tab=reports`)
  await desk.page.getByText('Não enviado').first().waitFor()
  expect(await findBarriers(desk.page)).toEqual([])
  await desk.context.close()
})
