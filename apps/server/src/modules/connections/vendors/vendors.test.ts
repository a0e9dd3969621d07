import { readFileSync } from 'node:fs'
import {
  type ConnectionRule,
  type ConnectionVendor,
  connectionVendors,
} from '@balcao/domain/platform/connections'
import type { OutgoingEventType } from '@balcao/domain/platform/outgoing-events'
import { describe, expect, test } from 'vitest'
import type { SaleData } from '#modules/outgoing/event-data.ts'
import { nobody, sampleData } from '#modules/outgoing/sample-data.ts'
import type { Member, VendorAnswer, VendorCall, VendorEvent } from './vendor.ts'
import { vendors } from './vendors.ts'

const at = new Date('2026-11-18T17:48:44.123Z')
const buyer = { name: 'Carolina Nogueira', email: 'carolina@compradora.example' }

function anEvent(type: OutgoingEventType, more: Partial<VendorEvent> = {}): VendorEvent {
  const data = sampleData(type, at)
  return {
    id: nobody,
    type,
    at,
    isTest: false,
    data:
      'visitor' in data || 'student' in data
        ? data
        : ({ ...data, buyer: { ...data.buyer, ...buyer, phone: '11987654321' } } as SaleData),
    members: [],
    locale: 'PT_BR',
    platformName: 'Praça',
    ...more,
  }
}

const anAccess = (...members: Member[]) => anEvent('access.granted', { members })
const access = (orderCode: string, isOpen: boolean, productId = nobody) => ({ orderCode, productId, isOpen })

type Case = {
  what: string
  vendor: ConnectionVendor
  event: VendorEvent
  fields: Record<string, string>
  rules?: ConnectionRule[]
  /** Each call with its answer. */
  exchange: [VendorCall, VendorAnswer][]
  ends: { failure: string | null; isGone?: boolean }
}

const ok = (body: object = {}, status = 200): VendorAnswer => ({ status, body: JSON.stringify(body) })
const rule = (code: string, event: ConnectionRule['event'] = null, productId: string | null = nobody) => ({
  event,
  productId,
  code,
})

const utmifyOrder = {
  orderId: nobody,
  platform: 'Praça',
  paymentMethod: 'pix',
  status: 'paid',
  createdAt: '2026-11-18 17:48:44',
  approvedDate: '2026-11-18 17:48:44',
  refundedAt: null,
  customer: { ...buyer, phone: '11987654321', document: null, country: 'BR' },
  products: [
    {
      id: nobody,
      name: 'Produto de teste',
      planId: nobody,
      planName: null,
      quantity: 1,
      priceInCents: 9_900,
    },
  ],
  trackingParameters: {
    src: null,
    sck: null,
    utm_source: 'teste',
    utm_campaign: null,
    utm_medium: null,
    utm_content: null,
    utm_term: null,
  },
  commission: {
    totalPriceInCents: 9_900,
    gatewayFeeInCents: 842,
    userCommissionInCents: 9_058,
    currency: 'BRL',
  },
  isTest: false,
}
const utmifyCall = (changes: object): VendorCall => ({
  url: 'https://api.utmify.com.br/api-credentials/orders',
  method: 'POST',
  headers: { 'x-api-token': 'ficha' },
  body: { ...utmifyOrder, ...changes },
})
const memberkitCall = (status: string, classes: number[], email = buyer.email): VendorCall => ({
  url: 'https://memberkit.com.br/api/v1/users?api_key=ch%26ve',
  method: 'POST',
  body: { full_name: buyer.name, email, status, classroom_ids: classes },
})
const cademiCall = (codigo: string, status: string, email = buyer.email): VendorCall => ({
  url: 'https://escola.cademi.com.br/api/postback/custom',
  method: 'POST',
  body: {
    token: 'ficha',
    codigo,
    status,
    produto_id: 'paes',
    cliente_nome: buyer.name,
    cliente_email: email,
  },
})
const campaignCall = (path: string, body: object): VendorCall => ({
  url: `https://escola.api-us1.com/api/3/${path}`,
  method: 'POST',
  headers: { 'Api-Token': 'chave' },
  body,
})
const discordUrl = 'https://discord.com/api/webhooks/1234567/ficha'
const discordCall = (content: string): VendorCall => ({
  url: discordUrl,
  method: 'POST',
  body: { content, allowed_mentions: { parse: [] } },
})
const telegramCall = (text: string): VendorCall => ({
  url: 'https://api.telegram.org/bot123:ficha/sendMessage',
  method: 'POST',
  body: { chat_id: '-100123', text, link_preview_options: { is_disabled: true } },
})
const bread = { id: nobody, name: 'Pães *do* @everyone [site](https://mau.example)' }

