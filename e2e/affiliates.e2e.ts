import { createBalcaoCatalog } from '@balcao/server/demo/create-balcao-catalog'
import { createDemoPartners } from '@balcao/server/demo/create-demo-partners'
import { createBalcaoPeople } from '@balcao/server/demo/create-demo-people'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'
import { findBarriers } from './find-barriers.ts'
import { openConsole } from './log-in.ts'

let world: TestServer
let browser: Browser

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  await inScope(world.app, world.platformId, async (scope) => {
    await createBalcaoCatalog(scope, await createBalcaoPeople(scope))
    await createDemoPartners(scope)
  })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const enter = (mailbox: string, path: string) =>
  openConsole(browser, world, {
    door: 'SELLER',
    email: `${mailbox}@demo.balcao.example`,
    path: `/platform/${path}`,
  })

test('a click on a link earns in the checkout, a preview earns nothing, and affiliate and producer see the same clicks', async () => {
  const [found] = await world.owner`select a.id, o.id as offer_id from affiliations a
    join offers o on o.product_id = a.product_id join users u on u.id = a.affiliate_id
    where o.title = 'Turma aberta' and u.email like 'julia@%'`
  const link = `${world.url}/r/${found?.id}`

  const preview = await visit(browser)
  await preview.context.request.get(`${link}?utm_source=whatsapp`, {
    maxRedirects: 0,
    headers: { 'user-agent': 'WhatsApp/2.24.1 A' },
  })
  await preview.context.close()

  // Another affiliate of the course has the CPF of this buyer.
  const buyer = await visit(browser)
  await buyer.page.goto(`${link}?offer=${found?.offer_id}&utm_source=instagram`)
  await buyer.page.getByRole('heading', { name: 'Seus dados' }).waitFor()
  await fillCheckout(buyer.page)
  await buyer.page.getByRole('button', { name: /Pagar R\$\s[\d,.]+ com Pix/ }).click()
  await buyer.page.waitForURL(/\/checkout\/payment\/[0-9a-f-]{36}/)
  const [order] = await world.owner`select code from orders where buyer_email = 'carolina@compradora.example'`

  const julia = await enter('julia', `affiliates?open=${found?.id}`)
  const marina = await enter('marina', `my-affiliates?open=${found?.id}`)
  for (const { page } of [julia, marina]) {
    await page.getByRole('tab', { name: 'Cliques' }).click()
    const clicks = page.getByRole('listitem')
    const earned = clicks.filter({ hasText: 'Gerou venda' })
    await earned.getByText(`Pedido ${order?.code}`).waitFor()
    await earned.getByText('Aguarda pagamento').waitFor()
    await earned.getByText(/instagram/).waitFor()
    await clicks.filter({ hasText: 'Sem comissão' }).getByText('robô ou prévia de link').waitFor()
    await page.getByText('1 clique contado no período, 2 acessos listados.').waitFor()
    const file = await page.getByRole('link', { name: /CSV/ }).last().getAttribute('href')
    const answer = await page.request.get(new URL(file ?? '', world.url).href)
    expect(await answer.text()).toMatch(
      new RegExp(`instagram;Gerou venda;;${order?.code};Aguarda pagamento;`),
    )
  }
  expect([...julia.complaints, ...marina.complaints, ...buyer.complaints]).toEqual([])
  for (const { context } of [julia, marina, buyer]) await context.close()
})

