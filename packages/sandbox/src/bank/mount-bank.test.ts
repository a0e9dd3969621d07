import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '#start-sandbox.ts'
import { basicAuthorization, callJson } from '#testing/call-json.ts'
import { gatewayOrder } from '#testing/gateway-order.ts'

let sandbox: Sandbox
let clock: Date

beforeEach(async () => {
  clock = new Date('2026-11-15T12:00:00Z')
  sandbox = await startSandbox({
    port: 0,
    dataDir: null,
    now: () => clock,
    timers: false,
    payouts: 'manual',
    webhookRetryDelaysMilliseconds: [],
    titleOf: (name) => (name === 'HAWKPAY' ? 'HawkPay' : name),
  })
  sandbox
    .acquirer('HAWKPAY')
    .addAccount({ publicKey: 'pk', secretKey: 'sk', withdrawKey: 'wk', merchantName: 'Padaria São João' })
})

afterEach(() => sandbox.stop())

const call = (path: string, body: unknown) =>
  callJson(`${sandbox.acquirerUrl('HAWKPAY')}${path}`, {
    method: 'POST',
    body,
    headers: { authorization: basicAuthorization('pk', 'sk'), 'x-withdraw-key': 'wk' },
  })

const create = async (more: Record<string, unknown> = {}) =>
  (await call('/transactions', gatewayOrder(more))).body

const open = async (path = '') => (await fetch(`${sandbox.bankUrl}${path}`)).text()

/** Presses the button of a form on a page, as a browser without scripts would. */
async function press(page: string, label: string, typed: Record<string, string> = {}) {
  const form = [...page.matchAll(/<form method="post" action="([^"]+)"[^>]*>(.*?)<\/form>/gs)].find(
    ([, , inside]) => inside?.includes(`>${label}</button>`),
  )
  if (!form) throw new Error(`The page has no button ${label}`)
  const fields = [...(form[2] ?? '').matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as [string, string],
  )
  return fetch(new URL(form[1] ?? '', sandbox.bankUrl), {
    method: 'POST',
    body: new URLSearchParams([...fields, ...Object.entries(typed)]),
    redirect: 'manual',
  })
}

