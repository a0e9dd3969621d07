import { generateKeyPairSync, sign } from 'node:crypto'
import type { Exchange, ProviderCases, ScriptedAnswer, WebhookCase } from '#cases/provider-cases.ts'
import {
  aBilletSale,
  aCardSale,
  aCardToKeep,
  aPixSale,
  aPixWithdraw,
  aReceiver,
  aReceiverWithdraw,
  aRefund,
  aTransactionToRead,
  idempotencyKey,
} from '#cases/sample-inputs.ts'

const asToken = (token: string) => `Basic ${Buffer.from(`${token}:`).toString('base64')}`
const headers = { authorization: asToken('api-token-canary') }
const writing = { ...headers, 'idempotency-key': idempotencyKey }
const asReceiver = { authorization: asToken('receiver-token') }

/** A key generated in the test stands for the platform's. */
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

/** The three signed lines that iugu documents: method and path, token and time, the exact body. */
function signed(request: { path: string; token?: string; body: object }): Exchange['request'] {
  const { path, token = 'api-token-canary', body } = request
  const time = '2026-03-02T12:00:00-03:00'
  const lines = `POST|${path}\n${token}|${time}\n${JSON.stringify(body)}`
  const signature = sign('RSA-SHA256', Buffer.from(lines), privateKey).toString('base64')
  return {
    method: 'POST',
    path,
    headers: { authorization: asToken(token), 'request-time': time, signature: `signature=${signature}` },
    body,
  }
}

const invoice = {
  id: 'invoice-1',
  status: 'pending',
  total_cents: 9_700,
  currency: 'BRL',
  order_id: 'order-1',
  due_date: '2026-03-03',
  secure_url: 'https://checkout.example/invoice-1',
  pix: { qrcode: 'https://qr.example/invoice-1.png', qrcode_text: '00020101021226…', end_to_end_id: null },
  bank_slip: null,
}
const invoices = (body: object, answer: ScriptedAnswer = { json: invoice }): Exchange => ({
  request: { method: 'POST', path: '/v1/invoices', headers, body },
  answer,
})
const tokenizes = (
  answer: ScriptedAnswer = { json: { id: 'card-token-1', method: 'credit_card' } },
): Exchange => ({
  request: {
    method: 'POST',
    path: '/v1/payment_token',
    body: {
      account_id: 'account-1',
      method: 'credit_card',
      data: {
        number: '4111111111111111',
        verification_value: '9743',
        first_name: 'MARIA',
        last_name: 'DA SILVA',
        month: '07',
        year: '2031',
      },
    },
  },
  answer,
  preparation: true,
})
const cardInvoice: Exchange = {
  ...invoices({ payable_with: ['credit_card'] }, { json: { ...invoice, pix: null } }),
  preparation: true,
}
const charges = (body: object, json: object): Exchange => ({
  request: { method: 'POST', path: '/v1/charge', headers: writing, body },
  answer: { json },
})
const readsInvoice = (json: object): Exchange => ({
  request: { method: 'GET', path: '/v1/invoices/transaction-1', headers },
  answer: { json },
})
const refunds = (body: object, answer: ScriptedAnswer): Exchange => ({
  request: { method: 'POST', path: '/v1/invoices/transaction-1/refund', headers, body },
  answer,
})

const transferBody = {
  api_token: 'api-token-canary',
  transfer_type: 'pix',
  amount_cents: 15_050,
  external_reference: 'withdraw-1',
  check_payer: '52998224725',
  receiver: {
    name: 'Maria da Silva',
    cpf_cnpj: '52998224725',
    pix: { type: 'phone', key: '+5511987654321' },
  },
}
const transfer = {
  transfer_request_id: 'transfer-1',
  status: 'pending',
  amount_cents: 15_050,
  end_to_end_id: 'E998',
}
const transfers = (answer: ScriptedAnswer): Exchange => ({
  request: signed({ path: '/v1/transfer_requests', body: transferBody }),
  answer,
})
const noSuchWithdraw: Exchange = {
  request: { method: 'GET', path: '/v1/withdraw_requests/transfer-1', headers },
  answer: { status: 404, json: { errors: 'Not Found' } },
}

const photos = {
  photoDocument: 'photo-1',
  photoPersonWithDocument: 'photo-2',
  addressProof: 'photo-3',
  balanceSheet: 'photo-4',
}
const asFile = (kind: string, reference: string) =>
  `data:image/png;name=${kind}.png;base64,${Buffer.from(reference).toString('base64')}`

