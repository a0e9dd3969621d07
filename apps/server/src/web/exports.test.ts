import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { aPerson, type DemoPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { demoPassword } from '#demo/demo-identity.ts'
import { putAbandonedCart } from '#modules/carts/put-abandoned-cart.ts'
import { salesExport } from '#modules/payments/views/sales.export.ts'
import { exportFile } from '#rpc/exports/export-file.ts'
import { inScope } from '#scope.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer
let marina: DemoPerson
let cookie: string

beforeAll(async () => {
  world = await createTestServer()
  const { app, platformId } = world
  const offers = await inScope(app, platformId, async (scope) => {
    marina = await aPerson(scope, { email: 'marina@vendas.example' })
    const otto = await aPerson(scope)
    const bread = await aProduct(scope, { sellerId: marina.id, name: 'Curso de pão' })
    const cups = await aProduct(scope, { sellerId: otto.id, name: 'Xícaras' })
    return [await anOffer(scope, { productId: bread.id }), await anOffer(scope, { productId: cups.id })]
  })
  for (const [name, method] of [
    ['Ana Prado', 'CREDIT_CARD'],
    ['=HYPERLINK("x")', 'PIX'],
    ['Davi Reis', 'BILLET'],
  ] as const) {
    for (const { id: offerId } of offers) await aPurchase(app, platformId, { offerId, name, method })
    world.clock.advance({ hours: 20 })
  }
  cookie = await logIn('marina@vendas.example')
})
afterAll(() => world.stop())

async function logIn(email: string, door: 'SELLER' | 'ADMIN' = 'SELLER'): Promise<string> {
  const response = await fetch(`${world.url}/api/trpc/account.login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ door, email, password: demoPassword, rememberDevice: false }),
  })
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const download = (path: string, headers: Record<string, string> = { cookie }) =>
  fetch(`${world.url}/api/exports/${path}`, { headers })
const linesOf = (text: string) => text.trimEnd().split('\r\n')

describe('a list as a file', () => {
  test('is refused for an invalid day or a text that cannot be stored', async () => {
    for (const filter of ['from=0000-01-01T00:00:00Z', 'search=%00'])
      expect((await download(`sales.csv?${filter}`)).status, filter).toBe(400)
  })

  test('has the caller’s own rows, in the words, dates and numbers of their language', async () => {
    const portuguese = await download('sales.csv')
    expect(portuguese.status).toBe(200)
    expect(portuguese.headers.get('content-disposition')).toBe('attachment; filename="vendas-2030-03-16.csv"')
    const lines = linesOf(await portuguese.text())
    expect(lines).toHaveLength(4)
    expect(lines[0]).toBe(
      'Data;Pago em;Pedido;Produto;Comprador;CPF/CNPJ;E-mail;Forma de pagamento;Parcelas;Status;Valor;Frete incluído;Juros do parcelamento;Taxa;Comissões;Reembolsos e chargebacks;Você recebe;Moeda;Cupom;Desconto concedido;Presente para;E-mail de quem recebe;Cartões;Cartão em disputa',
    )
    expect(lines[3]).toMatch(
      /^13\/03\/2030 12:00;13\/03\/2030 12:00;\w+;Curso de pão;Ana Prado;\d{3}\.\d{3}\.\d{3}-\d\d;[^;]+;Cartão;1;Aprovada;197,00;0,00;0,00;14,29;0,00;0,00;182,71;BRL;;0,00;;;;$/,
    )
    expect(lines.join()).not.toContain('Xícaras')

    const english = linesOf(await (await download('sales.csv?locale=EN_US')).text())
    expect(english[1]).toMatch(/^2030-03-15 04:00,.*,Boleto,1,Pending,197\.00,/)
  })

  test('of all sales has the parts of each amount and the day of its payment for the staff, and no document of a buyer', async () => {
    const { email } = await inScope(world.app, world.platformId, (scope) =>
      aPerson(scope, { roles: ['ADMIN'], permissions: ['isSalesAvailable'] }),
    )
    const staff = await logIn(email, 'ADMIN')
    const lines = linesOf(await (await download('platform-sales.csv', { cookie: staff })).text())
    expect(lines[0]).toBe(
      'Data;Pago em;Pedido;Vendedor;Produto;Comprador;Forma de pagamento;Parcelas;Status;Adquirente;Transação;Código de retorno;Tentativas;Valor;Frete incluído;Juros do parcelamento;Taxa;Comissões;Reembolsos e chargebacks;Receita;Custo;Margem;Moeda;Cupom;Desconto concedido;Cartões;Cartão em disputa',
    )
    expect(lines.find((line) => line.includes('Ana Prado'))).toMatch(
      /^13\/03\/2030 12:00;13\/03\/2030 12:00;.*;197,00;0,00;0,00;14,29;0,00;0,00;14,29;/,
    )
    expect(lines.join()).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d\d/)
  })

  test('of carts has the carts of the caller’s own offers, with contact and progress', async () => {
    const [own, foreign] = await world.owner`
      select o.id from offers o join products p on p.id = o.product_id order by p.name`
    for (const [row, name] of [
      [own, 'Bia Souza'],
      [foreign, 'Caio Lima'],
    ] as const)
      await inScope(world.app, world.platformId, (scope) =>
        putAbandonedCart(scope, {
          offerId: row?.id,
          name,
          document: '',
          email: 'bia@compradora.example',
          phone: '11987654321',
          cartAmt: 19_700,
          utmQuery: { utm_source: 'instagram' },
        }),
      )
    const lines = linesOf(await (await download('carts.csv?locale=PT_BR')).text())
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(
      /;Bia Souza;bia@compradora\.example;\(11\) 98765-4321;Curso de pão;Contato;Abandono;instagram;0;Novo;197,00;;BRL$/,
    )
  })

  test('has no cell that is a formula, and keeps to its filters', async () => {
    const lines = linesOf(await (await download('sales.csv?method=PIX')).text())
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
  })

  test('answers no HEAD request: every row would be read to send none', async () => {
    const { status } = await fetch(`${world.url}/api/exports/sales.csv`, {
      method: 'HEAD',
      headers: { cookie },
    })
    expect(status).toBe(404)
  })

  test('is refused with the usual errors', async () => {
    expect((await download('sales.csv', {})).status).toBe(401)
    expect((await download('sales.csv?status=LOST')).status).toBe(400)
    expect((await download('sales.csv?locale=ES_ES')).status).toBe(400)
    expect((await download('secrets.csv')).status).toBe(404)
  })
})

describe('a file that ends early', () => {
  const failures: unknown[] = []
  // Exports are rate limited per minute.
  beforeEach(() => world.clock.advance({ minutes: 1 }))

  async function read({ app = world.app, rowsMax, locale }: { app?: App; rowsMax: number; locale: string }) {
    const { platformId } = world
    const session = {
      sessionId: marina.id,
      userId: marina.id,
      platformId,
      role: 'SELLER',
      permissions: [],
      steppedUpAt: app.clock.now(),
      lacksSecondFactor: false,
    } as const
    const open = salesExport.open({ app, session, ip: '203.0.113.7', cookieHeader: undefined }, { locale })
    const smallPages = { ...open, page: (cursor: string | undefined) => open.page(cursor, 1) }
    const file = await exportFile(smallPages, { rowsMax, onFailure: (error) => failures.push(error) })
    return linesOf((await Array.fromAsync(file)).join(''))
  }
  /** A database that answers this number of pages and then fails. */
  function failingAfter(pages: number): App {
    const { app } = world
    let left = pages
    const replica: App['db']['replica'] = (platformId, work) =>
      left-- > 0 ? app.db.replica(platformId, work) : Promise.reject(new Error('The connection was lost'))
    return { ...app, db: { ...app.db, replica } }
  }

  test('says in its last line that it has reached its limit', async () => {
    expect((await read({ rowsMax: 2, locale: 'PT_BR' })).slice(3)).toEqual([
      'Arquivo incompleto: chegou ao limite de 2 linhas. Escolha um período menor para baixar o restante.',
    ])
    expect((await read({ rowsMax: 2, locale: 'EN_US' })).at(-1)).toMatch(/^"?Incomplete file: .* 2 rows/)
  })

  test('says nothing when the last row is really the last', async () => {
    const lines = await read({ rowsMax: 3, locale: 'PT_BR' })
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toContain('Ana Prado')
  })

  test('says in its last line that it is incomplete, and the cause is logged', async () => {
    const lines = await read({ app: failingAfter(2), rowsMax: 100, locale: 'PT_BR' })
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toBe(
      'Arquivo incompleto: houve uma falha durante o download. Baixe o arquivo novamente.',
    )
    expect(failures).toEqual([new Error('The connection was lost')])
  })

  test('is an error when not even the first row could be read', async () => {
    await expect(read({ app: failingAfter(0), rowsMax: 100, locale: 'PT_BR' })).rejects.toThrow('connection')
  })
})
