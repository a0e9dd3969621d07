import { anAccount } from '@balcao/server/demo/an-account'
import { inScope } from '@balcao/server/scope'
import { brokenInvariants } from '@balcao/server/test/read-books'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { becomeASeller, type NewSeller, publishTerms } from './become-a-seller.ts'
import { openBrowser, type Visit, visit } from './browser.ts'
import { fillCard, pressButton } from './fill-card.ts'
import { fillCheckout } from './fill-checkout.ts'

/** For the rest of the story, which takes more than a minute: only `npm run test:long` runs it. */
const toTheEnd = test.runIf(process.env.BALCAO_WHOLE_STORY !== undefined)

const phone = { width: 360, height: 780 }

let world: TestServer
let browser: Browser
let seller: NewSeller
let page: Page

beforeAll(async () => {
  world = await createTestServer()
  await publishTerms(world)
  await inScope(world.app, world.platformId, (scope) =>
    anAccount(scope, { sandbox: world.sandbox, provider: 'PAGARME', methods: ['CREDIT_CARD'], priority: 0 }),
  )
  browser = await openBrowser()
})
afterAll(async () => {
  expect(seller?.complaints).toEqual([])
  expect(await brokenInvariants(world)).toEqual([])
  await browser?.close()
  await world?.stop()
})

const button = (name: string | RegExp) => page.getByRole('button', { name })

/** Webhooks arrive, and every job that is due runs. */
async function settle(): Promise<void> {
  await world.drainJobs()
  await world.sandbox.bank.webhooksDelivered()
  await world.drainJobs()
}

/** A buyer with a phone who fills in the seller's checkout. */
async function aBuyer(name: string, email: string): Promise<Visit> {
  const buyer = await visit(browser, phone)
  await buyer.page.clock.install({ time: world.clock.now() })
  await buyer.page.goto(seller.checkoutUrl)
  await fillCheckout(buyer.page, { name, email })
  return buyer
}
async function leave({ context, complaints }: Visit): Promise<void> {
  expect(complaints).toEqual([])
  await context.close()
}
const isConfirmed = (buyer: Visit) =>
  buyer.page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor()

test('a new seller needs under forty clicks from registration to a working checkout link', async () => {
  seller = await becomeASeller(world, browser)
  ;({ page } = seller)
  const { clicks, seconds } = seller
  console.log(`From registration to a working checkout link: ${clicks} clicks, ${seconds} s of a browser`)
  expect(clicks).toBeLessThan(40)
  const [product] = await world.owner`select category from products`
  expect(product?.category).toBe('culinaria-e-gastronomia')
})

toTheEnd('the checkout is dressed in the builder, and buyers see it', async () => {
  const offerId = seller.checkoutUrl.split('/').at(-1) ?? ''
  await page.goto(`${world.url}/platform/checkout-builder/${offerId}?tab=banners`)
  await page.getByRole('switch', { name: 'Mostrar faixa' }).click()
  const strip = page.getByRole('region', { name: 'Faixa de texto' })
  await strip.getByRole('textbox', { name: 'Texto', exact: true }).fill('Turma de dezembro')
  await button('Publicar 1 alteração').click()
  await page.getByText('Sem alterações').waitFor()
})