describe('a person at the play bank', () => {
  it('pastes a Pix code, sees payee and amount, pays, and returns to the receipt', async () => {
    const { pix } = await create()
    const address = `?codigo=${encodeURIComponent(pix.qrcode)}`
    const page = await open(address)
    expect(page).toContain('Padaria São João')
    expect(page).toContain('Curso de pão')

    const paid = await press(page, 'Pagar R$\u00a0197,00')
    expect(paid.status).toBe(303)
    const location = paid.headers.get('location') ?? ''
    expect(location).toMatch(/^\/banco-de-mentira\?codigo=.*&aviso=pay$/)
    const receipt = await (await fetch(new URL(location, sandbox.bankUrl))).text()
    expect(receipt).toContain('Pagamento realizado')
    expect(await sandbox.bank.find(pix.qrcode)).toMatchObject({ state: 'paid' })
  })

  it('pays a boleto line in any typed form, or another amount than requested', async () => {
    const { boleto } = await create({ paymentMethod: 'boleto' })
    const page = await open(`?codigo=${encodeURIComponent(boleto.digitableLine.replace(/(.{5})/g, '$1 '))}`)
    expect((await press(page, 'Pagar este valor', { valor: '1x' })).headers.get('location')).toContain(
      'aviso=valor',
    )
    await press(page, 'Pagar este valor', { valor: 'R$ 1.096,50' })
    expect(await sandbox.bank.find(boleto.digitableLine)).toMatchObject({ payments: [{ amount: 109_650 }] })
  })

  it.each([
    ['', 'Adquirentes'],
    ['?codigo=abc', 'Código não reconhecido'],
    [
      `?codigo=${encodeURIComponent('00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D')}`,
      'não foi gerado por nenhuma adquirente',
    ],
    [
      `?codigo=${encodeURIComponent('00190000090114971860168524522114675860000102657')}`,
      'um dígito incorreto',
    ],
  ])('reads what is wrong with %j', async (address, text) => {
    expect(await open(address)).toContain(text)
  })

  it('refunds, disputes and settles from the list', async () => {
    const { id } = await create({ paymentMethod: 'credit_card', card: { token: 'tok_1111' } })
    await press(await open(), 'Contestar')
    expect(await sandbox.bank.find(String(id))).toMatchObject({ state: 'disputed' })
    await press(await open(), 'Decidir a favor da loja')
    await press(await open(), 'Estornar')
    expect(await sandbox.bank.find(String(id))).toMatchObject({ state: 'refunded', refundedAmount: 19_700 })
  })

  it('finds a charge by its product, buyer or number, by state and by acquirer, and keeps the filter after an action', async () => {
    const { id } = await create({
      items: [{ title: 'Curso de Pão', unitPrice: 19_700, quantity: 1, tangible: false }],
    })
    await create({ items: [{ title: 'Ebook', unitPrice: 19_700, quantity: 1, tangible: false }] })
    const titlesAt = async (address: string) =>
      [...(await open(address)).matchAll(/<strong><a [^>]*>([^<]*)<\/a><\/strong>/g)].map(
        ([, title]) => title,
      )
    expect(await titlesAt('')).toHaveLength(2)
    expect(await titlesAt('?busca=pao')).toEqual(['Curso de Pão'])
    expect(await titlesAt(`?busca=${id}`)).toEqual(['Curso de Pão'])
    expect(await titlesAt('?situacao=paid')).toEqual([])
    expect(await titlesAt('?adquirente=EFIPAY')).toEqual([])
    expect(await titlesAt('?adquirente=HAWKPAY&situacao=waiting')).toHaveLength(2)
    const answer = await press(await open('?busca=pao&situacao=waiting'), 'Marcar como vencida')
    expect(answer.headers.get('location')).toBe('/banco-de-mentira?busca=pao&situacao=waiting&aviso=expire')
  })

  it('pages through long lists, day by day', async () => {
    for (let sold = 0; sold < 13; sold++) await create()
    clock = new Date('2026-11-16T12:00:00Z')
    await create()
    const first = await open()
    expect(first.match(/<h3>[^<]*<\/h3>/g)).toEqual(['<h3>Hoje</h3>', '<h3>Ontem</h3>'])
    expect(first.match(/<li class="row">/g)).toHaveLength(12)
    expect(first).toContain('href="/banco-de-mentira?pagina=2#cobrancas"')
    expect((await open('?pagina=2')).match(/<li class="row">/g)).toHaveLength(2)
    expect((await open('?pagina=99')).match(/<li class="row">/g)).toHaveLength(2)
  })

  it('presses a stale button without any effect', async () => {
    const { pix } = await create()
    const stale = await open()
    await press(stale, 'Marcar como vencida')
    expect((await press(stale, 'Cancelar')).headers.get('location')).toContain('aviso=nao-pode')
    expect(await sandbox.bank.find(pix.qrcode)).toMatchObject({ state: 'expired' })
  })

  it('decides the outcome of a payout', async () => {
    await call('/transfers', { method: 'fiat', amount: 5_000, pixKey: '12345678909', pixKeyType: 'cpf' })
    await press(await open('/adquirentes/HAWKPAY'), 'Recusar')
    expect(await sandbox.acquirer('HAWKPAY').payouts()).toMatchObject([{ state: 'refused' }])
  })

  it.each([
    ['refused', 'paid'],
    ['refused', 'returned'],
    ['paid', 'refused'],
    ['paid', 'paid'],
    ['returned', 'paid'],
    ['canceled', 'paid'],
    ['processing', 'returned'],
    ['processing', 'anything'],
  ] as const)('cannot turn a payout that is %s into one that is %s', async (state, wanted) => {
    await call('/transfers', { method: 'fiat', amount: 5_000, pixKey: '12345678909', pixKeyType: 'cpf' })
    const [payout] = await sandbox.acquirer('HAWKPAY').payouts()
    const numero = payout?.id ?? ''
    await sandbox.bank.movePayout(numero, state)
    const answer = await fetch(`${sandbox.bankUrl}/saques`, {
      method: 'POST',
      body: new URLSearchParams({ adquirente: 'HAWKPAY', numero, situacao: wanted }),
      redirect: 'manual',
    })
    expect(answer.headers.get('location')).toContain('aviso=saque-nao-pode')
    expect(await sandbox.acquirer('HAWKPAY').payouts()).toMatchObject([{ state }])
  })

  it('reads after paying how to return to the shop, and only an unpaid charge has a primary button', async () => {
    const { pix } = await create()
    const address = `?codigo=${encodeURIComponent(pix.qrcode)}`
    const before = await open(address)
    expect(before).toMatch(/class="button primary">Pagar R\$/)
    expect(before).not.toContain('Feche esta aba')
    await press(before, 'Pagar R$\u00a0197,00')
    const after = await open(address)
    expect(after).toContain('Feche esta aba para voltar à compra')
    expect(after).not.toContain('button primary')
    for (const label of ['Estornar', 'Contestar'])
      expect(after).toContain(`<button class="button quiet">${label}</button>`)
    await press(after, 'Pagar novamente')
    expect((await sandbox.bank.find(pix.qrcode))?.payments).toHaveLength(2)
  })

  it('opens the slip behind the link of a boleto', async () => {
    const { boleto } = await create({ paymentMethod: 'boleto' })
    const page = await (await fetch(boleto.url)).text()
    expect(page).toContain('só pode ser pago no Banco de mentira')
    expect(page.match(/<rect /g)?.length).toBe(2 + 44 * 2.5 + 2)
  })
})

