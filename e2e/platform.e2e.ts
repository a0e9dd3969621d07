import { adminPermissions } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { createDnsResolver } from '@balcao/server/kit/dns/dns-resolver'
import { inScope } from '@balcao/server/scope'
import { type NameServer, openNameServer } from '@balcao/server/test/dns/a-name-server'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { openConsole } from './log-in.ts'

const host = 'checkout.feira.example'

let world: TestServer
let names: NameServer
let browser: Browser
let page: Page
let seller: { email: string }

beforeAll(async () => {
  world = await createTestServer()
  names = await openNameServer()
  world.app.dns = createDnsResolver({ servers: [names.address] })
  browser = await openBrowser()
  const admin = await inScope(world.app, world.platformId, async (scope) => {
    seller = await aPerson(scope, { name: 'Marina Duarte' })
    return aPerson(scope, { name: 'Renato Siqueira', roles: ['ADMIN'], permissions: [...adminPermissions] })
  })
  page = (await openConsole(browser, world, { door: 'ADMIN', email: admin.email })).page
})
afterAll(async () => {
  await browser?.close()
  await names?.close()
  await world?.stop()
})

const open = (path: string) => page.goto(`${world.url}/admin-root/${path}`)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('an administrator verifies a domain by its records, and checkout links use it', async () => {
  await open('domains')
  await button('Adicionar domínio').click()
  await page.getByLabel('Domínio', { exact: false }).last().fill(host)
  await button('Adicionar').click()
  const card = page.getByRole('region', { name: host })
  const token = (await card.getByText(/^balcao-domain=/).textContent()) ?? ''
  const check = card.getByRole('button', { name: 'Verificar agora' })
  const reading = Promise.withResolvers<void>()
  await page.route(/admin\.domains\.list/, async (route) => {
    await reading.promise
    await route.continue()
  })
  await Promise.all([page.waitForResponse(/admin\.domains\.check/), check.click()])
  // A press now would be the same call, whose answer is not on the page yet.
  expect(await check.getAttribute('aria-busy')).toBe('true')
  reading.resolve()
  await card.getByText('Não encontrado').first().waitFor()

  names.say('TXT', `_balcao.${host}`, token)
  // The test's own installation is reached by an IP address, which no alias can name.
  names.say('A', '127.0.0.1', '127.0.0.1')
  names.say('A', host, '127.0.0.1')
  await check.click()
  await card.getByText('Ativo', { exact: true }).waitFor()

  await card.getByRole('button', { name: 'Usar no checkout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usar no checkout' }).click()
  await card.getByText('Padrão do checkout').waitFor()
})

test('a new name and colour show before they are saved, everywhere after, and can be restored', async () => {
  await open('customization')
  await page.getByLabel('Nome da plataforma').fill('Feira Digital')
  await page.getByLabel('Cor da marca', { exact: true }).fill('#ffe680')
  await page.getByText('Um tom mais escuro será usado').waitFor()
  await page.getByLabel('Cor da marca', { exact: true }).fill('#7a1f5c')
  await button('Salvar').click()
  await page.getByRole('link', { name: 'Feira Digital' }).waitFor()
  await page.getByText('Versão 2').waitFor()
  await button('Restaurar versão').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar versão' }).click()
  await page.getByText('Versão 3').waitFor()
  expect(await page.getByLabel('Nome da plataforma').inputValue()).toBe('Balcão')
})

test('a notice to all sellers reaches their bell, and is read there', async () => {
  await open('notifications')
  await button('Novo comunicado').first().click()
  await page.getByLabel('Assunto').fill('Manutenção no domingo')
  await page.getByLabel('Mensagem').fill('Das 3h às 4h o painel fica fora do ar.')
  await page.getByText('1 vendedor receberá, se enviado agora.').waitFor()
  await button('Enviar').click()
  const question = page.getByRole('alertdialog')
  await question.getByText('Será enviado a 1 vendedor').waitFor()
  await question.getByRole('button', { name: 'Enviar' }).click()
  await page.getByText('Programado').first().waitFor()
  await world.drainJobs()

  const path = '/platform/my-products'
  const other = await openConsole(browser, world, { door: 'SELLER', email: seller.email, path })
  await other.page.getByRole('button', { name: 'Avisos, 1 não lido' }).click()
  await other.page.getByText('Das 3h às 4h o painel fica fora do ar.').waitFor()
  await other.page.getByRole('button', { name: 'Marcar tudo como lido' }).click()
  await other.page.getByRole('button', { name: 'Avisos', exact: true }).waitFor()
  await other.context.close()
})

test('an administrator decides which mails buyers get, beside the mandatory ones', async () => {
  await open('notifications')
  await page.getByRole('tab', { name: 'Avisos ao comprador' }).click()
  const pixCode = page.getByRole('radiogroup', { name: 'Pix gerado' })
  expect(await pixCode.getByRole('radio', { name: 'E-mail' }).isChecked()).toBe(true)
  await page.getByText('Recibo da compra').waitFor()
  expect(await page.getByRole('radiogroup').count()).toBe(5)
  await pixCode.getByRole('radio', { name: 'Não avisar' }).click()
  await button('Salvar').click()
  await page.getByText('Alterações salvas').first().waitFor()
  await page.reload()
  await pixCode.getByRole('radio', { name: 'Não avisar', checked: true }).waitFor()
  const [stored] = await world.owner`select on_pix_created as pix, on_buy_approved as bought
    from notification_settings where user_id is null`
  expect(stored).toEqual({ pix: 'NONE', bought: 'EMAIL' })
})

test("an administrator sees the health of the platform's services, tests one, and adds a webhook endpoint for every sale", async () => {
  await open('integrations')
  await page.getByText('Sem uso').first().waitFor()
  await button('Testar CEP').click()
  await page.getByText('O serviço de CEP respondeu').waitFor()
  await page.getByText('Em 24 h: 1 com resposta, 0 com falha').waitFor()
  await button('Testar Arquivos').click()
  await page.getByText('O arquivo de teste foi gravado, lido e apagado').waitFor()
  await button('Enviar e-mail de teste').click()
  await page.getByText(/E-mail de teste enviado para/).waitFor()

  await button('Novo webhook').click()
  await page.getByLabel('Endereço').fill('https://bi.feira.example/vendas')
  await page.getByLabel('Nome').fill('Painel de vendas')
  await page.getByLabel('Motivo').fill('Painel da diretoria')
  await button('Criar webhook').click()
  await page.getByText(/^whsec_/).waitFor()
  await button('Já salvei').click()
  await page.getByRole('link', { name: 'Configurar Painel de vendas' }).click()
  await button('Enviar teste').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar teste' }).click()
  await page.getByRole('row', { name: /Pedido criado/ }).waitFor()
  await button('Remover').click()
  await page.getByLabel('Motivo').fill('Painel desligado')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
  await page.waitForURL(/\/admin-root\/integrations$/)
})