test('new terms wait for the affiliate, who accepts them, and the producer sees who has', async () => {
  const [found] = await world.owner`select a.id, a.product_id from affiliations a
    join products p on p.id = a.product_id join users u on u.id = a.affiliate_id
    where p.name = 'English for Meetings' and u.email like 'marina@%'`
  const bruna = await enter('bruna', `my-products/product/${found?.product_id}?tab=affiliation`)
  await bruna.page.getByText('Versão 2: 1 afiliado ainda não aceitou e segue na versão anterior.').waitFor()

  const marina = await enter('marina', `affiliates?open=${found?.id}`)
  await marina.page.getByText(/O produtor oferece novas condições, com comissão de 55\s?%/).waitFor()
  await marina.page.getByRole('tab', { name: 'Condições' }).click()
  const versions = marina.page.getByRole('listitem')
  const newest = versions.filter({ hasText: 'Versão 2' })
  await newest.getByText('Aguarda aceite').waitFor()
  await versions.filter({ hasText: 'Versão 1' }).getByText('Em vigor').waitFor()
  await newest.getByRole('button', { name: 'Aceitar condições' }).click()
  await marina.page.getByRole('alertdialog').getByRole('button', { name: 'Aceitar condições' }).click()
  await marina.page.getByText('Condições aceitas').first().waitFor()
  await newest.getByText('Em vigor').waitFor()

  await bruna.page.reload()
  await bruna.page.getByRole('heading', { name: 'Condições e atribuição' }).waitFor()
  await bruna.page.getByText('Versão 2:').waitFor({ state: 'detached' })
  await bruna.page.goto(`${world.url}/platform/my-affiliates?open=${found?.id}`)
  await bruna.page.getByRole('tab', { name: 'Condições' }).click()
  await bruna.page
    .getByRole('listitem')
    .filter({ hasText: 'Versão 2' })
    .getByText(/aceita em/)
    .waitFor()
  expect([...marina.complaints, ...bruna.complaints]).toEqual([])
  for (const { context } of [marina, bruna]) await context.close()
})

test('a producer pays more after a volume of the month, and producer and affiliate see what is missing to the next tier', async () => {
  const [found] = await world.owner`select a.id, a.product_id from affiliations a
    join products p on p.id = a.product_id join users u on u.id = a.affiliate_id
    where p.name = 'English for Meetings' and u.email like 'marina@%'`
  const bruna = await enter('bruna', `my-products/product/${found?.product_id}?tab=affiliation`)
  await bruna.page.getByLabel('Regras de divulgação').fill('Sem anúncio com o nome da marca.')
  await bruna.page.getByRole('button', { name: 'Salvar' }).click()
  await bruna.page.getByText('Versão 3: 1 afiliado ainda não aceitou').waitFor()
  await bruna.page.getByRole('button', { name: 'Adicionar faixa' }).first().click()
  await bruna.page.getByLabel('A partir de quantas vendas').fill('10')
  await bruna.page.getByLabel('Comissão da faixa').fill('40')
  await bruna.page.getByRole('button', { name: 'Salvar' }).click()
  await bruna.page.getByText('Cada faixa deve começar depois da anterior').first().waitFor()
  await bruna.page.getByLabel('Comissão da faixa').fill('60')
  await bruna.page.getByRole('button', { name: 'Salvar' }).click()
  await bruna.page.getByText('Versão 4: 1 afiliado ainda não aceitou').waitFor()
  expect(await findBarriers(bruna.page)).toEqual([])

  const marina = await enter('marina', `affiliates?open=${found?.id}`)
  await marina.page.getByRole('tab', { name: 'Condições' }).click()
  const newest = marina.page.getByRole('listitem').filter({ hasText: 'Versão 4' })
  await newest.getByText(/A partir de 10 vendas no mês: 60\s?%/).waitFor()
  await newest.getByRole('button', { name: 'Aceitar condições' }).click()
  await marina.page.getByRole('alertdialog').getByRole('button', { name: 'Aceitar condições' }).click()
  await marina.page.getByText(/Próxima venda: comissão de 55\s?%/).waitFor()
  await bruna.page.goto(`${world.url}/platform/my-affiliates?open=${found?.id}`)
  for (const { page } of [marina, bruna]) {
    await page.getByText(/Próxima venda: comissão de 55\s?%/).waitFor()
    await page.getByText(/Para chegar a 60\s?%: 10 vendas/).waitFor()
    await page.getByText(/uma venda reembolsada depois deixa de contar no volume/).waitFor()
  }
  await marina.page.setViewportSize({ width: 360, height: 780 })
  expect(await findBarriers(marina.page)).toEqual([])
  expect([...marina.complaints, ...bruna.complaints]).toEqual([])
  for (const { context } of [marina, bruna]) await context.close()
})
