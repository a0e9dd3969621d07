import { adminPermissions } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { anAccount } from '@balcao/server/demo/an-account'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { logIn } from './log-in.ts'

const settings = '/admin-root/platform-settings'
const acquirings = `${settings}/acquirings`
const keys = { publicKey: 'pk_da_lumion', secretKey: 'sk_da_lumion_inteira' }

let world: TestServer
let browser: Browser
let page: Page
let complaints: string[]
let offerId: string

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  const made = await inScope(world.app, world.platformId, async (scope) => {
    const admin = await aPerson(scope, { roles: ['ADMIN'], permissions: [...adminPermissions] })
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return { admin, offer: await anOffer(scope, { productId: product.id, priceCents: 10_000 }) }
  })
  offerId = made.offer.id
  const visitor = await visit(browser, { width: 1440, height: 1000 })
  ;({ page, complaints } = visitor)
  await page.clock.install({ time: world.clock.now() })
  await logIn(visitor.context, world.url, { door: 'ADMIN', email: made.admin.email })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const open = (path: string) => page.goto(`${world.url}${path}`)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
const sees = (text: string | RegExp) => page.getByText(text).first().waitFor()
const chargedAt = async () => {
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId })
  const [payment] = await world.owner`select provider from payments where id = ${paymentId}`
  return payment?.provider
}

describe('an acquirer', () => {
  test('is connected with its keys, tested for real, and its secret is never shown again', async () => {
    world.sandbox.acquirer('LUMION').addAccount({ ...keys, webhookUrl: `${world.url}/webhooks/x` })
    await open(acquirings)
    await press('Conectar adquirente')
    await page.getByRole('searchbox').fill('lumi')
    await page.getByRole('button', { name: /^Lumion/ }).click()
    await type('Chave pública', keys.publicKey)
    await type('Chave secreta', 'sk_errada')
    await type('URL base', world.sandbox.acquirerUrl('LUMION'))
    await type('Motivo', 'Contrato novo')
    await page.getByRole('dialog').getByRole('button', { name: 'Conectar adquirente' }).click()
    await sees('Endereço para colar na adquirente')

    await press('Testar conexão')
    await sees('Chaves recusadas pela adquirente.')
    await page.getByRole('tab', { name: 'Credenciais' }).click()
    await type('Chave secreta', keys.secretKey)
    await type('Motivo', 'A primeira estava errada')
    await press('Salvar conta')
    await sees('Conta salva')
    await press('Testar conexão')
    await sees('Conexão confirmada: chaves aceitas.')
    await page.getByRole('switch', { name: 'Conta ativa' }).click()
    await type('Motivo', 'Passou no teste')
    await press('Salvar conta')
    await sees('Ativa')
    expect(await page.getByLabel('Chave secreta', { exact: true }).inputValue()).toBe('')
    expect(await page.content()).not.toContain(keys.secretKey)
  })

  test('is put first for Pix after the simulator confirms it, and a former version is restored', async () => {
    expect(await chargedAt()).toBe('HAWKPAY')
    await open(`${acquirings}?tab=routing`)
    await sees('Esta venda iria para HawkPay (simulada)')
    await press('Nova regra')
    await page.getByRole('combobox', { name: 'Adquirente' }).click()
    await page.getByRole('option', { name: 'Lumion' }).click()
    await sees('Esta venda iria para Lumion')
    await type('Motivo', 'Lumion é mais barata')
    await press('Salvar roteamento')
    await sees('Roteamento salvo. Válido para as próximas vendas.')
    expect(await chargedAt()).toBe('LUMION')

    world.clock.advance({ seconds: 20 })
    await page
      .getByRole('button', { name: /^Excluir|^Remover/ })
      .first()
      .click()
    await type('Motivo', 'Teste terminado')
    await press('Salvar roteamento')
    await sees('“Teste terminado”')
    expect(await chargedAt()).toBe('HAWKPAY')
    await press('Restaurar versão')
    await sees('Esta venda iria para Lumion')
  })

  test('that is first for Pix and fails is shown as failing while its sales go elsewhere, and the route is restored', async () => {
    const asked = async () => (await world.sandbox.acquirer('LUMION').received()).length
    world.clock.advance({ seconds: 1 })
    await open(`${acquirings}?tab=routing`)
    await press('Restaurar versão')
    await press('Nova regra')
    await page.getByRole('combobox', { name: 'Adquirente' }).nth(1).click()
    await page.getByRole('option', { name: /HawkPay/ }).click()
    await type('Motivo', 'HAWKPAY de reserva')
    await press('Salvar roteamento')
    await sees('“HAWKPAY de reserva”')
    const endFault = world.sandbox.faults.always({
      acquirer: 'LUMION',
      operation: 'create',
      kind: 'error-before',
      status: 429,
    })
    for (let sale = 0; sale < 5; sale++) expect(await chargedAt()).toBe('HAWKPAY')
    await world.app.acquirerHealth.settled()

    await open('/admin-root/dashboard')
    await page.getByRole('link', { name: 'Abrir: Lumion está pausada por falhas' }).click()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Lumion/ }) })
    await card.getByText('Pausada por falhas').waitFor()
    await card.getByText(/chamadas, 5 com falha$/).waitFor()

    world.clock.advance({ seconds: 1 })
    await page.getByRole('tab', { name: 'Roteamento' }).click()
    const former = page.getByRole('listitem').filter({ hasText: '“Teste terminado”' })
    await former.getByRole('button', { name: 'Restaurar versão' }).click()
    await type('Motivo', 'Lumion fora do ar')
    await press('Salvar roteamento')
    await sees('“Lumion fora do ar”')
    const before = await asked()
    // Its circuit breaker is closed again, so it would be called if a route still named it.
    world.clock.advance({ seconds: 30 })
    expect(await chargedAt()).toBe('HAWKPAY')
    expect(await asked()).toBe(before)
    endFault()
  })

  test('registers a seller as its receiver, and its decision is read again', async () => {
    await inScope(world.app, world.platformId, (scope) =>
      anAccount(scope, { sandbox: world.sandbox, provider: 'PAGARME' }),
    )
    await open(`${acquirings}?tab=receivers`)
    await sees('Nenhum recebedor')
    await press('Cadastrar recebedor')
    const dialog = page.getByRole('dialog')
    const choose = async (label: string, option: RegExp) => {
      await dialog.getByRole('combobox', { name: label }).click()
      await page.getByRole('option', { name: option }).click()
    }
    await choose('Conta', /Pagar\.me/)
    await choose('Pessoa', /./)
    await choose('Banco', /^341/)
    await type('Agência', '1234')
    await type('Número da conta', '56789')
    await type('Dígito', '0')
    await type('CEP', '80010-000')
    await type('Rua', 'Rua das Acácias')
    await type('Número', '120')
    await type('Bairro', 'Centro')
    await type('Cidade', 'Curitiba')
    await choose('Estado', /Paraná/)
    await dialog.getByRole('button', { name: 'Cadastrar', exact: true }).click()
    await sees('Cadastro enviado à adquirente')
    const row = page.getByRole('row', { name: /Ativo/ })
    await row.getByRole('button', { name: /Ações/ }).click()
    await page.getByRole('menuitem', { name: 'Consultar na adquirente' }).click()
    await sees('Consulta solicitada. O status é atualizado em instantes.')
  })

  test('shows the capabilities of all sixty-four', async () => {
    await open(`${acquirings}?tab=capabilities`)
    await sees('64 adquirentes')
    await page.getByRole('searchbox').fill('pagar')
    await sees('2 adquirentes')
  })
})

