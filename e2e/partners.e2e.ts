import { aPurchase } from '@balcao/server/demo/a-purchase'
import { createBalcaoCatalog } from '@balcao/server/demo/create-balcao-catalog'
import { createDemoPartners } from '@balcao/server/demo/create-demo-partners'
import { createBalcaoPeople } from '@balcao/server/demo/create-demo-people'
import { demoPassword } from '@balcao/server/demo/demo-identity'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
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

test('an affiliate applies in the marketplace, the owner approves, and the link carries the campaign', async () => {
  const caio = await enter('caio', 'marketplace')
  await caio.page.getByRole('button', { name: 'Ver programa: English for Meetings' }).click()
  await caio.page.getByLabel('Mensagem para Bruna Teles Idiomas').fill('Dou aulas para times de vendas')
  await caio.page.getByRole('button', { name: 'Enviar solicitação' }).click()
  await caio.page.getByText('Sem resposta em 30 dias, ela expira.').waitFor()

  const bruna = await enter('bruna', 'my-affiliates?tab=requests')
  await bruna.page.getByRole('row', { name: /Caio Menezes/ }).click()
  await bruna.page.getByText('Dou aulas para times de vendas').last().waitFor()
  await bruna.page.getByRole('button', { name: 'Aprovar' }).click()
  await bruna.page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click()
  await bruna.page.getByText('Afiliado aprovado').first().waitFor()

  await caio.page.goto(`${world.url}/platform/affiliates`)
  await caio.page.getByRole('row', { name: /English for Meetings/ }).click()
  await caio.page.getByLabel('Origem').fill('instagram')
  await caio.page.getByText(/\/r\/.+utm_source=instagram/).waitFor()
  expect([...caio.complaints, ...bruna.complaints]).toEqual([])
  await caio.context.close()
  await bruna.context.close()
})

test('a producer adds an affiliate to a sale without one, and the affiliate accepts', async () => {
  const [offer] = await world.owner`select id from offers where title = 'Turma aberta'`
  const { paymentId } = await aPurchase(world.app, world.platformId, {
    offerId: String(offer?.id),
    method: 'CREDIT_CARD',
    cpf: '390.533.447-05',
  })
  await world.drainJobs()
  const marina = await enter('marina', `my-sales?open=${paymentId}`)
  await marina.page.getByRole('button', { name: 'Mais ações', exact: true }).click()
  await marina.page.getByRole('menuitem', { name: 'Adicionar afiliado…' }).click()
  const dialog = marina.page.getByRole('dialog', { name: 'Adicionar afiliado à venda' })
  await dialog.getByRole('combobox', { name: 'Afiliado' }).click()
  await marina.page.getByRole('option', { name: /Caio Menezes.*até 40/ }).click()
  await dialog.getByLabel('Comissão').fill('25')
  await dialog.getByText('O afiliado recebe').waitFor()
  await dialog.getByRole('button', { name: 'Enviar proposta' }).click()
  await marina.page.getByText('Proposta enviada ao afiliado').first().waitFor()

  const caio = await enter('caio', 'affiliates')
  const proposals = caio.page.getByRole('region', { name: 'Propostas de comissão' })
  await proposals.getByText(/Forno da Marina propõe 25\s?% do pedido/).waitFor()
  await proposals.getByRole('button', { name: 'Aceitar' }).click()
  await caio.page.getByRole('alertdialog').getByRole('button', { name: 'Aceitar' }).click()
  await caio.page.getByText('Comissão aceita').first().waitFor()
  await proposals.waitFor({ state: 'detached' })

  await marina.page.reload()
  await marina.page.getByText('Afiliado · Caio Menezes').waitFor()
  await marina.page.getByText('−R$ 45,68').waitFor()
  expect([...marina.complaints, ...caio.complaints]).toEqual([])
  await marina.context.close()
  await caio.context.close()
})

