import { readFileSync } from 'node:fs'
import { aPerson } from '@balcao/server/demo/a-person'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCourseShop, type CourseShop } from './a-course-shop.ts'
import { openBrowser, type Visit, visit } from './browser.ts'
import { logIn } from './log-in.ts'

let world: TestServer
let browser: Browser

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

async function enter({ email }: CourseShop): Promise<Visit> {
  const visitor = await visit(browser, { width: 1440, height: 900 })
  await logIn(visitor.context, world.url, { door: 'SELLER', email })
  return visitor
}

/** The checkout as a buyer finds it a moment later. */
async function openCheckout(page: Page, offerId: string): Promise<void> {
  world.clock.advance({ seconds: 2 })
  await page.goto(`${world.url}/checkout/${offerId}`)
}

test('a seller changes the payment settings of a product, sees the net, and the checkout follows', async () => {
  const shop = await aCourseShop(world)
  const { context, page, complaints } = await enter(shop)
  await page.goto(`${world.url}/platform/my-products/product/${shop.productId}?tab=settings`)
  const net = page.getByRole('region', { name: 'Você recebe por venda' })
  await net.getByText('R$ 182,71').first().waitFor()
  await page.getByRole('combobox', { name: 'Sem juros até' }).click()
  await page.getByRole('option', { name: '3x', exact: true }).click()
  const plan = page.getByRole('list', { name: 'Parcelas exibidas ao comprador' }).getByRole('listitem')
  await plan.nth(2).getByText('sem juros').waitFor()
  await page.getByRole('switch', { name: 'Boleto' }).click()
  await page.getByLabel('Nome na fatura').fill('Forno Marina')
  await page.getByRole('radio', { name: 'Página personalizada' }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByRole('link', { name: /Endereço da página de obrigado/ }).waitFor()
  await page
    .getByRole('textbox', { name: 'Endereço da página de obrigado' })
    .fill('https://forno.example/obrigada')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Alterações salvas').first().waitFor()
  expect(await page.getByLabel('Nome na fatura').inputValue()).toBe('FORNOMARINA')

  await page.getByRole('tab', { name: 'Google Analytics' }).click()
  await page.getByLabel('ID da métrica').fill('G-ABC1234567')
  await page.getByRole('button', { name: 'Salvar pixels' }).click()
  await page.getByText('Alterações salvas').nth(1).waitFor()
  const pixels = await world.owner`select vendor, pixel_id from pixels where product_id = ${shop.productId}`
  expect(pixels).toMatchObject([{ vendor: 'googleAnalytics', pixel_id: 'G-ABC1234567' }])

  await openCheckout(page, shop.offerId)
  await page.getByRole('radio', { name: /Cartão/ }).waitFor()
  expect(await page.getByRole('radio', { name: /Boleto/ }).count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('a seller adds an offer, shows its QR code, and pauses it alone', async () => {
  const shop = await aCourseShop(world)
  const { context, page, complaints } = await enter(shop)
  await page.goto(`${world.url}/platform/my-products/offers/${shop.productId}`)
  await page.getByRole('button', { name: 'Nova oferta' }).click()
  const drawer = page.getByRole('dialog', { name: 'Nova oferta' })
  await drawer.getByLabel('Nome da oferta').fill('Clube mensal')
  await drawer.getByRole('radio', { name: 'Assinatura' }).click()
  await drawer.getByRole('textbox', { name: 'Primeira cobrança' }).fill('49,90')
  await drawer.getByRole('textbox', { name: 'Próximas cobranças' }).fill('39,90')
  await drawer.getByRole('button', { name: 'Criar' }).click()
  const row = page.getByRole('row', { name: /Clube mensal/ })
  await row.getByText('Assinatura a cada 30 dias').waitFor()
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Link e QR Code' }).click()
  await page.getByRole('img', { name: 'QR Code que abre o checkout de Clube mensal' }).waitFor()
  await page.keyboard.press('Escape')
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Pausar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pausar' }).click()
  await row.getByText('Pausada').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a new seller takes a product from its creation to the review, and nothing typed is lost', async () => {
  const shop = await aCourseShop(world)
  const { context, page, complaints } = await enter(shop)
  await page.goto(`${world.url}/platform/my-products`)
  await page.getByRole('link', { name: 'Novo produto' }).click()
  // The list on the page before has a search of the same name.
  await page.getByRole('heading', { name: 'Novo produto', level: 1 }).waitFor()
  await page.getByLabel('Nome do produto').fill('Oficina de Panetone')
  await page.getByRole('button', { name: 'Criar rascunho' }).click()
  await page.getByLabel('Descrição').fill('Três aulas ao vivo para assar panetone.')
  await page.getByText('Salvo automaticamente').waitFor()
  await page.reload()
  await page.getByText('Três aulas ao vivo para assar panetone.').waitFor()
  await page.getByRole('button', { name: 'Continuar para oferta' }).click()

  await page.getByRole('textbox', { name: 'Preço' }).fill('129,00')
  await page.getByRole('region', { name: 'Você recebe por venda' }).getByText('R$ 118,78').first().waitFor()
  await page.getByRole('button', { name: 'Continuar para entrega' }).click()
  await page.getByRole('button', { name: 'Continuar para checkout' }).click()
  await page.getByText('Preencha este campo').first().waitFor()
  await page.getByLabel('Entrega por outro meio').fill('O link das aulas chega por e-mail.')
  await page.getByRole('button', { name: 'Continuar para checkout' }).click()
  await page.getByRole('button', { name: 'Continuar para revisão' }).click()
  await page.getByText('O link das aulas chega por e-mail.').waitFor()
  await page.getByRole('button', { name: 'Enviar para análise' }).click()
  await page.getByRole('heading', { name: 'Oficina de Panetone', level: 1 }).waitFor()
  await page.getByText('Produto em análise').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('the staff reads a product under review, approves it, and later suspends it with a message for its seller', async () => {
  const { email } = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { roles: ['ADMIN'], permissions: ['isProductsAvailable'] }),
  )
  const { context, page, complaints } = await visit(browser, { width: 1440, height: 900 })
  await logIn(context, world.url, { door: 'ADMIN', email })
  const open = async (list: string) => {
    await page.goto(`${world.url}/admin-root/manage-products${list}`)
    await page.getByRole('row', { name: /Oficina de Panetone/ }).click()
  }
  const question = page.getByRole('alertdialog')
  await open('')
  await page.getByRole('dialog').getByText('Três aulas ao vivo para assar panetone.').waitFor()
  await page.getByRole('button', { name: 'Aprovar' }).click()
  await question.getByRole('button', { name: 'Aprovar' }).click()
  await question.waitFor({ state: 'hidden' })
  const [offer] = await world.owner`
    select o.id from offers o join products p on p.id = o.product_id where p.name = 'Oficina de Panetone'`
  const buyer = await visit(browser)
  await openCheckout(buyer.page, offer?.id)
  await buyer.page.getByRole('heading', { name: 'Seus dados' }).waitFor()

  await open('?state=APPROVED')
  await page.getByRole('button', { name: 'Suspender vendas' }).click()
  await question.getByLabel('Motivo').fill('A página promete o que a aula não tem')
  await question.getByRole('button', { name: 'Suspender vendas' }).click()
  await page.getByText('Vendas suspensas').first().waitFor()
  await openCheckout(buyer.page, offer?.id)
  await buyer.page.getByRole('heading', { name: 'Oferta indisponível' }).waitFor()
  expect(complaints).toEqual([])
  await buyer.context.close()
  await context.close()
})

test('a seller designs a checkout with a live preview, undoes a step, publishes, and restores an older version', async () => {
  const shop = await aCourseShop(world)
  const { context, page, complaints } = await enter(shop)
  const address = `${world.url}/platform/checkout-builder/${shop.offerId}`
  await page.goto(`${address}?tab=banners`)
  const preview = page.frameLocator('iframe[title="Prévia do checkout"]')
  await preview.getByText('Curso de pão').first().waitFor()
  await page.getByRole('switch', { name: 'Mostrar faixa' }).click()
  const banner = page.getByRole('region', { name: 'Faixa de texto' })
  await banner.getByRole('textbox', { name: 'Texto', exact: true }).fill('Turma aberta até domingo')
  await preview.getByText('Turma aberta até domingo').waitFor()
  await banner.getByRole('textbox', { name: 'Cor do texto' }).fill('#2a2a2a')
  await banner.getByText('abaixo do mínimo').waitFor()
  await banner.getByRole('button', { name: 'Usar #ffffff' }).click()
  await banner.getByText('Legível').waitFor()

  await page.getByRole('tab', { name: 'Visual' }).click()
  await page.getByRole('textbox', { name: 'Cor principal' }).fill('#7a2e8e')
  await page.getByRole('button', { name: 'Publicar 2 alterações' }).waitFor()
  await page.getByRole('button', { name: 'Desfazer' }).and(page.locator('[aria-disabled="false"]')).waitFor()
  const buyer = await context.newPage()
  await openCheckout(buyer, shop.offerId)
  expect(await buyer.getByText('Turma aberta até domingo').count()).toBe(0)

  await page.getByRole('button', { name: 'Publicar 2 alterações' }).click()
  await page.getByText('Sem alterações').waitFor()
  await openCheckout(buyer, shop.offerId)
  await buyer.getByText('Turma aberta até domingo').waitFor()

  await page.getByRole('button', { name: 'Histórico' }).click()
  await page.getByRole('button', { name: 'Restaurar versão' }).click()
  await page.getByRole('button', { name: 'Publicar 2 alterações' }).click()
  await page.getByText('Sem alterações').waitFor()
  await openCheckout(buyer, shop.offerId)
  expect(await buyer.getByText('Turma aberta até domingo').count()).toBe(0)

  await page.getByRole('textbox', { name: 'Cor principal' }).fill('#123456')
  await page.getByRole('button', { name: 'Publicar 1 alteração' }).waitFor()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByText('Sem alterações').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a seller allows a site, copies the code for its page, and saves the QR code of a prefilled link', async () => {
  const shop = await aCourseShop(world)
  const { context, page, complaints } = await enter(shop)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${world.url}/platform/my-products/offers/${shop.productId}`)
  const row = page.getByRole('row', { name: /Turma aberta/ })
  await row.getByText('Turma aberta').click()
  const drawer = page.getByRole('dialog', { name: 'Turma aberta' })
  await drawer.getByText('Informe um site permitido para ver o código da página.').waitFor()
  await drawer.getByLabel('Sites permitidos').fill('http://loja.com.br')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await drawer.getByText('Use um link completo, que comece com https://.').first().waitFor()
  await drawer.getByLabel('Sites permitidos').fill('www.loja.com.br/curso\nhttps://loja.com.br')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await drawer.waitFor({ state: 'hidden' })
  await row.getByText('Turma aberta').click()
  const address = `${world.url}/checkout/${shop.offerId}`
  const [script, link] = [
    `<script src="${world.url}/embed.js" async></script>`,
    `<a href="${address}" data-balcao-checkout>Comprar</a>`,
  ]
  await drawer.getByText(link).waitFor()
  expect(await drawer.getByLabel('Sites permitidos').inputValue()).toBe(
    'https://www.loja.com.br\nhttps://loja.com.br',
  )
  await drawer.getByRole('button', { name: 'Copiar código' }).click()
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(`${script}\n${link}`)
  await drawer.getByText('Dentro da página').click()
  await drawer.getByText('data-balcao-mode="inline"').waitFor()
  await page.keyboard.press('Escape')

  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Link e QR Code' }).click()
  const share = page.getByRole('dialog', { name: 'Link e QR Code de Turma aberta' })
  await share.getByLabel('Nome do comprador').fill('Rita Prado')
  await share.getByLabel('E-mail').fill('rita@compradora.example')
  const prefilled = `${address}?nome=Rita+Prado&email=rita%40compradora.example`
  await share.getByText(prefilled).waitFor()
  for (const kind of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download')
    await share.getByRole('button', { name: `Baixar ${kind}` }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`qr-code.${kind.toLowerCase()}`)
    const content = readFileSync(await file.path())
    if (kind === 'SVG') expect(content.toString()).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+".*<path d="M/)
    else expect([content.subarray(1, 4).toString(), content.length > 1_000]).toEqual(['PNG', true])
  }
  await page.goto(prefilled)
  await expect.poll(() => page.getByLabel('Nome completo').inputValue()).toBe('Rita Prado')
  expect(page.url()).toBe(address)
  expect(complaints).toEqual([])
  await context.close()
})
