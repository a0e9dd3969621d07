import { randomUUID } from 'node:crypto'
import { licenseKeys, productContents } from '@balcao/server/db/schema/access'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPlatform } from '@balcao/server/demo/a-platform'
import { aPurchase, sealCard } from '@balcao/server/demo/a-purchase'
import { anAccount } from '@balcao/server/demo/an-account'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { newObjectKey } from '@balcao/server/kit/storage/object-key'
import { tokenCreditCard } from '@balcao/server/modules/checkout/token-credit-card'
import { applyProviderEvent } from '@balcao/server/modules/payments/core/apply-provider-event'
import { inScope } from '@balcao/server/scope'
import { brokenInvariants } from '@balcao/server/test/read-books'
import { fileSamples } from '@balcao/server/test/storage/file-samples'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'
import { mailedCode } from './mailed-code.ts'

const email = 'carolina@compradora.example'

let world: TestServer
let browser: Browser
/** Another platform of the installation, where the same person also buys. */
let neighbour: string
let neighbourId: string
let courseId: string
let clubId: string

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  await inScope(world.app, world.platformId, async (scope) => {
    // Charges a saved card without its security code, as a subscription requires.
    const cards = { sandbox: world.sandbox, provider: 'PAGARME', priority: 0 } as const
    await anAccount(scope, { ...cards, methods: ['CREDIT_CARD'] })
    const sellerId = (await aPerson(scope, { name: 'Forno da Marina' })).id
    const course = await aProduct(scope, { sellerId, name: 'Curso de pão' })
    const club = await aProduct(scope, { sellerId, name: 'Clube do levain' })
    courseId = (await anOffer(scope, { productId: course.id })).id
    const terms = { type: 'SUBSCRIPTION', priceCents: 4_990, recurrencePriceCents: 4_990 } as const
    clubId = (await anOffer(scope, { productId: club.id, ...terms, frequencyInDays: 30 })).id
    const fileKey = newObjectKey('contents', 'application/pdf')
    const pdf = fileSamples['application/pdf']
    await world.app.store.put(fileKey, pdf, 'application/pdf')
    const licence = { platformId: world.platformId, productId: course.id, contentId: randomUUID() }
    await scope.tx.insert(productContents).values({
      ...licence,
      id: licence.contentId,
      kind: 'LICENSE',
      title: 'Planilha de fornadas',
      position: 1,
    })
    await scope.tx
      .insert(licenseKeys)
      .values({ ...licence, number: 1, value: 'PAO-4821-QF', addedAt: scope.now })
    await scope.tx.insert(productContents).values({
      platformId: world.platformId,
      productId: course.id,
      kind: 'FILE',
      title: 'Apostila',
      fileKey,
      sizeBytes: pdf.length,
      usesMax: 2,
      position: 0,
    })
  })
  const { platformId } = await inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Ateliê',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  neighbourId = platformId
  neighbour = `http://vizinha.localhost:${new URL(world.url).port}`
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

async function buyCourse(page: Page): Promise<string> {
  await page.goto(`${world.url}/checkout/${courseId}`)
  await fillCheckout(page, { email })
  await page.getByRole('button', { name: /com Pix/ }).click()
  await page.waitForURL(/\/checkout\/payment\//)
  const paymentId = page.url().match(/payment\/([0-9a-f-]{36})/)?.[1] ?? ''
  const [payment] = await world.owner`
    select p.pix_code, o.code from payments p join orders o on o.id = p.order_id where p.id = ${paymentId}`
  await world.sandbox.bank.pay(payment?.pix_code)
  await world.sandbox.bank.webhooksDelivered()
  await world.drainJobs()
  return payment?.code
}

async function subscribe(): Promise<void> {
  const { app, platformId } = world
  const card = await sealCard(app, platformId)
  const { id: creditCardId } = await inScope(app, platformId, (scope) =>
    tokenCreditCard(scope, { offerId: clubId, card }, '203.0.113.7'),
  )
  await aPurchase(app, platformId, { offerId: clubId, email, method: 'CREDIT_CARD', creditCardId })
  await world.drainJobs()
}

/** Types another card in the frame of the other origin, digit by digit where the field has a mask. */
async function giveCard(page: Page): Promise<void> {
  const fields = page.frameLocator('iframe[title^="Dados do cartão"]')
  await fields.getByLabel('Número do cartão').pressSequentially('5555555555554444')
  await fields.getByLabel('Validade').pressSequentially('1239')
  await fields.getByLabel('CVV').fill('123')
  await fields.getByLabel('Nome impresso no cartão').fill('CAROLINA NOGUEIRA')
  await page.getByLabel('CPF ou CNPJ do titular').fill('52998224725')
  await page.getByRole('button', { name: 'Usar este cartão' }).press('Enter')
}

async function buyAtNeighbour(): Promise<void> {
  const offer = await inScope(world.app, neighbourId, async (scope) => {
    const sellerId = (await aPerson(scope, { name: 'Barro Vivo' })).id
    const product = await aProduct(scope, { sellerId, name: 'Curso de cerâmica' })
    return anOffer(scope, { productId: product.id })
  })
  const { paymentId } = await aPurchase(world.app, neighbourId, { offerId: offer.id, email })
  await inScope(world.app, neighbourId, (scope) =>
    applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status: 'APPROVED', certainty: 'KNOWN' }),
  )
  await world.drainJobs()
}