describe('the page', () => {
  it('escapes every text from outside and shows no card, key or document', async () => {
    const title = '<script>alert(1)</script>"&'
    await create({
      paymentMethod: 'credit_card',
      items: [{ title, unitPrice: 19_700, quantity: 1, tangible: false }],
      customer: {
        name: '<img src=x onerror=alert(2)>',
        email: 'a@b.c',
        phone: '1',
        document: { number: '12345678909', type: 'cpf' },
      },
      card: {
        number: '4111111111111111',
        holderName: 'A',
        expirationMonth: 1,
        expirationYear: 2030,
        cvv: '987',
      },
    })
    for (const page of [await open(), await open('/adquirentes/HAWKPAY'), await open(`?codigo=${title}`)]) {
      expect(page).not.toMatch(/<script|<img|4111111111111111|&quot;987&quot;|12345678909/)
    }
    expect(await open('/adquirentes/HAWKPAY')).toContain('••••1111')
  })

  it('shows that a security code, a token and a secret arrived, and not their values', async () => {
    await create({
      paymentMethod: 'credit_card',
      card: { token: 'tok_visible_1111', cvv: '987' },
      metadata: { clientSecret: 'segredo-visivel' },
    })
    const page = await open('/adquirentes/HAWKPAY')
    for (const name of ['cvv', 'token', 'clientSecret'])
      expect(page).toContain(`&quot;${name}&quot;: &quot;••••&quot;`)
    expect(page).not.toMatch(/tok_visible|&quot;987&quot;|segredo-visivel/)
  })

  it("shows only host and beginning of the shop's secret address, in received calls and in sent webhooks", async () => {
    const token = 'q7Jr_Xm2Zt0pWc9-LkVn4bYsHd8uEoGfRa1TiPw3Nxz'
    const { pix } = await create({ postbackUrl: `http://127.0.0.1:9/webhooks/${token}/pedido-1?a=b` })
    await sandbox.bank.pay(pix.qrcode)
    const page = await open('/adquirentes/HAWKPAY')
    expect(page).toContain('&quot;postbackUrl&quot;: &quot;127.0.0.1:9/webhooks/q7Jr••••&quot;')
    expect(page).toContain('POST 127.0.0.1:9/webhooks/q7Jr••••')
    expect(page).not.toContain(token.slice(0, 6))
    expect((await sandbox.acquirer('HAWKPAY').webhooks())[0]?.url).toContain(token)
  })

  it('shows the status word of a webhook in its row', async () => {
    const { pix } = await create({ postbackUrl: 'http://127.0.0.1:9/aviso' })
    await sandbox.bank.pay(pix.qrcode)
    await sandbox.bank.refund(pix.qrcode)
    const page = await open('/adquirentes/HAWKPAY')
    const told = [...page.matchAll(/<summary><span class="head"><strong>(.*?)<\/strong>/g)].map(
      ([, word]) => word,
    )
    expect(told).toEqual(['refunded', 'paid'])
  })

  it('shows the latest ten of a list, more on request, and returns to the same list', async () => {
    for (let number = 1; number <= 11; number += 1)
      await create({
        items: [{ title: `Curso ${number}.`, unitPrice: 19_700, quantity: 1, tangible: false }],
      })
    const page = await open('/adquirentes/HAWKPAY')
    for (const id of ['cobrancas', 'saques', 'chamadas', 'avisos']) {
      expect(page).toContain(`href="#${id}"`)
      expect(page).toContain(`id="${id}"`)
    }
    expect(page).toContain('Curso 11.</a>')
    expect(page).not.toContain('Curso 1.</a>')
    expect(page).toContain('As 10 linhas mais recentes, de 11')
    expect(page).toContain('href="/banco-de-mentira/adquirentes/HAWKPAY?ver=cobrancas#cobrancas"')

    const more = await open('/adquirentes/HAWKPAY?ver=cobrancas')
    expect(more).toContain('Curso 1.</a>')
    expect(more).toContain('Todas as 11 linhas')
    expect((await press(more, 'Marcar como vencida')).headers.get('location')).toBe(
      '/banco-de-mentira/adquirentes/HAWKPAY?ver=cobrancas&aviso=expire',
    )
  })

  it('lists the acquirers with the latest sales first, and those with only an account after them', async () => {
    for (const name of ['ASAAS', 'LUMION'])
      sandbox.acquirer(name).addAccount({ publicKey: 'pk', secretKey: 'sk' })
    const sell = (acquirer: string) =>
      callJson(`${sandbox.acquirerUrl(acquirer)}/transactions`, {
        method: 'POST',
        body: gatewayOrder(),
        headers: { authorization: basicAuthorization('pk', 'sk') },
      })
    const order = async () => {
      const [list = ''] = (await open()).split('id="cobrancas"')
      return [...list.matchAll(/>(HawkPay|LUMION|ASAAS|Outras com conta|Sem conta)/g)].map(([, text]) => text)
    }
    await sell('HAWKPAY')
    clock = new Date('2026-11-15T12:01:00Z')
    await sell('LUMION')
    expect(await order()).toEqual(['LUMION', 'HawkPay', 'Outras com conta', 'ASAAS', 'Sem conta'])
    clock = new Date('2026-11-15T12:02:00Z')
    await sell('HAWKPAY')
    expect(await order()).toEqual(['HawkPay', 'LUMION', 'Outras com conta', 'ASAAS', 'Sem conta'])
  })

  it('keeps the sign of a number, and has no field that hides the id of its form', async () => {
    const { id } = await create()
    await call('/transfers', { method: 'fiat', amount: 5_000, pixKey: '12345678909', pixKeyType: 'cpf' })
    const page = (await open()) + (await open('/adquirentes/HAWKPAY'))
    expect(page).toContain(`nº\u00a0${id}`)
    expect(page).not.toMatch(/nº /)
    expect(page).not.toContain('name="id"')
  })

  it('allows no script and no foreign origin', async () => {
    const response = await fetch(sandbox.bankUrl)
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    const foreign = await fetch(`${sandbox.bankUrl}/acoes`, {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { 'sec-fetch-site': 'cross-site' },
      redirect: 'manual',
    })
    expect(foreign.status).toBe(403)
  })

  it.each(['https://example.com/', '//example.com', '/admin', 'javascript:alert(1)'])(
    'never redirects to %s',
    async (volta) => {
      const response = await fetch(`${sandbox.bankUrl}/acoes`, {
        method: 'POST',
        body: new URLSearchParams({ volta }),
        redirect: 'manual',
      })
      expect(response.headers.get('location')).toBe('/banco-de-mentira?aviso=nao-pode')
    },
  )

  it('uses no address outside its own path', async () => {
    await create()
    const page = (await open()) + (await open('/adquirentes/HAWKPAY'))
    const addresses = [...page.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((address) => !address?.match(/^(\/banco-de-mentira|#)/))).toEqual([])
  })
})
