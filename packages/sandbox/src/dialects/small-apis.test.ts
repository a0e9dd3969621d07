import { createHash, createHmac } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { NewAccount } from '#add-account.ts'
import { basicAuthorization, type Json } from '#testing/call-json.ts'
import { gatewayOrder } from '#testing/gateway-order.ts'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

type Story = {
  acquirer: string
  account?: Partial<NewAccount>
  headers?: Record<string, string>
  /** Logs in and returns the headers of the calls that follow. */
  signIn?(): Promise<Record<string, string>>
  sign?(text: string): Record<string, string>
  create: { path: string; body(): Json; code(answer: Json): string; id(answer: Json): string }
  get?: { path(id: string): string; shows: Json }
  /** The webhook that the shop receives when the charge is paid. */
  hears(id: string): Json
  proof?(heard: { headers: Record<string, unknown>; text: string }): [unknown, unknown]
  refund?: { path(id: string, endToEndId: string): string; body?(id: string, endToEndId: string): Json }
  payout?: {
    path: string
    body: Json
    shows: Json
    hears?: Json
    headers?(): Promise<Record<string, string>>
  }
  refusesToCreate?: Json[]
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const stories: Story[] = [
  {
    acquirer: 'RAPDYN',
    headers: bearer('sk'),
    create: {
      path: '/payments',
      body: () => ({
        amount: 19_700,
        method: 'pix',
        customer: {
          name: 'C N',
          email: 'c@d.e',
          phone: '(11) 98765-4321',
          document: { type: 'CPF', value: '123.456.789-09' },
        },
        products: [{ name: 'Curso', price: 19_700, quantity: '1', type: 'digital' }],
      }),
      code: ({ pix }) => pix.copypaste,
      id: ({ id }) => id,
    },
    get: { path: (id) => `/transactions/${id}`, shows: { data: { status: 'paid', total: 19_700 } } },
    hears: (id) => ({ notification_type: 'transaction', id, status: 'paid', total: 19_700 }),
    payout: {
      path: '/transfers/out',
      body: { pix_key_type: 'cpf', pix_key: '123.456.789-09', value: 500 },
      shows: { value: 500, status: 'PENDING' },
      hears: { notification_type: 'transfer_out', status: 'COMPLETED' },
    },
  },
  {
    acquirer: 'BRAVIVE',
    headers: bearer('sk'),
    create: {
      path: '/payments',
      body: () => ({
        amount: 19_700,
        currency: 'BRL',
        payer_name: 'C',
        payer_email: 'c@d.e',
        payer_document: '12345678909',
        method: 'PIX',
      }),
      code: (answer) => answer.pix_code,
      id: ({ id }) => id,
    },
    get: { path: (id) => `/payments/${id}`, shows: { status: 'APPROVED' } },
    hears: (id) => ({ id, type: 'PAYMENT', status: 'APPROVED', amount: 19_700 }),
  },
  {
    acquirer: 'AXISBANK',
    headers: { authorization: basicAuthorization('secret', 'sk') },
    create: {
      path: '/transactions/v2/purchase',
      body: () => ({
        name: 'C',
        email: 'c@d.e',
        cpf: '12345678909',
        phone: '11987654321',
        amount: 19_700,
        paymentMethod: 'PIX',
        externalId: 'e1',
        postbackUrl: shop.webhookUrl,
      }),
      code: (answer) => answer.pixCode,
      id: ({ id }) => id,
    },
    get: { path: (id) => `/transactions/${id}`, shows: { status: 'APPROVED' } },
    hears: (id) => ({ type: 'TRANSACTION', transactionId: id, status: 'APPROVED' }),
    refund: { path: (id) => `/transactions/refund/${id}`, body: () => ({ amount: 19_700 }) },
    payout: {
      path: '/withdraws/cash-out',
      body: { pixType: 'EMAIL', pixKey: 'a@b.c', amount: 500 },
      shows: { status: 'WITHDRAW_PROCESSING' },
    },
    refusesToCreate: [{ amount: 999 }],
  },
  {
    acquirer: 'FIREBANK',
    headers: { apiKey: 'sk' },
    create: {
      path: '/payment',
      body: () => ({
        type: 'PIX',
        payer: { fullName: 'C', document: '12345678909' },
        transaction: { value: 197, description: 'x', externalId: 'e1' },
      }),
      code: (answer) => answer.pixCode,
      id: (answer) => answer.transactionId,
    },
    get: { path: (id) => `/transactions/${id}`, shows: { operation: { status: 'PAID', value: 197 } } },
    hears: (id) => ({ transactionId: id, businessTransactionId: 'e1', status: 'PAID', value: 19_700 }),
    refund: { path: (id) => `/payment/refund/${id}` },
    payout: {
      path: '/payment/withdraw',
      body: { type: 'PIX', value: 5, details: { key: 'a@b.c', keyType: 'MAIL', name: 'C', document: '1' } },
      shows: { status: 'WITHDRAW_REQUEST' },
    },
  },
  {
    acquirer: 'PRONTTUS',
    headers: { 'x-client-id': 'pk', 'x-client-secret': 'sk' },
    create: {
      path: '/payment',
      body: () => ({
        amount: 19_700,
        description: 'x',
        customer: { name: 'C', document: '12345678909', email: 'c@d.e', phone: '1' },
      }),
      code: (answer) => answer.pixCode,
      id: (answer) => answer.transactionId,
    },
    get: { path: (id) => `/payment/${id}`, shows: { status: 'paid' } },
    hears: (id) => ({ transactionId: id, status: 'paid' }),
    refund: { path: () => '/payment/refund', body: (id) => ({ transactionId: id }) },
  },
  {
    acquirer: 'VENIT',
    headers: { 'x-public-key': 'pk', 'x-secret-key': 'sk' },
    create: {
      path: '/transaction',
      body: () => gatewayOrder({ postbackUrl: shop.webhookUrl }),
      code: ({ pix }) => pix.payload,
      id: (answer) => answer.transactionId,
    },
    hears: (id) => ({ data: { transactionId: id, status: 'paid', amount: 19_700 } }),
  },
  {
    acquirer: 'SAQPAY',
    headers: { authorization: 'sk' },
    create: {
      path: '/venda',
      body: () => ({ valor: 197, nomeCliente: 'C', partnerConciliationId: 'e1' }),
      code: ([first]) => first.emv,
      id: ([first]) => String(first.id),
    },
    hears: (id) => ({
      transaction_id: id,
      partner_conciliation_id: 'e1',
      transaction_status: 'Aprovado',
      transaction_amount: 197,
      ipn_secret: 'nosso',
    }),
  },
  {
    acquirer: 'NOXPAY',
    headers: { 'api-key': 'sk' },
    create: {
      path: '/payment',
      body: () => ({ method: 'PIX', code: 'e1', amount: 197, webhook_url: shop.webhookUrl }),
      code: (answer) => answer.QRCodeText,
      id: (answer) => answer.txid,
    },
    get: { path: () => '/payment/e1', shows: { Status: 'PAID', Code: 'e1', Amount: 197 } },
    hears: (id) => ({ txid: id, code: 'e1', status: 'PAID', amount: 197 }),
    proof: ({ headers, text }) => [
      headers['x-signature'],
      createHash('sha256').update(`nosso${text}`).digest('base64'),
    ],
    payout: {
      path: '/payment',
      body: { method: 'PIXOUT', type: 'PIX_KEY', code: 'e2', pixkey: 'a@b.c', amount: 5 },
      shows: { Status: 'WAITING_PAYMENT' },
    },
  },
  ...['ZENDRY', 'PRIMEPAG'].map(
    (acquirer): Story => ({
      acquirer,
      signIn: async () =>
        bearer(
          (
            await shop.post(
              '/auth/generate_token',
              { grant_type: 'client_credentials' },
              { authorization: basicAuthorization('pk', 'sk') },
            )
          ).body.access_token,
        ),
      create: {
        path: '/v1/pix/qrcodes',
        body: () => ({
          value_cents: 19_700,
          generator_name: 'C',
          generator_document: '12345678909',
          expiration_time: '1800',
          external_reference: 'e1',
        }),
        code: ({ qrcode }) => qrcode.content,
        id: ({ qrcode }) => qrcode.reference_code,
      },
      get: { path: (id) => `/v1/pix/qrcodes/${id}`, shows: { qrcode: { status: 'paid' } } },
      hears: (id) => ({
        notification_type: 'pix_qrcode',
        message: { reference_code: id, status: 'paid', value_cents: 19_700 },
      }),
      proof: ({ text }) => {
        const { md5, message } = JSON.parse(text)
        return [
          md5,
          createHash('md5')
            .update(`qrcode.${message.reference_code}.${message.end_to_end}.19700.nosso`)
            .digest('hex'),
        ]
      },
      payout: {
        path: '/v1/pix/payments',
        body: {
          initiation_type: 'dict',
          idempotent_id: 'k1',
          value_cents: 500,
          pix_key_type: 'email',
          pix_key: 'a@b.c',
          authorized: true,
        },
        shows: { payment: { status: 'sent', idempotent_id: 'k1' } },
        hears: { notification_type: 'pix_payment', message: { status: 'completed' } },
      },
    }),
  ),
  {
    acquirer: 'SUITPAY',
    headers: { ci: 'pk', cs: 'sk' },
    create: {
      path: '/api/v1/gateway/request-qrcode',
      body: () => ({
        requestNumber: 'e1',
        dueDate: '2026-11-16',
        amount: 197,
        client: { name: 'C', document: '12345678909', email: 'c@d.e' },
        callbackUrl: shop.webhookUrl,
      }),
      code: (answer) => answer.paymentCode,
      id: (answer) => answer.idTransaction,
    },
    hears: (id) => ({
      idTransaction: id,
      typeTransaction: 'PIX',
      statusTransaction: 'PAID_OUT',
      value: 197,
      requestNumber: 'e1',
    }),
    proof: ({ text }) => {
      const { hash } = JSON.parse(text)
      const values = [...text.matchAll(/"[^"]+":("(?:[^"\\]|\\.)*"|[\d.]+)/g)]
        .slice(0, -1)
        .map(([, value = '']) => (value.startsWith('"') ? JSON.parse(value) : value))
      return [
        hash,
        createHash('sha256')
          .update(`${values.join('')}sk`)
          .digest('hex'),
      ]
    },
    payout: {
      path: '/api/v1/gateway/pix-payment',
      body: { key: 'a@b.c', typeKey: 'email', value: 5 },
      shows: { response: 'OK' },
    },
  },
  {
    acquirer: 'EZZEBANK',
    signIn: async () =>
      bearer(
        (
          await shop.post('/oauth/token', 'grant_type=client_credentials', {
            authorization: basicAuthorization('pk', 'sk'),
            'content-type': 'application/x-www-form-urlencoded',
          })
        ).body.access_token,
      ),
    create: {
      path: '/pix/qrcode',
      body: () => ({ amount: 197, external_id: 'e1', payer: { name: 'C', document: '12345678909' } }),
      code: (answer) => answer.emvqrcps,
      id: (answer) => answer.transactionId,
    },
    get: { path: (id) => `/pix/qrcode/${id}/detail`, shows: { status: 'APPROVED' } },
    hears: (id) => ({
      requestBody: {
        transactionType: 'RECEIVEPIX',
        transactionId: id,
        amount: 197,
        statusCode: { statusId: 2 },
        authentication: 'nosso',
      },
    }),
    payout: {
      path: '/pix/payment',
      body: {
        amount: 5,
        external_id: 'k1',
        creditParty: { name: 'C', keyType: 'EMAIL', key: 'a@b.c', taxId: '1' },
      },
      shows: { status: 'PROCESSING' },
    },
  },
  {
    acquirer: 'FLOW2PAY',
    signIn: async () =>
      bearer(
        (await shop.post('/no-auth/autenticacao/v1/api/login', { clientId: 'pk', clientSecret: 'sk' })).body
          .accessToken,
      ),
    create: {
      path: '/qrcode/v2/gerar',
      body: () => ({ valor: 19_700, tempoExpiracao: 86_400, comImagem: true }),
      code: ({ qrcode }) => qrcode.emv,
      id: (answer) => answer.txId,
    },
    hears: (id) => ({ evento: 'PixIn', txid: id, valor: 19_700, token: 'nosso' }),
    refund: {
      path: () => '/pix/v1/transferir-reverso',
      body: (_id, endToEnd) => ({ endToEnd, valor: 19_700 }),
    },
  },
  {
    acquirer: 'ARKAMA',
    headers: bearer('sk'),
    create: {
      path: '/orders',
      body: () => ({
        value: 197,
        paymentMethod: 'pix',
        customer: { name: 'C N', email: 'c@d.e', document: '12345678909', cellphone: '11987654321' },
        items: [],
        externalRef: 'e1',
        callback_url: shop.webhookUrl,
      }),
      code: ({ pix }) => pix.payload,
      id: ({ id }) => id,
    },
    get: { path: (id) => `/orders/${id}`, shows: { status: 'PAID', value: 197 } },
    hears: (id) => ({ event: 'ORDER_STATUS_CHANGED', data: { order: { id, status: 'PAID' } } }),
    refusesToCreate: [{ value: 1.99 }, { total_value: 197 }],
  },
  {
    acquirer: 'PLUGGOU',
    headers: { 'x-api-key': 'sk' },
    create: {
      path: '/payments/transactions?organizationId=pk',
      body: () => ({
        amount: 19_700,
        customerName: 'C',
        customerEmail: 'c@d.e',
        customerDocument: '12345678909',
        customerDocumentType: 'cpf',
      }),
      code: ({ pix }) => pix.qrCode.emv,
      id: ({ id }) => id,
    },
    get: { path: (id) => `/payments/transactions/${id}?organizationId=pk`, shows: { status: 'APPROVED' } },
    hears: (id) => ({ type: 'pix.in.confirmation', data: { id, status: 'APPROVED', amount: 197 } }),
  },
  {
    acquirer: 'WITETEC',
    headers: { 'x-api-key': 'sk' },
    create: {
      path: '/v2/transactions/pix/create',
      body: () => ({
        amount: 197,
        description: 'x',
        payer_info: { name: 'C', document: '12345678909', email: 'c@d.e' },
        webhook: shop.webhookUrl,
      }),
      code: ({ pix }) => pix.qr_code,
      id: (answer) => answer.transaction_id,
    },
    get: { path: (id) => `/transactions/pix/${id}`, shows: { status: 'completed', amount: 197 } },
    hears: (id) => ({
      event: 'payment.success',
      data: { transaction_id: id, status: 'completed', amount: 197 },
    }),
    proof: ({ headers, text }) => [
      headers['x-webhook-signature'],
      createHmac('sha256', 'nosso').update(text).digest('hex'),
    ],
    payout: {
      path: '/withdrawals/merchant/m1',
      headers: async () =>
        bearer((await shop.post('/withdrawals/auth', { email: 'pk', password: 'wk' })).body.token),
      body: { amount: 5, pix_key_type: 'email', pix_key: 'a@b.c' },
      shows: { status: 'pending', amount: 5 },
    },
  },
  {
    acquirer: 'SIMPAY',
    signIn: async () =>
      bearer((await shop.post('/auth-token/', { client_id: 'pk', client_secret: 'sk' })).body.access_token),
    sign: (text) => ({ hmac: createHmac('sha512', 'sk').update(text).digest('hex') }),
    create: {
      path: '/create-pix-copy-and-paste/',
      body: () => ({
        amount: 197,
        type_fine: 'NONE',
        fine: 0,
        source_account_branch_identifier: '1',
        source_account_number: '2',
        base_64_image: true,
        debtor_name: 'C',
        debtor_document: '12345678909',
        tag: 'e1',
      }),
      code: (answer) => answer.pix_copy_and_paste,
      id: (answer) => answer.qr_code_id,
    },
    get: { path: (id) => `/status-pix-copy-and-paste/?id=${id}`, shows: { status: 'PAID', tag: 'e1' } },
    hears: (id) => ({
      type: 'QR_CODE_COPY_AND_PASTE_PAID',
      data: { qr_code_id: id, status: 'PAID', amount: 197 },
    }),
    proof: ({ headers }) => [headers.authorization, 'nosso'],
    refund: {
      path: () => '/chargebacks-pix-copy-and-paste/',
      body: (id) => ({ qr_code_id: id, amount: 197, information: 'x' }),
    },
    payout: {
      path: '/create-cashout-self-approve/',
      body: { amount: 5, key: 'a@b.c', tag: 'k1' },
      shows: { status: 'PROCESSING' },
      hears: { type: 'PIX_CASHOUT_SUCCESS' },
    },
  },
  {
    acquirer: 'OWENPAY',
    signIn: async () =>
      bearer((await shop.post('/v1/auth/login', { email: 'pk', password: 'sk' })).body.data.idToken),
    create: {
      path: '/v1/transactions',
      body: () => ({
        transactionType: 'api',
        externalReference: 'e1',
        postbackUrl: shop.webhookUrl,
        buyer: { name: 'C', email: 'c@d.e', docNumber: '12345678909', phone: '1' },
        product: [{ name: 'Curso', quantity: 1, productPrice: 19_700, type: 'digital' }],
        payment: { type: 'pix' },
      }),
      code: ({ data }) => data.payment.pix.emv,
      id: ({ data }) => data.id,
    },
    hears: (id) => ({ object: { id, status: 'paid' } }),
  },
  {
    acquirer: 'PAGO',
    signIn: async () => ({
      authorization: (await shop.post('/auth', {}, { authorization: basicAuthorization('pk', 'sk') })).body
        .accessToken,
    }),
    create: {
      path: '/cashin',
      body: () => ({
        paymentMethod: 1,
        expirationTime: 1_440,
        urlConfirmation: shop.webhookUrl,
        checkoutType: 1,
        shopper: { docNumber: '12345678909', docType: '1', fullName: 'C', email: 'c@d.e' },
        transaction: { amount: 197, salesId: 'e1' },
      }),
      code: (answer) => answer.pixCopyPaste,
      id: (answer) => answer.uniqueId,
    },
    get: { path: (id) => `/cashin/${id}`, shows: { status: 'PAID', amount: 197 } },
    hears: (id) => ({ uniqueId: id, status: 'PAID' }),
    refund: { path: () => '/cashin/reversal', body: (id) => ({ uniqueId: id, returnAmount: 197 }) },
    payout: {
      path: '/cashout',
      body: { amount: 5, bank: { pixKey: 'EMAIL', pixValue: 'a@b.c' } },
      shows: { status: 'PENDING' },
    },
  },
  {
    acquirer: 'PAGSTAR',
    account: { withdrawKey: 'tenant-1' },
    signIn: async () =>
      bearer(
        (await shop.post('/identity/partner/login', { email: 'pk', access_key: 'sk' })).body.data
          .access_token,
      ),
    create: {
      path: '/wallet/partner/transactions/generate-anonymous-pix',
      body: () => ({
        value: 197,
        name: 'C',
        document: '12345678909',
        tenant_id: 'tenant-1',
        transaction_id: 'e1',
        expiration: 86_400,
      }),
      code: ({ data }) => data.pix_key,
      id: ({ data }) => data.external_reference,
    },
    get: { path: (id) => `/wallet/partner/transactions/${id}`, shows: { data: { status: 'approved' } } },
    hears: (id) => ({ external_reference: id, status: 'approved', value: 197 }),
    payout: {
      path: '/wallet/partner/withdrawals/solicit-for-customer',
      body: {
        customer_document: '1',
        value: 5,
        pix_key: 'a@b.c',
        pix_key_type: 'email',
        transaction_id: 'k1',
      },
      shows: { data: { status: 'pending' } },
    },
    refusesToCreate: [{ tenant_id: 'other' }],
  },
  {
    acquirer: 'REFLOWPAY-CASH',
    headers: bearer('sk'),
    create: {
      path: '/transaction/qrcode/cashin',
      body: () => ({
        payerName: 'C',
        payerDocument: '12345678909',
        productName: 'Curso',
        value: 19_700,
        orderId: 'e1',
        postbackUrl: shop.webhookUrl,
      }),
      code: (answer) => answer.qrCode,
      id: (answer) => String(answer.transactionId),
    },
    get: { path: () => '/transaction/get/by/orderId/e1', shows: { status: 'paid', value: 19_700 } },
    hears: (id) => ({ transactionId: Number(id), orderId: 'e1', status: 'paid', object: 'cashin' }),
  },
  {
    acquirer: 'WITETEC-SECOND',
    headers: { 'x-api-key': 'sk' },
    create: {
      path: '/transactions',
      body: () => ({
        amount: 19_700,
        method: 'PIX',
        customer: { name: 'C', email: 'c@d.e', phone: '1', documentType: 'CPF', document: '12345678909' },
        items: [{ title: 'Curso', amount: 19_700, quantity: 1, tangible: false }],
      }),
      code: ({ data }) => data.pix.qrcode,
      id: ({ data }) => data.id,
    },
    get: { path: (id) => `/transactions/${id}`, shows: { data: { status: 'PAID' } } },
    hears: (id) => ({ eventType: 'TRANSACTION_PAID', id, status: 'PAID', amount: 19_700 }),
    payout: {
      path: '/withdrawals',
      body: { amount: 500, pixKey: 'a@b.c', pixKeyType: 'EMAIL', method: 'PIX' },
      shows: { data: { status: 'PROCESSING' } },
      hears: { eventType: 'WITHDRAWAL_PAID' },
    },
  },
  {
    acquirer: 'PLUGGOU-CURRENT',
    headers: { 'x-public-key': 'pk', 'x-secret-key': 'sk' },
    create: {
      path: '/transactions',
      body: () => ({
        payment_method: 'pix',
        amount: 19_700,
        buyer: { buyer_name: 'C', buyer_document: '12345678909', buyer_phone: '11987654321' },
      }),
      code: ({ data }) => data.pix.emv,
      id: ({ data }) => data.id,
    },
    get: { path: (id) => `/transactions/${id}`, shows: { data: { status: 'paid' } } },
    hears: (id) => ({ event_type: 'transaction', data: { id, status: 'paid', amount: 19_700 } }),
    proof: ({ headers }) => [headers['x-webhook-code'], 'nosso'],
    payout: {
      path: '/withdrawals',
      body: { amount: 500, key_type: 'email', key_value: 'a@b.c' },
      shows: { data: { status: 'approved' } },
      hears: { event_type: 'withdrawal', data: { status: 'paid' } },
    },
    refusesToCreate: [
      { buyer: { buyer_name: 'C', buyer_document: '12345678909' } },
      { buyer: { buyer_name: 'C', buyer_document: '12345678900', buyer_phone: '11987654321' } },
    ],
  },
  {
    acquirer: 'SIMPAY-SALES',
    headers: { 'x-api-token': 'sk' },
    create: {
      path: '/checkout/external/sales',
      body: () => ({
        payment_method: 'pix',
        postback_url: shop.webhookUrl,
        products: [{ id: '1', name: 'Curso', price: 98.5, amount: 2, is_digital: true }],
        customer: { name: 'C', email: 'c@d.e', official_id_type: 'cpf', official_id_number: '12345678909' },
      }),
      code: ({ sale }) => sale.payment.details.response.qrcode.content,
      id: ({ sale }) => String(sale.payment.id),
    },
    hears: (id) => ({ payment_id: Number(id), payment_status: 'paid' }),
  },
]

describe.each(stories)('$acquirer', (story) => {
  async function open() {
    shop = await openTestShop({
      acquirer: story.acquirer,
      account: {
        publicKey: 'pk',
        secretKey: 'sk',
        withdrawKey: 'wk',
        webhookSecret: 'nosso',
        ...story.account,
      },
      webhookInPanel: true,
    })
    const headers = story.headers ?? (await story.signIn?.()) ?? {}
    return (path: string, body: unknown, more: Record<string, string> = {}) => {
      const text = JSON.stringify(body)
      return shop.post(path, text, { ...headers, ...story.sign?.(text), ...more })
    }
  }
  const headersOf = async () => story.headers ?? (await story.signIn?.()) ?? {}

  it('charges by Pix and notifies the shop when it is paid', async () => {
    const post = await open()
    const { status, body } = await post(story.create.path, story.create.body())
    expect([200, 201]).toContain(status)
    const id = story.create.id(body)
    const charge = await shop.sandbox.bank.pay(story.create.code(body))
    expect(charge.amount).toBe(19_700)
    if (story.get)
      expect((await shop.get(story.get.path(id), await headersOf())).body).toMatchObject(story.get.shows)

    const told = (await shop.heard()).at(-1)
    if (!told) throw new Error('The shop received no webhook')
    expect(JSON.parse(told.text)).toMatchObject(story.hears(id))
    if (story.proof) {
      const [given, expected] = story.proof(told)
      expect(given).toBe(expected)
    }
    if (story.refund) {
      const endToEndId = charge.payments[0]?.endToEndId ?? ''
      const refund = () =>
        post(story.refund?.path(id, endToEndId) ?? '', story.refund?.body?.(id, endToEndId) ?? {})
      expect((await refund()).status).toBe(200)
      expect(await shop.sandbox.acquirer(story.acquirer).refunds()).toMatchObject([{ amount: 19_700 }])
      expect((await refund()).status).toBe(400)
    }
  })

  const { payout, refusesToCreate = [] } = story
  if (payout)
    it('pays out', async () => {
      const post = await open()
      const answer = await post(payout.path, payout.body, await payout.headers?.())
      expect(answer.body).toMatchObject(payout.shows)
      await shop.sandbox.bank.webhooksDelivered()
      expect(await shop.sandbox.acquirer(story.acquirer).payouts()).toMatchObject([
        { amount: 500, state: 'paid' },
      ])
      if (payout.hears) expect((await shop.webhooks()).at(-1)).toMatchObject(payout.hears)
    })

  it('refuses an unknown caller', async () => {
    await open()
    expect((await shop.post(story.create.path, story.create.body())).status).toBe(401)
    expect(await shop.sandbox.acquirer(story.acquirer).charges()).toEqual([])
  })

  if (refusesToCreate.length > 0)
    it('refuses the requests that its provider refuses', async () => {
      const post = await open()
      for (const more of refusesToCreate) {
        expect(
          (await post(story.create.path, { ...story.create.body(), ...more })).status,
        ).toBeGreaterThanOrEqual(400)
      }
      expect(await shop.sandbox.acquirer(story.acquirer).charges()).toEqual([])
    })
})