const createsAccount: Exchange = {
  request: signed({
    path: '/v1/marketplace/create_account',
    body: { api_token: 'api-token-canary', name: 'Maria da Silva' },
  }),
  answer: {
    json: {
      account_id: 'account-2',
      name: 'Maria da Silva',
      live_api_token: 'receiver-token',
      test_api_token: 'test-token',
      user_token: 'user-token',
    },
  },
}
const verifies = (body: object): Exchange => ({
  request: {
    method: 'POST',
    path: '/v1/accounts/account-2/request_verification',
    headers: { authorization: asToken('user-token') },
    body,
  },
  answer: { json: { id: 'verification-1', data: {} } },
})

const account = {
  id: 'account-2',
  'can_receive?': true,
  'is_verified?': true,
  last_verification_request_status: 'accepted',
  last_verification_request_data: { person_type: 'Pessoa Jurídica' },
  balance_available_for_withdraw: 'R$ 1.234,56',
  configuration: { pix: { active: true }, credit_card: { active: true, installments: true } },
}
const readsAccount = (json: object): Exchange => ({
  request: { method: 'GET', path: '/v1/accounts/account-2', headers: asReceiver },
  answer: { json },
})
const receiver = { receiverId: 'account-2', receiverToken: 'receiver-token', documentType: 'CPF' } as const