/** Logs in at the neighbour, where the code of the first platform is refused. */
async function enterNeighbour(page: Page, foreignCode: string): Promise<void> {
  await page.goto(`${neighbour}/my-purchases`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  const boxes = page.getByLabel('Código de 6 dígitos').first()
  await boxes.pressSequentially(foreignCode)
  await page.getByText('Código inválido ou expirado').waitFor()
  await world.drainJobs()
  const [mail] = await world.owner`
    select text from mails where platform_id = ${neighbourId} and key like 'customer-access-code:%'`
  await boxes.pressSequentially(/\b\d{6}\b/.exec(mail?.text)?.[0] ?? '')
  await page.getByText('Curso de cerâmica').first().waitFor()
}

/** The open page shows no purchase of the other platform. */
async function expectOnly(page: Page, own: string, foreign: RegExp): Promise<void> {
  await page.getByText(own).first().waitFor()
  expect(await page.getByRole('main').textContent()).not.toMatch(foreign)
}

const bread = /pão|levain|PAO-4821/i
const pottery = /cerâmica/i

test('a buyer at two platforms logs in by the order, downloads, changes the card and is refunded, and neither platform sees the other’s sale', async () => {
  const { page, complaints } = await visit(browser)
  await page.clock.install({ time: world.clock.now() })
  const orderCode = await buyCourse(page)
  await subscribe()
  await buyAtNeighbour()

  await page.goto(`${world.url}/my-purchases`)
  await page.getByRole('link', { name: /Busque pelo pedido/ }).click()
  await page.getByLabel('Código do pedido', { exact: false }).last().fill(orderCode)
  await page.getByRole('button', { name: 'Receber código por e-mail' }).click()
  await page.getByRole('heading', { name: 'Digite o código' }).waitFor()
  const ownCode = await mailedCode(world, email)
  await page.getByLabel('Código de 6 dígitos').first().pressSequentially(ownCode)
  await page.getByRole('heading', { name: 'Escolha a compra' }).waitFor()

  const elsewhere = (await visit(browser)).page
  await elsewhere.clock.install({ time: world.clock.now() })
  await enterNeighbour(elsewhere, ownCode)
  await expectOnly(elsewhere, 'Curso de cerâmica', bread)

  await page.goto(`${world.url}/my-purchases/access-purchases`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar: Apostila' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByText('Acessos restantes: 1 de 2').waitFor()
  const course = page.getByRole('listitem').filter({ hasText: 'Curso de pão' })
  await course.getByText('Registros de acesso').click()
  await course.getByText('Arquivo entregue: Apostila').waitFor()
  await course.getByText('PAO-4821-QF').waitFor()
  await course.getByText('Chave entregue: Planilha de fornadas').waitFor()
  await expectOnly(page, 'Curso de pão', pottery)

  await page.goto(`${world.url}/my-purchases?tab=subscriptions`)
  await page.getByText('final 1111').waitFor()
  await page.getByRole('button', { name: 'Trocar cartão' }).click()
  await giveCard(page)
  await page.getByText('final 4444').waitFor()

  await page.goto(`${world.url}/my-purchases?tab=privacy`)
  await page.getByRole('switch', { name: 'Receber lembretes' }).click()
  await page.getByText('Preferência salva.').waitFor()
  await page.getByRole('switch', { name: 'Receber lembretes', checked: false }).waitFor()

  await page.goto(`${world.url}/my-purchases`)
  const bought = page.getByRole('listitem').filter({ hasText: 'Curso de pão' })
  await bought.getByRole('link', { name: 'Solicitar reembolso' }).click()
  await page.getByRole('button', { name: /Solicitar reembolso de R\$\s197,00/ }).click()
  await page.getByText(`Protocolo ${orderCode}-R1`).waitFor()
  await page.getByRole('button', { name: 'Cancelar solicitação' }).waitFor()

  // The seller does not answer, which counts as consent.
  world.clock.advance({ hours: 49 })
  await world.drainJobs()
  await world.sandbox.bank.webhooksDelivered()
  await world.drainJobs()
  await page.goto(`${world.url}/my-purchases?tab=refunds`)
  await page.getByText('Reembolsado').first().waitFor()
  await expectOnly(page, 'Curso de pão', pottery)
  await page.goto(`${world.url}/my-purchases/access-purchases`)
  await page.getByText('compra reembolsada').waitFor()
  await page.getByText('PAO-4821-QF').waitFor({ state: 'detached' })
  await expectOnly(page, 'Curso de pão', pottery)
  await elsewhere.goto(`${neighbour}/my-purchases?tab=refunds`)
  await expectOnly(elsewhere, 'Minhas compras', bread)
  await elsewhere.goto(`${neighbour}/my-purchases/access-purchases`)
  await elsewhere.getByText('Liberado').waitFor()
  await expectOnly(elsewhere, 'Curso de cerâmica', bread)

  expect(complaints).toEqual([])
  expect(await brokenInvariants(world)).toEqual([])
})

test('a person with an unknown charge sees the sellers with its name, but not whether the charge exists', async () => {
  const { page, complaints } = await visit(browser)
  await page.goto(`${world.url}/request-refund?find=charge`)
  await page.getByLabel('Nome na fatura ou no extrato').fill('PAG*CLUBEDOLEVAIN')
  await page.getByLabel('Data da cobrança').fill('2026-01-10')
  await page.getByLabel('Valor').fill('1234')
  await page.getByRole('button', { name: 'Receber código por e-mail' }).click()
  await page.getByText('Se houver uma compra com esses dados').waitFor()
  await page.getByText('Clube do levain').waitFor()
  await page.getByText('Forno da Marina').first().waitFor()
  expect(complaints).toEqual([])
})