test('a co-producer’s proposal is shown beside the contract, and accepted', async () => {
  const { context, page, complaints } = await enter('marina', 'co-production?tab=to_answer')
  await page.getByRole('row', { name: /Mentoria 90 dias/ }).click()
  await page.getByText('Hoje, versão 1').waitFor()
  await page.getByText('Em uma venda de R$ 1.490,00').waitFor()
  await page.getByRole('button', { name: 'Aceitar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceitar' }).click()
  await page.getByText('Contrato ativo').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a cart gets a message now, its link restores the checkout, and the seller writes the text of the next message', async () => {
  const { context, page, complaints } = await enter('marina', 'abandoned-cart')
  await page.getByRole('row', { name: /Beatriz Salles/ }).click()
  const link = (await page.getByText(/carrinho=/).textContent()) ?? ''
  await page.getByRole('button', { name: 'Enviar e-mail agora' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar e-mail agora' }).click()
  await page.getByText('E-mail enviado').first().waitFor()
  expect((await world.inbox()).map(({ recipient }) => recipient)).toContain('beatriz@exemplo.com.br')
  const buyer = await visit(browser)
  const { pathname, search } = new URL(link)
  await buyer.page.goto(`${world.url}${pathname}${search}`)
  await expect.poll(() => buyer.page.getByLabel('E-mail').first().inputValue()).toBe('beatriz@exemplo.com.br')
  expect(buyer.page.url()).not.toContain('carrinho=')

  await page.goto(`${world.url}/platform/abandoned-cart?tab=automation`)
  await page.getByRole('switch', { name: 'Enviar mensagens' }).last().click()
  await page.getByRole('switch', { name: 'Texto próprio' }).first().click()
  await page.getByLabel('Assunto').fill('{nome}, sua vaga espera')
  await page.getByLabel('Mensagem', { exact: true }).fill('Faltam {valor} para {produto}.')
  const preview = page.getByRole('region', { name: 'Prévia' })
  await preview.getByText('Beatriz, sua vaga espera').waitFor()
  await preview.getByText(/Faltam R\$/).waitFor()
  await page.getByRole('switch', { name: 'Texto próprio' }).last().click()
  await page.getByLabel('Mensagem', { exact: true }).last().fill('Oi, {name}! {link}')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Use apenas as variáveis indicadas.').first().waitFor()
  await page.getByLabel('Mensagem', { exact: true }).last().fill('Oi, {nome}! Volte: {link}')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Alterações salvas').first().waitFor()
  await page.goto(`${world.url}/platform/abandoned-cart`)
  await page.getByRole('row', { name: /Beatriz Salles/ }).click()
  const chat = await page.getByRole('link', { name: 'Abrir WhatsApp' }).getAttribute('href')
  expect(new URL(chat ?? '').searchParams.get('text')).toMatch(/^Oi, Beatriz! Volte: http/)
  expect(complaints).toEqual([])
  await context.close()
  await buyer.context.close()
})

test('a webhook endpoint is created after a fresh proof, shows its secret once, and is tested', async () => {
  const { context, page, complaints } = await enter('marina', 'integrations')
  world.clock.advance({ hours: 1 })
  await page.getByRole('button', { name: 'Novo webhook' }).first().click()
  await page.getByLabel('Endereço').fill('https://erp.forno.example/balcao')
  await page.getByLabel('Nome').fill('ERP da padaria')
  await page.getByRole('button', { name: 'Criar webhook' }).click()
  await page.getByRole('alertdialog').getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText(/^whsec_/).waitFor()
  await page.getByRole('button', { name: 'Já salvei' }).click()
  await page.getByRole('link', { name: 'Configurar ERP da padaria' }).click()
  await page.getByRole('button', { name: 'Enviar teste' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar teste' }).click()
  await page.getByRole('row', { name: /Pedido criado/ }).click()
  await page.getByText('Compradora de Teste').waitFor()
  // The server refused once, to ask for a fresh proof.
  expect(complaints).toEqual([expect.stringContaining('403')])
  await context.close()
})