/** Cases common to IUGU and IUGUBAAS, which are identical. */
export function iuguCases(): ProviderCases {
  return {
    credentials: {
      publicKey: 'account-1',
      secretKey: 'api-token-canary',
      webhookToken: 'webhook-token-canary',
    },
    platform: { privateKey },
    basePaths: ['/v1'],
    operations: {
      createTransaction: {
        works: [
          {
            story: 'a Pix is an invoice, and iugu sends no mail about it',
            input: aPixSale(),
            exchanges: [
              {
                request: {
                  method: 'POST',
                  path: '/v1/invoices',
                  headers: writing,
                  body: {
                    email: 'maria@exemplo.com.br',
                    due_date: '2026-03-03',
                    payable_with: ['pix'],
                    items: [{ description: 'Curso de violão', quantity: 1, price_cents: 9_700 }],
                    payer: {
                      name: 'Maria da Silva',
                      cpf_cnpj: '52998224725',
                      email: 'maria@exemplo.com.br',
                      phone_prefix: '11',
                      phone: '987654321',
                    },
                    order_id: 'order-1',
                    notification_url: 'https://balcao.example/webhooks/abc',
                    pix_qr_code_expires_at: '2026-03-03T12:00:00-03:00',
                    ignore_due_email: true,
                    ignore_canceled_email: true,
                  },
                },
                answer: { json: invoice },
              },
            ],
            result: {
              transactionId: 'invoice-1',
              status: 'PENDING',
              amount: 9_700,
              orderId: 'order-1',
              pixCode: '00020101021226…',
              expiresAt: new Date('2026-03-03T15:00:00.000Z'),
            },
            idAt: 'id',
            amountAt: 'total_cents',
          },
          {
            story:
              'a gift on the list makes one line of the whole, because iugu sells nothing below one real',
            input: aPixSale({
              items: [
                { id: 'offer-1', title: 'Curso de violão', unitPrice: 9_700, quantity: 1, tangible: false },
                { id: 'offer-2', title: 'Brinde', unitPrice: 0, quantity: 1, tangible: false },
              ],
            }),
            exchanges: [
              invoices({ items: [{ description: 'Curso de violão', quantity: 1, price_cents: 9_700 }] }),
            ],
            result: { transactionId: 'invoice-1' },
          },
          {
            story: 'a sale in the name of a receiver is made with its token, and splits name accounts',
            input: aPixSale({
              receiverToken: 'receiver-token',
              splits: [
                { recipientId: 'account-3', amount: 12.5, type: 'PERCENTAGE' },
                { recipientId: 'account-4', amount: 1_050, type: 'FIXED' },
              ],
            }),
            exchanges: [
              {
                request: {
                  method: 'POST',
                  path: '/v1/invoices',
                  headers: asReceiver,
                  body: {
                    splits: [
                      { recipient_account_id: 'account-3', percent: 12.5 },
                      { recipient_account_id: 'account-4', cents: 1_050 },
                    ],
                  },
                },
                answer: { json: invoice },
              },
            ],
            result: { transactionId: 'invoice-1' },
          },
          {
            story: 'a card is tokenized, gets an invoice, and only then is charged',
            input: aCardSale(),
            exchanges: [
              tokenizes(),
              cardInvoice,
              charges(
                { invoice_id: 'invoice-1', token: 'card-token-1', months: 3 },
                {
                  success: true,
                  status: 'captured',
                  invoice_id: 'invoice-1',
                  LR: '00',
                  message: 'Autorizado',
                },
              ),
            ],
            result: { transactionId: 'invoice-1', status: 'APPROVED', amount: 9_700 },
          },
          {
            story:
              'a card that the browser tokenized is charged by that token, and older answers have no status',
            input: aCardSale({ cardId: 'card-token-2', installments: 1 }),
            exchanges: [cardInvoice, charges({ token: 'card-token-2' }, { success: true, LR: '00' })],
            result: { status: 'APPROVED', rawStatus: 'captured' },
          },
          {
            story: 'a receiver that is merely to be paid is not the account that charges the card',
            input: aCardSale({ receiverId: 'receiver-of-another-acquirer' }),
            exchanges: [tokenizes(), cardInvoice, charges({}, { success: true, status: 'captured' })],
            result: { status: 'APPROVED' },
          },
          {
            story: 'a refused card answers 200 and says why',
            input: aCardSale(),
            exchanges: [
              tokenizes(),
              cardInvoice,
              charges({}, { success: false, status: 'unauthorized', LR: '51', message: 'Transação negada' }),
            ],
            result: { status: 'REJECTED', certainty: 'KNOWN', declineReason: 'insufficient_funds' },
          },
          {
            story: 'our own account is not named among the shares, because iugu refuses it',
            input: aPixSale({
              splits: [
                { recipientId: 'account-1', amount: 90, type: 'PERCENTAGE' },
                { recipientId: 'account-3', amount: 10, type: 'PERCENTAGE' },
              ],
            }),
            exchanges: [invoices({ splits: [{ recipient_account_id: 'account-3', percent: 10 }] })],
            result: { transactionId: 'invoice-1' },
          },
          {
            story: 'nobody is named for the share that stays with us',
            input: aPixSale({
              splits: [
                { recipientId: '', amount: 90, type: 'PERCENTAGE' },
                { recipientId: 'account-3', amount: 10, type: 'PERCENTAGE' },
              ],
            }),
            exchanges: [invoices({ splits: [{ recipient_account_id: 'account-3', percent: 10 }] })],
            result: { transactionId: 'invoice-1' },
          },
          {
            story: 'a boleto gives the digitable line and the address of the slip',
            input: aBilletSale(),
            exchanges: [
              invoices(
                {
                  payable_with: ['bank_slip'],
                  due_date: '2026-03-05',
                  // A boleto requires a postal code, and buyers of digital products give none.
                  payer: { address: { zip_code: '01001000', number: 'S/N' } },
                },
                {
                  json: {
                    ...invoice,
                    due_date: '2026-03-05',
                    pix: null,
                    bank_slip: {
                      digitable_line: '34191790010104351004791020150008291070026000',
                      bank_slip_pdf_url: 'https://slip.example/1.pdf',
                    },
                  },
                },
              ),
            ],
            result: {
              billetCode: '34191790010104351004791020150008291070026000',
              billetUrl: 'https://slip.example/1.pdf',
              expiresAt: new Date('2026-03-06T02:59:59.000Z'),
            },
          },
        ],
        fails: [
          {
            story: 'shares that leave nothing to the seller, which iugu would silently ignore, are not sent',
            input: aPixSale({
              splits: [
                { recipientId: 'account-3', amount: 60, type: 'PERCENTAGE' },
                { recipientId: 'account-4', amount: 3_880, type: 'FIXED' },
              ],
            }),
            exchanges: [],
            failure: { kind: 'invalid_request' },
          },
          {
            story: 'of several complaints the first is passed on, whatever field it is about',
            input: aPixSale(),
            exchanges: [
              invoices({}, { status: 422, json: { errors: { due_date: ['deve ser hoje ou no futuro'] } } }),
            ],
            failure: { kind: 'provider_error', message: 'deve ser hoje ou no futuro' },
          },
          {
            story: 'a complaint may be a bare text',
            input: aPixSale(),
            exchanges: [invoices({}, { status: 400, json: { errors: 'Unauthorized' } })],
            failure: { kind: 'provider_error', message: 'Unauthorized' },
          },
          {
            story: 'a key that was used before may be our own first try',
            input: aPixSale(),
            exchanges: [invoices({}, { status: 409, json: { errors: 'Conflict' } })],
            failure: { kind: 'unknown' },
          },
          {
            story: 'a card that cannot be tokenized has charged nobody',
            input: aCardSale(),
            exchanges: [tokenizes({ status: 422, json: { errors: { number: ['inválido'] } } })],
            failure: { kind: 'provider_error', message: 'Erro salvando cartão' },
          },
          {
            story: 'an invoice over another amount is not charged',
            input: aCardSale({ cardId: 'card-token-2' }),
            exchanges: [{ ...cardInvoice, answer: { json: { ...invoice, total_cents: 9_701 } } }],
            failure: { kind: 'unreachable' },
          },
          {
            story: 'a charge that says neither yes nor no may have happened',
            input: aCardSale({ cardId: 'card-token-2' }),
            exchanges: [cardInvoice, charges({}, { message: 'Processando' })],
            failure: { kind: 'bad_response', reference: 'invoice-1' },
          },
          {
            story: 'a charge without an answer is known by its invoice',
            input: aCardSale({ cardId: 'card-token-2' }),
            exchanges: [
              cardInvoice,
              {
                request: { method: 'POST', path: '/v1/charge' },
                answer: { status: 502, body: 'Bad gateway' },
              },
            ],
            failure: { kind: 'unknown', reference: 'invoice-1' },
          },
        ],
      },
      getTransaction: {
        works: [
          {
            story: 'an invoice that was paid by Pix',
            input: aTransactionToRead,
            exchanges: [readsInvoice({ ...invoice, status: 'paid', pix: { end_to_end_id: 'E123' } })],
            result: { transactionId: 'invoice-1', status: 'APPROVED', amount: 9_700, endToEndId: 'E123' },
          },
          {
            story: 'an invoice of a receiver is read with its token',
            input: { ...aTransactionToRead, receiverToken: 'receiver-token' },
            exchanges: [
              {
                request: { method: 'GET', path: '/v1/invoices/transaction-1', headers: asReceiver },
                answer: { json: invoice },
              },
            ],
            result: { status: 'PENDING' },
          },
          {
            story: 'an invoice whose answer was lost is found by our reference',
            input: { orderId: 'order-1', paymentMethod: 'PIX' },
            exchanges: [
              {
                request: {
                  method: 'GET',
                  path: '/v1/resource_search',
                  query: { query_field: 'order_id', value: 'order-1' },
                  headers,
                },
                answer: { json: { resource: invoice } },
              },
            ],
            result: { transactionId: 'invoice-1', pixCode: '00020101021226…' },
          },
        ],
        fails: [
          {
            story: 'an invoice that nobody knows is not found',
            input: aTransactionToRead,
            exchanges: [
              {
                request: { method: 'GET', path: '/v1/invoices/transaction-1' },
                answer: { status: 404, json: { errors: 'Invoice Not Found' } },
              },
            ],
            failure: { kind: 'provider_error', message: 'Invoice Not Found', httpStatus: 404 },
          },
          {
            story: 'a search that finds nothing proves nothing, since nobody wrote down how it says so',
            input: { orderId: 'order-1', paymentMethod: 'PIX' },
            exchanges: [
              {
                request: { method: 'GET', path: '/v1/resource_search' },
                answer: { status: 404, json: { errors: 'Not Found' } },
              },
            ],
            failure: { kind: 'bad_response' },
          },
        ],
      },
      refund: {
        works: [
          {
            story: 'the whole is refunded when no amount is given',
            input: aRefund,
            exchanges: [refunds({}, { json: { ...invoice, status: 'refunded' } })],
            result: { refundId: 'invoice-1', success: true, certainty: 'KNOWN' },
            idAt: 'id',
          },
          {
            story: 'a part is refunded by its cents',
            input: { ...aRefund, paymentMethod: 'CREDIT_CARD', amount: 1_000 },
            exchanges: [
              refunds(
                { partial_value_refund_cents: 1_000 },
                { json: { ...invoice, status: 'partially_refunded' } },
              ),
            ],
            result: { success: true, certainty: 'KNOWN' },
          },
          {
            story: 'a refund that the invoice does not show yet is still under way',
            input: aRefund,
            exchanges: [refunds({}, { json: { ...invoice, status: 'paid' } })],
            result: { success: true, certainty: 'UNCONFIRMED' },
          },
        ],
        fails: [
          {
            story: 'a boleto is not given back by a call',
            input: { ...aRefund, paymentMethod: 'BILLET' },
            exchanges: [],
            failure: { kind: 'unsupported' },
          },
          {
            story: 'a refund that is refused is told in the words of the specification',
            input: aRefund,
            exchanges: [
              refunds({}, { status: 400, json: { errors: 'Sem saldo disponível para reembolso' } }),
            ],
            failure: { kind: 'provider_error', message: 'Erro ao aprovar o reembolso.' },
          },
        ],
      },
      tokenizeCard: {
        works: [
          {
            story: 'the account is named in the body, and no token of ours is shown',
            input: aCardToKeep,
            exchanges: [tokenizes()],
            result: { token: 'card-token-1' },
          },
        ],
        fails: [
          {
            story: 'a card that is refused is told in the words of the specification',
            input: aCardToKeep,
            exchanges: [tokenizes({ status: 422, json: { errors: { number: ['inválido'] } } })],
            failure: { kind: 'provider_error', message: 'Erro salvando cartão' },
          },
        ],
      },
      getCardId: {
        works: [
          {
            story: 'the token is the card id',
            input: { token: 'card-token-1' },
            exchanges: [],
            result: { cardId: 'card-token-1' },
          },
        ],
      },
      withdraw: {
        works: [
          {
            story: 'a payout by Pix is signed with the key of the platform and checks whose key it is',
            input: aPixWithdraw,
            exchanges: [transfers({ status: 202, json: transfer })],
            result: { withdrawId: 'transfer-1', status: 'PENDING', amount: 15_050, endToEndId: 'E998' },
            idAt: 'transfer_request_id',
            amountAt: 'amount_cents',
          },
          {
            story: 'a receiver is paid to its own bank, in reais, and "accepted" is not yet paid',
            input: { ...aReceiverWithdraw, receiverToken: 'receiver-token' },
            exchanges: [
              {
                request: signed({
                  path: '/v1/accounts/receiver-1/request_withdraw',
                  token: 'receiver-token',
                  body: {
                    api_token: 'receiver-token',
                    amount: 150.5,
                    custom_variables: [{ name: 'reference', value: 'withdraw-1' }],
                  },
                }),
                answer: { json: { id: 'withdraw-9', status: 'accepted', receipt_url: 'https://x.example' } },
              },
            ],
            result: {
              withdrawId: 'withdraw-9',
              status: 'PENDING',
              certainty: 'UNCONFIRMED',
              amount: 15_050,
            },
          },
        ],
        fails: [
          {
            story: 'a refused payout is passed on with its whole body',
            input: aPixWithdraw,
            exchanges: [
              transfers({ status: 422, json: { errors: { amount_cents: ['maior que o saldo da conta'] } } }),
            ],
            failure: {
              kind: 'provider_error',
              message: '{"errors":{"amount_cents":["maior que o saldo da conta"]}}',
            },
          },
          {
            story: 'a platform without a private key cannot sign',
            input: aPixWithdraw,
            without: ['privateKey'],
            exchanges: [],
            failure: { kind: 'credentials', message: 'Unauthorized.' },
          },
        ],
      },
      getWithdraw: {
        works: [
          {
            story: 'a payout by Pix that was made',
            input: { withdrawId: 'transfer-1' },
            exchanges: [
              noSuchWithdraw,
              {
                request: { method: 'GET', path: '/v1/transfer_requests/transfer-1', headers },
                answer: { json: { ...transfer, status: 'done', executed_at: '2026-03-02T12:01:00-03:00' } },
              },
            ],
            result: {
              status: 'APPROVED',
              amount: 15_050,
              endToEndId: 'E998',
              approvedAt: new Date('2026-03-02T15:01:00.000Z'),
            },
          },
          {
            story: 'a payout of a receiver is read with its token',
            input: { withdrawId: 'withdraw-9', receiverToken: 'receiver-token' },
            exchanges: [
              {
                request: { method: 'GET', path: '/v1/withdraw_requests/withdraw-9', headers: asReceiver },
                answer: { json: { id: 'withdraw-9', status: 'accepted' } },
              },
            ],
            result: { withdrawId: 'withdraw-9', status: 'APPROVED', certainty: 'KNOWN' },
          },
        ],
        fails: [
          {
            story: 'a payout that nobody knows is not found',
            input: { withdrawId: 'transfer-1' },
            exchanges: [
              noSuchWithdraw,
              {
                request: { method: 'GET', path: '/v1/transfer_requests/transfer-1' },
                answer: { status: 404, json: { errors: 'Transferência não encontrada' } },
              },
            ],
            failure: { kind: 'provider_error', httpStatus: 404, message: 'Transferência não encontrada' },
          },
        ],
      },
      createReceiver: {
        works: [
          {
            story: 'an account of its own, then the photos that prove whose it is',
            input: aReceiver({ name: 'Maria da Silva 2', identityPhotos: photos }),
            exchanges: [
              createsAccount,
              verifies({
                data: {
                  price_range: 'Mais que R$ 500,00',
                  physical_products: false,
                  automatic_transfer: true,
                  person_type: 'Pessoa Física',
                  cpf: '52998224725',
                  name: 'Maria da Silva 2',
                  street: 'Praça da Sé',
                  number: '1',
                  district: 'Sé',
                  city: 'São Paulo',
                  state: 'SP',
                  cep: '01001-000',
                  telephone: '11987654321',
                  estimated_revenue: '5000.00',
                  bank: 'Itaú',
                  bank_ag: '0123',
                  account_type: 'Corrente',
                  bank_cc: '12345-6',
                },
                files: {
                  identification: asFile('identification', 'photo-1'),
                  selfie: asFile('selfie', 'photo-2'),
                  address_proof: asFile('address_proof', 'photo-3'),
                  balance_sheet: asFile('balance_sheet', 'photo-4'),
                },
              }),
            ],
            result: { receiverId: 'account-2', receiverToken: 'receiver-token', status: 'PENDING' },
          },
          {
            story: 'a platform without a key opens accounts unsigned, since no money leaves',
            input: aReceiver({ identityPhotos: photos }),
            without: ['privateKey'],
            exchanges: [
              {
                ...createsAccount,
                request: { method: 'POST', path: '/v1/marketplace/create_account' },
              },
              verifies({}),
            ],
            result: { receiverId: 'account-2', status: 'PENDING' },
          },
          {
            story: 'a company adds its contract, and Banco do Brasil writes the digit of the branch',
            input: aReceiver({
              documentType: 'CNPJ',
              document: '11.222.333/0001-81',
              identityPhotos: { ...photos, photoDocumentSocialContract: 'photo-5' },
              bankAccount: {
                ...aReceiver().bankAccount,
                bankCode: '001',
                branchDigit: 'X',
                accountType: 'SAVINGS',
              },
            }),
            exchanges: [
              createsAccount,
              verifies({
                data: {
                  person_type: 'Pessoa Jurídica',
                  cnpj: '11222333000181',
                  company_name: 'Maria da Silva',
                  bank: 'Banco do Brasil',
                  bank_ag: '0123-0',
                  account_type: 'Poupança',
                },
                files: { social_contract: asFile('social_contract', 'photo-5') },
              }),
            ],
            result: { receiverId: 'account-2', documentType: 'CNPJ' },
          },
          {
            story: 'other banks write the branch without its digit',
            input: aReceiver({
              identityPhotos: photos,
              bankAccount: { ...aReceiver().bankAccount, bankCode: '237', branchDigit: '7' },
            }),
            exchanges: [createsAccount, verifies({ data: { bank: 'Bradesco/Next', bank_ag: '0123' } })],
            result: { receiverId: 'account-2' },
          },
        ],
        fails: [
          ...missingPhotos.map(({ photo, message, documentType }) => ({
            story: `without ${photo} iugu is not even asked`,
            input: aReceiver({ documentType, identityPhotos: { ...photos, [photo]: undefined } }),
            exchanges: [],
            failure: { kind: 'invalid_request' as const, message },
          })),
          {
            story: 'without any photo the first one is asked for',
            input: aReceiver(),
            exchanges: [],
            failure: { kind: 'invalid_request', message: 'Foto do documento é obrigatório.' },
          },
          {
            story: 'a bank outside the list is refused before anybody is asked',
            input: aReceiver({
              identityPhotos: photos,
              bankAccount: { ...aReceiver().bankAccount, bankCode: '999' },
            }),
            exchanges: [],
            failure: { kind: 'invalid_request', message: 'Banco não suportado, tente outro.' },
          },
          {
            story:
              'a verification that is refused keeps the message of the provider and names the account that is there already',
            input: aReceiver({ identityPhotos: photos }),
            exchanges: [
              createsAccount,
              {
                request: { method: 'POST', path: '/v1/accounts/account-2/request_verification' },
                answer: { status: 422, json: { errors: { cpf: ['inválido'] } } },
              },
            ],
            failure: { kind: 'provider_error', message: 'inválido', reference: 'account-2' },
          },
        ],
      },
      getReceiver: {
        works: [
          {
            story: 'a receiver that may receive gets Pix and instalments switched on, where they are off',
            input: receiver,
            exchanges: [
              readsAccount({ ...account, configuration: { pix: { active: false }, credit_card: {} } }),
              {
                request: {
                  method: 'PUT',
                  path: '/v1/payments/pix',
                  headers: asReceiver,
                  body: { enable: true },
                },
                answer: { json: { success: true } },
                optional: true,
              },
              {
                request: signed({
                  path: '/v1/accounts/configuration',
                  token: 'receiver-token',
                  body: {
                    api_token: 'receiver-token',
                    credit_card: { active: true, installments: true, max_installments: 12 },
                  },
                }),
                answer: { json: { id: 'account-2' } },
                optional: true,
              },
            ],
            result: { receiverId: 'account-2', status: 'ACTIVE', balance: 123_456, documentType: 'CPF' },
          },
          {
            story:
              'an automatic withdraw that is off is switched on for a person who wants it, and read again',
            input: { ...receiver, wantsAutomaticTransfer: true },
            exchanges: [
              readsAccount({ ...account, auto_withdraw: false }),
              {
                request: signed({
                  path: '/v1/accounts/configuration',
                  token: 'receiver-token',
                  body: { api_token: 'receiver-token', auto_withdraw: true },
                }),
                answer: { json: { id: 'account-2' } },
                optional: true,
              },
              readsAccount({ ...account, auto_withdraw: true }),
            ],
            result: { status: 'ACTIVE', automaticTransfer: true },
          },
          {
            story: 'an automatic withdraw that is off stays so for the platform itself',
            input: receiver,
            exchanges: [readsAccount({ ...account, auto_withdraw: false })],
            result: { status: 'ACTIVE', automaticTransfer: false },
          },
          {
            story: 'a read does not fail when they cannot be switched on',
            input: receiver,
            exchanges: [
              readsAccount({ ...account, configuration: {} }),
              {
                request: { method: 'PUT', path: '/v1/payments/pix' },
                answer: { status: 400, json: { errors: 'Conta já possui Pix ativo' } },
              },
              {
                request: { method: 'POST', path: '/v1/accounts/configuration' },
                answer: { status: 422, json: { errors: 'Public Key Not Found' } },
              },
            ],
            result: { status: 'ACTIVE' },
          },
          {
            story: 'without a token of its own nothing is switched, since that would switch our own account',
            input: { receiverId: 'account-2', documentType: 'CPF' },
            exchanges: [
              {
                request: { method: 'GET', path: '/v1/accounts/account-2', headers },
                answer: { json: { ...account, configuration: {} } },
              },
            ],
            result: { receiverId: 'account-2', status: 'ACTIVE' },
          },
          {
            story: 'where they are on nothing is switched, and the verification tells the kind of document',
            input: { receiverId: 'account-2', receiverToken: 'receiver-token' },
            exchanges: [readsAccount(account)],
            result: { status: 'ACTIVE', documentType: 'CNPJ' },
          },
          {
            story: 'the document itself tells its kind, and an odd balance is left out',
            input: { receiverId: 'account-2', receiverToken: 'receiver-token', document: '529.982.247-25' },
            exchanges: [readsAccount({ ...account, balance_available_for_withdraw: 'R$ -2,47' })],
            result: { status: 'ACTIVE', documentType: 'CPF' },
          },
        ],
        fails: [
          {
            story: 'a receiver that nobody knows is not found',
            input: receiver,
            exchanges: [
              {
                request: { method: 'GET', path: '/v1/accounts/account-2' },
                answer: { status: 404, json: { errors: 'Not Found' } },
              },
            ],
            failure: { kind: 'provider_error', message: 'Recebedor não encontrado.', httpStatus: 404 },
          },
          {
            story: 'a receiver whose kind of document nobody knows is refused',
            input: { receiverId: 'account-2', receiverToken: 'receiver-token' },
            exchanges: [readsAccount({ ...account, last_verification_request_data: null })],
            failure: { kind: 'invalid_request', message: 'Tipo de documento não encontrado.' },
          },
        ],
      },
    },
    statuses: {
      transaction: {
        probe: (word) => ({
          operation: 'getTransaction',
          input: aTransactionToRead,
          exchanges: [readsInvoice({ ...invoice, status: word })],
        }),
        expected: {
          pending: 'PENDING',
          draft: 'PENDING',
          in_analysis: 'PENDING',
          partially_paid: 'PENDING',
          authorized: 'PENDING',
          paid: 'APPROVED',
          externally_paid: 'APPROVED',
          captured: 'APPROVED',
          partially_refunded: 'APPROVED',
          refunded: 'CHARGEBACK',
          refund: 'CHARGEBACK',
          in_protest: 'CHARGEBACK',
          chargeback: 'CHARGEBACK',
          canceled: 'CANCELED',
          expired: 'REJECTED',
          unauthorized: 'REJECTED',
          invalid: 'REJECTED',
        },
        otherwise: 'REJECTED',
      },
      withdraw: {
        probe: (word) => ({
          operation: 'getWithdraw',
          input: { withdrawId: 'withdraw-9' },
          exchanges: [
            {
              request: { method: 'GET', path: '/v1/withdraw_requests/withdraw-9' },
              answer: { json: { id: 'withdraw-9', status: word } },
            },
          ],
        }),
        expected: {
          pending: 'PENDING',
          processing: 'PENDING',
          scheduled: 'PENDING',
          reprocessing: 'PENDING',
          inconsistent: 'PENDING',
          accepted: 'APPROVED',
          done: 'APPROVED',
          partially_refunded: 'APPROVED',
          cancelled: 'CANCELED',
          rejected: 'REJECTED',
          refunded: 'REJECTED',
        },
        otherwise: 'REJECTED',
      },
      receiver: {
        probe: (word) => ({
          operation: 'getReceiver',
          input: receiver,
          exchanges: [
            readsAccount(
              word === 'can_receive'
                ? account
                : {
                    ...account,
                    'can_receive?': false,
                    last_verification_request_status: word === 'none' ? null : word,
                  },
            ),
          ],
        }),
        expected: {
          can_receive: 'ACTIVE',
          pending: 'PENDING',
          rejected: 'REJECTED',
          accepted: 'REJECTED',
          none: 'REJECTED',
        },
        otherwise: 'REJECTED',
      },
    },
    webhooks,
  }
}