const cases: Case[] = [
  {
    what: 'a paid sale',
    vendor: 'UTMIFY',
    event: anEvent('sale.approved'),
    fields: { token: 'ficha' },
    exchange: [[utmifyCall({}), ok()]],
    ends: { failure: null },
  },
  {
    what: 'a sale that waits, and a vendor that is down',
    vendor: 'UTMIFY',
    event: anEvent('sale.created'),
    fields: { token: 'ficha' },
    exchange: [[utmifyCall({ status: 'waiting_payment', approvedDate: null }), ok({}, 503)]],
    ends: { failure: 'status 503' },
  },
  {
    what: 'a refund, by the time of the event',
    vendor: 'UTMIFY',
    event: anEvent('sale.refunded', { at: new Date('2026-11-20T08:00:00Z') }),
    fields: { token: 'ficha' },
    exchange: [[utmifyCall({ status: 'refunded', refundedAt: '2026-11-20 08:00:00' }), ok()]],
    ends: { failure: null },
  },
  {
    what: 'a chargeback in a test',
    vendor: 'UTMIFY',
    event: anEvent('sale.charged_back', { isTest: true }),
    fields: { token: 'ficha' },
    exchange: [
      [utmifyCall({ status: 'chargedback', refundedAt: '2026-11-18 17:48:44', isTest: true }), ok()],
    ],
    ends: { failure: null },
  },
  {
    what: 'an open access to two classes',
    vendor: 'MEMBERKIT',
    event: anAccess({ ...buyer, accesses: [access('A1', true)] }),
    fields: { apiKey: 'ch&ve' },
    rules: [rule('12, 34')],
    exchange: [[memberkitCall('active', [12, 34]), ok()]],
    ends: { failure: null },
  },
  {
    what: 'a closed access, of whose classes another purchase keeps one open',
    vendor: 'MEMBERKIT',
    event: anAccess({ ...buyer, accesses: [access('A1', false), access('B2', true, 'outro')] }),
    fields: { apiKey: 'ch&ve' },
    rules: [rule('12, 34'), rule('34', null, 'outro')],
    exchange: [
      [memberkitCall('inactive', [12]), ok()],
      [memberkitCall('active', [34]), ok()],
    ],
    ends: { failure: null },
  },
  {
    what: 'a corrected address: closed under the former one, open under the new one',
    vendor: 'MEMBERKIT',
    event: anAccess(
      { ...buyer, email: 'errado@compradora.example', accesses: [access('A1', false)] },
      { ...buyer, accesses: [access('A1', true)] },
    ),
    fields: { apiKey: 'ch&ve' },
    rules: [rule('12')],
    exchange: [
      [memberkitCall('inactive', [12], 'errado@compradora.example'), ok()],
      [memberkitCall('active', [12]), ok()],
    ],
    ends: { failure: null },
  },
  {
    what: 'a refusal ends the talk',
    vendor: 'MEMBERKIT',
    event: anAccess({ ...buyer, accesses: [access('A1', true)] }),
    fields: { apiKey: 'ch&ve' },
    rules: [rule('12')],
    exchange: [[memberkitCall('active', [12]), ok({}, 401)]],
    ends: { failure: 'status 401' },
  },
  {
    what: 'two purchases of one product, of which one was refunded: the open one has the last word',
    vendor: 'CADEMI',
    event: anAccess({ ...buyer, accesses: [access('B2', true), access('A1', false)] }),
    fields: { subdomain: 'escola', token: 'ficha' },
    rules: [rule('paes')],
    exchange: [
      [cademiCall('A1', 'cancelado'), ok()],
      [cademiCall('B2', 'aprovado'), ok()],
    ],
    ends: { failure: null },
  },
  {
    what: 'a purchase, by the rule of its product',
    vendor: 'RD_STATION',
    event: anEvent('sale.approved'),
    fields: { apiKey: 'ch&ve' },
    rules: [rule('qualquer', 'sale.approved', null), rule('compra-paes', 'sale.approved')],
    exchange: [
      [
        {
          url: 'https://api.rd.services/platform/conversions?api_key=ch%26ve',
          method: 'POST',
          body: {
            event_type: 'CONVERSION',
            event_family: 'CDP',
            payload: {
              conversion_identifier: 'compra-paes',
              ...buyer,
              mobile_phone: '+5511987654321',
              tags: ['produto de teste'],
            },
          },
        },
        ok({ event_uuid: 'um' }),
      ],
    ],
    ends: { failure: null },
  },
  {
    what: 'a purchase, as contact, in a list and with a tag',
    vendor: 'ACTIVE_CAMPAIGN',
    event: anEvent('sale.approved'),
    fields: { host: 'escola.api-us1.com', apiKey: 'chave', listId: '7' },
    rules: [rule('5', 'sale.approved', null), rule('9', 'sale.refunded', null)],
    exchange: [
      [
        campaignCall('contact/sync', {
          contact: {
            email: buyer.email,
            firstName: 'Carolina',
            lastName: 'Nogueira',
            phone: '+5511987654321',
          },
        }),
        ok({ contact: { id: '113' } }, 201),
      ],
      [campaignCall('contactLists', { contactList: { list: '7', contact: '113', status: 1 } }), ok({}, 201)],
      [campaignCall('contactTags', { contactTag: { contact: '113', tag: '5' } }), ok({}, 201)],
    ],
    ends: { failure: null },
  },
  {
    what: 'an answer without a contact',
    vendor: 'ACTIVE_CAMPAIGN',
    event: anEvent('cart.abandoned'),
    fields: { host: 'escola.api-us1.com', apiKey: 'chave' },
    rules: [rule('5', 'cart.abandoned', null)],
    exchange: [
      [
        campaignCall('contact/sync', {
          contact: { email: 'teste@compradora.example', firstName: 'Compradora', lastName: 'de Teste' },
        }),
        ok({ contact: { id: '../1' } }),
      ],
    ],
    ends: { failure: 'not taken' },
  },
  {
    what: 'a message with the headers and the text that the seller typed',
    vendor: 'WHATSAPP',
    event: anEvent('pix.created', { isTest: true }),
    fields: {
      url: 'https://api.mensageiro.example/i/1/send-text',
      method: 'PUT',
      headers: 'Client-Token: ficha: dupla\n\nX-Loja: praca',
    },
    rules: [
      rule(
        '{"phone":"{{buyer.phone}}","message":"{{buyer.firstName}}: {{amount}} {{pix.code}}"}',
        'pix.created',
        null,
      ),
    ],
    exchange: [
      [
        {
          url: 'https://api.mensageiro.example/i/1/send-text',
          method: 'PUT',
          headers: { 'Client-Token': 'ficha: dupla', 'X-Loja': 'praca', 'balcao-test': 'true' },
          body: { phone: '5511987654321', message: 'Carolina: R$ 99,00 00020126TESTE' },
        },
        ok(),
      ],
    ],
    ends: { failure: null },
  },
  {
    what: 'a note that names nobody and calls nobody',
    vendor: 'DISCORD',
    event: anEvent('sale.approved', {
      data: { ...(sampleData('sale.approved', at) as SaleData), product: bread },
    }),
    fields: { url: discordUrl },
    exchange: [
      [
        discordCall(
          'Venda aprovada: Pães \\*do\\* @everyone \\[site\\]\\(https://mau.example\\) · R$ 99,00 · Pix · pedido TESTE',
        ),
        { status: 204, body: '' },
      ],
    ],
    ends: { failure: null, isGone: false },
  },
  {
    what: 'a webhook that was deleted there',
    vendor: 'DISCORD',
    event: anEvent('cart.abandoned', { isTest: true, locale: 'EN_US' }),
    fields: { url: discordUrl },
    exchange: [
      [
        discordCall('\\[Teste\\] Abandoned cart: Produto de teste · R$99.00'),
        ok({ message: 'Unknown Webhook', code: 10_015 }, 404),
      ],
    ],
    ends: { failure: 'status 404', isGone: true },
  },
  {
    what: 'a note',
    vendor: 'TELEGRAM',
    event: anEvent('sale.refunded'),
    fields: { botToken: '123:ficha', chatId: '-100123' },
    exchange: [
      [telegramCall('Venda reembolsada: Produto de teste · R$ 99,00 · Pix · pedido TESTE'), ok({ ok: true })],
    ],
    ends: { failure: null },
  },
  {
    what: 'an answer that is not ok',
    vendor: 'TELEGRAM',
    event: anEvent('subscription.started'),
    fields: { botToken: '123:ficha', chatId: '-100123' },
    exchange: [[telegramCall('Nova assinatura: Produto de teste · R$ 99,00'), ok({ ok: false })]],
    ends: { failure: 'not taken' },
  },
]

/** Amounts are printed with a non-breaking space. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '))

describe.each(cases)('$vendor: $what', ({ vendor, event, fields, rules = [], exchange, ends }) => {
  test('makes this exact exchange', () => {
    const talk = vendors[vendor].talk(event, { fields, rules })
    let step = talk.next()
    for (const [call, answer] of exchange) {
      expect(step.done).toBe(false)
      expect(plain(step.value)).toEqual(plain(call))
      step = talk.next(answer)
    }
    expect(step).toEqual({ done: true, value: ends })
  })
})

test('every vendor has a case, and a comment about the sources of its facts', () => {
  expect(new Set(cases.map(({ vendor }) => vendor))).toEqual(new Set(connectionVendors))
  for (const vendor of connectionVendors) {
    const file = `${import.meta.dirname}/${vendor.toLowerCase().replace('_', '-')}.ts`
    expect(readFileSync(file, 'utf8'), file).toMatch(
      /Documented by|Seen in public|Nothing about a vendor is known/,
    )
  }
})