describe('the rules of the platform', () => {
  test('change their fee from tomorrow on, with the effect on last month shown before', async () => {
    await open(settings)
    await sees('De uma venda de R$ 100,00, a plataforma fica com R$ 8,48 e o vendedor com R$ 91,52.')
    await type('Percentual', '5,49')
    await sees('De uma venda de R$ 100,00, a plataforma fica com R$ 7,98 e o vendedor com R$ 92,02.')
    await sees('Nenhuma venda paga por esta forma de pagamento no plano da plataforma nos últimos 30 dias.')
    await type('Vigência a partir de', '2030-03-20')
    await type('Motivo', 'Segurar quem compara')
    await press('Salvar taxas')
    await sees('a partir de 20/03/2030')
    const [plan] =
      await world.owner`select basis_points as rate from fee_plans order by effective_from desc limit 1`
    expect(plan?.rate).toBe(549)
    await page.getByRole('tab', { name: 'Histórico' }).click()
    await sees('“Segurar quem compara”')
  })

  test('limit a method, which no layout offers beyond the limit, and set the expiry of a code', async () => {
    await open(`${settings}?tab=operation`)
    await sees('Nenhuma venda paga seria afetada.')
    await type('Validade do Pix em minutos', '30')
    await type('Boleto: mínimo', '150,00')
    await press('Salvar pagamentos')
    await sees('Regras de pagamento salvas')
    for (const template of ['DEFAULT', 'VEGA', 'DROPSHIPPING']) {
      await world.owner`update offers set template = ${template} where id = ${offerId}`
      world.clock.advance({ seconds: 20 })
      await open(`/checkout/${offerId}`)
      expect(await page.locator('input[name="paymentMethod"][value="BILLET"]').count()).toBe(0)
      // Dropshipping renders its methods only at the payment step.
      if (template !== 'DROPSHIPPING')
        expect(await page.locator('input[name="paymentMethod"][value="PIX"]').count()).toBe(1)
    }
    await world.owner`update offers set template = 'DEFAULT' where id = ${offerId}`
    world.clock.advance({ seconds: 20 })
    const { payment } = await aPurchase(world.app, world.platformId, { offerId })
    const end = new Date(world.clock.now().getTime() + 30 * 60_000)
    expect(payment.pix?.expiresAt).toBe(end.toISOString())
  })

  test("limit every method below a price, and the checkout's button says that the amount cannot be paid", async () => {
    const [former] =
      await world.owner`select method_limits from platforms where platform_id = ${world.platformId}`
    const set = async (limits: object) => {
      await world.owner`update platforms set method_limits = ${JSON.stringify(limits)}::text::jsonb where platform_id = ${world.platformId}`
      world.clock.advance({ seconds: 2 })
    }
    const upToOne = { minCents: null, maxCents: 100 }
    await set({ PIX: upToOne, CREDIT_CARD: upToOne, BILLET: upToOne })
    await open(`/checkout/${offerId}`)
    await page.getByRole('button', { name: 'Este valor não pode ser pago agora', disabled: true }).waitFor()
    expect(await page.getByRole('button', { name: /Pagar/ }).count()).toBe(0)
    await set(former?.method_limits)
  })

  test('set the hours of withdrawals, the papers of sellers, and the mail sender', async () => {
    await open(`${settings}?tab=withdrawals`)
    await sees('Um saque aprovado agora seria enviado imediatamente.')
    await page.getByRole('switch', { name: 'Limitar dias e horários de envio' }).click()
    await type('Das', '23')
    await type('Até as', '24')
    await sees(/^Um saque aprovado agora seria enviado em/)
    await page.getByLabel('Motivo', { exact: true }).last().fill('Conferência do banco')
    await press('Salvar horário')
    await sees('Horário dos saques salvo')

    await open(`${settings}?tab=accounts`)
    const person = page.getByRole('group', { name: 'Pessoa física' })
    await person.getByRole('checkbox', { name: 'Selfie com documento' }).click()
    await press('Salvar documentos')
    await sees('Documentos exigidos salvos')
    await type('Nome do remetente', 'Escola da Ana')
    await type('Responder para', 'ajuda@escola.example')
    await sees(/^Escola da Ana <.+@.+>$/)
    await press('Salvar remetente')
    await sees('Remetente salvo')
    const [platform] = await world.owner`
      select mail_name as name, paper_rules -> 'PF' as papers from platforms where platform_id = ${world.platformId}`
    expect(platform).toEqual({ name: 'Escola da Ana', papers: ['photoDocument', 'addressProof'] })
    await page.getByRole('tab', { name: 'Histórico' }).click()
    for (const change of [
      'Prazos e limites de pagamento',
      'Horário dos saques',
      'Documentos exigidos',
      'Remetente dos e-mails',
    ])
      await sees(change)
  })

  test('publish a text, and the checkout links to it', async () => {
    await open(`/checkout/${offerId}`)
    await sees('Pagar R$ 100,00 com Pix')
    expect(await page.getByRole('link', { name: 'Política de privacidade' }).count()).toBe(0)
    await open(`${settings}?tab=legal&legal.kind=PRIVACY`)
    await type(
      'Texto',
      '# Seus dados\nUsamos os seus dados para entregar o que você comprou, e para mais nada.',
    )
    await press('Publicar nova versão')
    await sees('Versão 1')
    // A rendered page is cached for a moment before it is checked against the rows again.
    world.clock.advance({ seconds: 20 })
    await open(`/checkout/${offerId}`)
    const link = page.getByRole('link', { name: 'Política de privacidade' })
    expect(await link.getAttribute('href')).toBe('/legal/privacy')
    await open('/legal/privacy')
    await page.getByRole('heading', { name: 'Seus dados' }).waitFor()
  })

  test("cause no error in the browser's console", () => {
    expect(complaints).toEqual([])
  })
})