const missingPhotos = [
  { photo: 'photoDocument', documentType: 'CPF', message: 'Foto do documento é obrigatório.' },
  {
    photo: 'photoPersonWithDocument',
    documentType: 'CPF',
    message: 'Foto do documento com pessoa é obrigatório.',
  },
  { photo: 'addressProof', documentType: 'CPF', message: 'Comprovante de endereço é obrigatório.' },
  { photo: 'balanceSheet', documentType: 'CPF', message: 'Balanço patrimonial é obrigatório.' },
  { photo: 'photoDocumentSocialContract', documentType: 'CNPJ', message: 'Contrato social é obrigatório.' },
] as const

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const paid = 'event=invoice.status_changed&data[id]=invoice-1&data[status]=paid&data[account_id]=account-1'

const webhooks: readonly WebhookCase[] = [
  {
    story: 'a paid invoice, with the value that we chose',
    headers: { ...form, authorization: 'webhook-token-canary' },
    body: paid,
    reading: {
      kind: 'event',
      verification: 'token',
      event: { transactionId: 'invoice-1', status: 'APPROVED', rawStatus: 'paid' },
    },
  },
  {
    story: 'a form that does not say that it is one',
    headers: { authorization: 'webhook-token-canary' },
    body: paid,
    reading: { kind: 'event', event: { transactionId: 'invoice-1', status: 'APPROVED' } },
  },
  {
    story: 'the value may come wrapped as Basic',
    headers: {
      ...form,
      authorization: `Basic ${Buffer.from('webhook-token-canary').toString('base64')}`,
    },
    body: `${paid}&data[order_id]=order-1`,
    reading: { kind: 'event', verification: 'token', event: { orderId: 'order-1' } },
  },
  {
    story: 'a refund is a dispute, as the specification wants',
    headers: form,
    without: ['webhookToken'],
    body: 'event=invoice.status_changed&data[id]=invoice-1&data[status]=refunded',
    reading: { kind: 'event', verification: 'none', event: { status: 'CHARGEBACK' } },
  },
  {
    story: 'what was really paid and the number of the Pix are read where they are told',
    headers: { ...form, authorization: 'webhook-token-canary' },
    body: `${paid}&data[paid_cents]=9700&data[pix_end_to_end_id]=E123`,
    reading: { kind: 'event', event: { status: 'APPROVED', paidCents: 9_700, endToEndId: 'E123' } },
  },
  {
    story: 'a part that went back is told by an event of its own',
    headers: { ...form, authorization: 'webhook-token-canary' },
    body: 'event=invoice.partially_refunded&data[id]=invoice-1&data[amount]=1000',
    reading: { kind: 'event', event: { status: 'APPROVED', rawStatus: 'partially_refunded' } },
  },
  {
    story: 'another value is a forgery',
    headers: { ...form, authorization: 'guessed' },
    body: paid,
    reading: { kind: 'forged' },
  },
  {
    story: 'no value is a forgery as well',
    headers: form,
    body: paid,
    reading: { kind: 'forged' },
  },
  {
    story: 'any other event is ignored',
    headers: { ...form, authorization: 'webhook-token-canary' },
    body: 'event=invoice.created&data[id]=invoice-1&data[status]=pending',
    reading: { kind: 'ignored' },
  },
]