toTheEnd('a Pix and a boleto are paid', async () => {
  world.clock.advance({ seconds: 2 })
  const pix = await aBuyer('Paula Reis', 'pix@compradora.example')
  await pix.page.getByText('Turma de dezembro').waitFor()
  await pressButton(pix.page, /com Pix/)
  await world.sandbox.bank.pay(await pix.page.getByRole('textbox', { name: 'Pix copia e cola' }).inputValue())
  await settle()
  await isConfirmed(pix)
  await leave(pix)

  const boleto = await aBuyer('Bruna Sá', 'boleto@compradora.example')
  await boleto.page.getByRole('radio', { name: /Boleto/ }).check()
  await pressButton(boleto.page, /boleto/i)
  await boleto.page.waitForURL(/\/checkout\/payment\//)
  const [issued] = await world.owner`select transaction_id as id from payments where method = 'BILLET'`
  await world.sandbox.bank.pay({ acquirer: 'HAWKPAY', id: String(issued?.id) })
  await settle()
  await isConfirmed(boleto)
  await leave(boleto)
})

toTheEnd('a second offer becomes an upsell, and who pays by card takes it with one click', async () => {
  await page.goto(`${world.url}/platform/my-products`)
  await page.getByRole('link', { name: 'Oficina de Panetone' }).first().click()
  await page.getByRole('link', { name: 'Ofertas' }).waitFor()
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(768)
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: 'Ofertas' }).click()
  await button('Nova oferta').first().click()
  const offer = page.getByRole('dialog', { name: 'Nova oferta' })
  await offer.getByLabel('Nome da oferta').fill('Forno a distância')
  await offer.getByRole('textbox', { name: 'Preço' }).fill('49,00')
  await offer.getByRole('button', { name: 'Criar' }).click()
  await page.getByText('Oferta criada').first().waitFor()

  await page.goto(`${world.url}/platform/upsell-funnels`)
  await button('Novo funil').first().click()
  await page.getByLabel('Nome do funil').fill('Depois do panetone')
  await page.getByRole('combobox', { name: 'Oferta inicial' }).click()
  await page.getByRole('option', { name: /Oferta principal/ }).click()
  await page.getByRole('combobox', { name: 'Oferta da etapa 1' }).click()
  await page.getByRole('option', { name: /Forno a distância/ }).click()
  await button('Criar rascunho').click()
  await button('Publicar versão 1').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar versão 1' }).click()
  await page.getByText('Versão publicada.').waitFor()

  const card = await aBuyer('Clara Dias', 'cartao@compradora.example')
  await fillCard(card.page)
  await pressButton(card.page, /no cartão/)
  await card.page.waitForURL(/\/checkout\/upsell\//)
  await card.page.getByRole('heading', { name: 'Forno a distância' }).waitFor()
  await card.page.getByRole('button', { name: /Sim, adicionar por R\$\s49,00/ }).click()
  await card.page.getByText('Adicionado ao seu pedido').waitFor()
  await card.page.getByRole('button', { name: 'Continuar' }).click()
  await isConfirmed(card)
  await leave(card)
})

toTheEnd('one sale is given back, money is taken out, and the statement tells of all of it', async () => {
  await page.goto(`${world.url}/platform/my-profile?tab=accounts`)
  await button('Adicionar conta').click()
  const account = page.getByRole('dialog', { name: 'Adicionar conta' })
  await account.getByLabel('Chave Pix', { exact: true }).fill('111.444.777-35')
  await account.getByRole('button', { name: 'Adicionar conta' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Verificada' }).waitFor()

  await page.goto(`${world.url}/platform/my-sales`)
  await page
    .getByRole('link', { name: /Clara Dias/ })
    .last()
    .click()
  await button('Reembolsar…').click()
  const refund = page.getByRole('alertdialog')
  await refund.getByLabel('Motivo').fill('Comprou duas vezes')
  await refund.getByRole('button', { name: /^Reembolsar R\$/ }).click()
  await page.getByText('Reembolso solicitado').first().waitFor()
  await settle()

  await page.goto(`${world.url}/platform/financial`)
  await button('Sacar').click()
  const withdrawal = page.getByRole('dialog')
  await withdrawal.getByLabel('Valor').fill('50,00')
  await withdrawal.getByRole('button', { name: /Sacar R\$\s50,00/ }).click()
  await page.getByRole('heading', { name: /Saque de R\$\s50,00/ }).waitFor()

  await page.goto(`${world.url}/platform/financial`)
  for (const line of ['Saque solicitado', 'Reembolso ao comprador', 'Liberação de venda'])
    await page.getByRole('main').getByText(line).first().waitFor()
})
