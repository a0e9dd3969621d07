import { locales } from '@balcao/domain/vocabulary'
import { describe, expect, test } from 'vitest'
import { renderMail } from './render-mail.tsx'
import type { MailTemplates } from './templates.ts'

const platform = { name: 'Balcão', brandColor: '#c9622b', url: 'https://loja.example.com' }

const facts = {
  productName: 'Curso Pão de Fermentação Natural',
  orderCode: '7K2-M9Q',
  amountCents: 23400,
  currency: 'BRL',
} as const
const sale = { ...facts, sellerName: 'Marina Duarte', salesPath: '/platform/my-sales?open=1' } as const
const purchase = {
  ...facts,
  sellerName: 'Marina Duarte',
  buyerName: 'Carolina Nogueira',
  purchasesPath: '/my-purchases',
} as const
const reversal = { ...facts, name: 'Carolina Nogueira', path: '/my-purchases' } as const
const request = { ...reversal, protocol: '7K2-M9Q-R1' }
const soon = '2026-11-19T02:59:59.000Z'

const subscription = {
  buyerName: 'Carolina Nogueira',
  sellerName: 'Forno da Marina',
  productName: 'Clube do Levain',
  amountCents: 4_990,
  currency: 'BRL' as const,
  subscriptionsPath: '/my-purchases' as const,
}

const samples: MailTemplates = {
  purchaseApproved: {
    buyerName: 'Carolina Nogueira',
    productName: 'Curso Pão de Fermentação Natural',
    sellerName: 'Forno da Marina',
    orderCode: '7K2-M9Q',
    amountCents: 23400,
    currency: 'BRL',
    items: [
      { title: 'Curso Pão de Fermentação Natural', priceCents: 19700 },
      { title: 'E-book 40 Recheios', priceCents: 3700 },
    ],
    shippingCents: 0,
    interestCents: 0,
    follows: { access: true, parcel: false },
    purchasesPath: '/my-purchases',
  },
  pixCreated: {
    buyerName: 'Carolina Nogueira',
    productName: 'Curso Pão de Fermentação Natural',
    sellerName: 'Forno da Marina',
    orderCode: '7K2-M9Q',
    amountCents: 23400,
    currency: 'BRL',
    pixCode: '00020126580014br.gov.bcb.pix0136a629534e-7693-4846-b028-f142082d7b0763041D3D',
    expiresAt: '2026-11-15T18:30:00.000Z',
    paymentPath: '/checkout/payment/1',
  },
  boletoCreated: {
    buyerName: 'Carolina Nogueira',
    productName: 'Curso Pão de Fermentação Natural',
    sellerName: 'Forno da Marina',
    orderCode: '7K2-M9Q',
    amountCents: 23400,
    currency: 'BRL',
    line: '00190000090114971860168524522114675860000102656',
    dueAt: '2026-11-19T02:59:59.000Z',
    paymentPath: '/checkout/payment/1',
  },
  purchaseRefunded: purchase,
  purchaseChargedBack: purchase,
  orderShipped: {
    ...purchase,
    carrier: 'Correios',
    trackingCode: 'AA123456785BR',
    trackingUrl: 'https://rastreamento.example.com/AA123456785BR',
  },
  cartReminder: {
    buyerName: 'Carolina Nogueira',
    sellerName: 'Forno da Marina',
    productName: 'Curso Pão de Fermentação Natural',
    amountCents: 23400,
    currency: 'BRL',
    checkoutPath: '/checkout/1',
    optOutPath: '/opt-out/abc',
    reason: 'LEFT',
    isLast: true,
  },
  saleMade: sale,
  pixGenerated: sale,
  saleRefunded: sale,
  saleChargedBack: sale,
  parcelToSend: sale,
  accessDelivered: sale,
  cartAbandoned: {
    sellerName: 'Marina Duarte',
    productName: 'Curso Pão de Fermentação Natural',
    amountCents: 23400,
    currency: 'BRL',
    cartsPath: '/platform/abandoned-cart',
  },
  partnershipNews: {
    name: 'Marina Duarte',
    partnerName: 'Ana Prado',
    productName: 'Curso Pão de Fermentação Natural',
    kind: 'affiliationRefused',
    reason: 'Ainda sem público',
    pagePath: '/platform/affiliates',
  },
  refundRequested: { ...request, answerBy: soon },
  refundApproved: request,
  refundRefused: { ...request, answer: 'O curso foi concluído.', appealBy: soon },
  refundClosed: { ...request, answer: 'O curso foi concluído.' },
  refundMade: { ...reversal, method: 'CREDIT_CARD' },
  refundToAnswer: { ...request, reason: 'Não era o que eu esperava', answerBy: soon, isLaw: true },
  disputeOpened: { ...reversal, dueAt: soon, isPix: true },
  disputeEnded: { ...reversal, isWon: false, feeCents: 1500 },
  subscriptionRenewing: { ...subscription, dueAt: '2026-11-18T12:00:00.000Z', cardLastFour: '1111' },
  subscriptionInvoice: {
    ...subscription,
    dueAt: '2026-11-18T12:00:00.000Z',
    isOverdue: true,
    endsAt: '2026-12-03T12:00:00.000Z',
    paymentPath: '/checkout/payment/1',
  },
  subscriptionChargeFailed: { ...subscription, nextTryAt: null, endsAt: '2026-12-03T12:00:00.000Z' },
  subscriptionEnded: { ...subscription, cause: 'UNPAID' },
  cardPaused: {
    sellerName: 'Marina Duarte',
    productName: 'Curso Pão de Fermentação Natural',
    endsAt: new Date('2026-11-15T18:30:00.000Z'),
    productPath: '/platform/my-products/product/1',
  },
  endpointFailing: {
    sellerName: 'Marina Duarte',
    host: 'erp.forno.example',
    isDisabled: true,
    at: '2026-11-15T18:30:00.000Z',
    integrationsPath: '/platform/integrations',
  },
  bankAccountChanged: {
    name: 'Marina Duarte',
    change: 'ADDED',
    destination: 'Pix ***.456.789-**',
    at: new Date('2026-11-15T18:30:00.000Z'),
    usableFrom: new Date('2026-11-17T18:30:00.000Z'),
    securityPath: '/platform/account-security',
  },
  documentReviewed: {
    name: 'Marina Duarte',
    outcome: 'REFUSED',
    paper: 'photoPersonWithDocument',
    refusal: 'ILLEGIBLE',
    note: 'O número está coberto pelo dedo.',
    documentsPath: '/platform/my-profile?tab=documents',
  },
  productReviewed: {
    name: 'Marina Duarte',
    outcome: 'NEEDS_CHANGES',
    productName: 'Curso Pão de Fermentação Natural',
    reason: 'Diga o que vem no curso.',
    productPath: '/platform/my-products/product/1',
  },
  anticipationNews: {
    name: 'Marina Duarte',
    outcome: 'COUNTERED',
    grossCents: 150_000,
    feeCents: 4_500,
    currency: 'BRL',
    reason: 'Muitas devoluções neste mês.',
    anticipationsPath: '/platform/financial?tab=anticipations',
  },
  withdrawalPaid: {
    name: 'Marina Duarte',
    amountCents: 150_000,
    currency: 'BRL',
    destination: 'Pix ***.456.789-**',
    balancePath: '/platform/dashboard',
  },
  withdrawalReturned: {
    name: 'Marina Duarte',
    amountCents: 150_000,
    currency: 'BRL',
    destination: 'Pix ***.456.789-**',
    cause: 'GIVEN_BACK_BY_BANK',
    words: null,
    balancePath: '/platform/dashboard',
  },
  customerAccessCode: { name: 'Carolina Nogueira', code: '493021', expiresInMinutes: 10 },
  registrationCode: { name: 'Marina Duarte', code: '118204', expiresInMinutes: 30 },
  passwordReset: {
    name: 'Marina Duarte',
    resetPath: '/recover-password?token=abc&door=SELLER',
    expiresInMinutes: 30,
  },
  staffInvitation: {
    name: 'Teresa Nunes',
    inviterName: 'Renato Siqueira',
    acceptPath: '/recover-password?invitation=abc',
    hasPassword: false,
    expiresInDays: 7,
  },
  newDevice: {
    name: 'Marina Duarte',
    ip: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    at: new Date('2026-11-15T18:30:00.000Z'),
    securityPath: '/platform/account-security',
  },
  emailInUse: {
    name: 'Marina Duarte',
    loginPath: '/login',
    recoverPath: '/recover-password',
  },
}
const templates = Object.keys(samples) as (keyof MailTemplates)[]

describe('every mail in every language', () => {
  test.each(locales.flatMap((locale) => templates.map((template) => ({ locale, template }))))(
    '$template in $locale says in plain text whatever links and codes its HTML holds',
    ({ locale, template }) => {
      const { subject, html, text } = renderMail({ template, locale, props: samples[template], platform })
      expect(subject).not.toBe('')
      expect(html.startsWith('<!doctype html><html lang="')).toBe(true)
      for (const link of html.matchAll(/href="([^"]+)"/g)) {
        expect(text).toContain(link[1]?.replaceAll('&amp;', '&'))
      }
      const { code, pixCode } = { code: undefined, pixCode: undefined, ...samples[template] }
      for (const value of [code, pixCode]) if (value) expect(text).toContain(value)
      expect(`${subject}${html}${text}`).not.toMatch(/undefined|\[object|function|=>/)
    },
  )
})

test('a buyer reads the amount and the moment as her country writes them', () => {
  const { text, subject } = renderMail({
    template: 'pixCreated',
    locale: 'PT_BR',
    props: samples.pixCreated,
    platform,
  })
  expect(subject.replaceAll('\u00a0', ' ')).toBe('Seu Pix de R$ 234,00 está pronto')
  expect(text).toContain('15 de novembro de 2026 às 15:30')
})

test('a seller whose product is named like a script gets a mail that shows the name and runs nothing', () => {
  const productName = '<img src=x onerror=alert(1)>"&\''
  const { html, subject } = renderMail({
    template: 'saleMade',
    locale: 'PT_BR',
    props: { ...samples.saleMade, productName },
    platform: { ...platform, name: '</title><script>alert(2)</script>' },
  })
  expect(html).not.toMatch(/<img|<script/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(subject).not.toContain('\n')
})

test('a stranger cannot put a link into a mail to somebody else by calling himself one', () => {
  for (const name of [
    'www.evil.example',
    'http://evil.example',
    'Ganhe\r\nBcc: x@evil.example',
    '💸evil.com',
  ]) {
    const { text, html } = renderMail({
      template: 'registrationCode',
      locale: 'PT_BR',
      props: { ...samples.registrationCode, name },
      platform,
    })
    expect(`${text}${html}`).not.toContain('evil')
  }
})

test('a Pix code with two blanks in a row arrives to the letter', () => {
  const pixCode = '0002015913LOJA  DA MARIA6304ABCD'
  const { text, html } = renderMail({
    template: 'pixCreated',
    locale: 'PT_BR',
    props: { ...samples.pixCreated, pixCode },
    platform,
  })
  expect(text).toContain(pixCode)
  expect(html).toContain(`white-space:pre-wrap;word-break:break-word">${pixCode}</p>`)
})

test('a line break in a product name cannot start a new header', () => {
  const { subject } = renderMail({
    template: 'purchaseApproved',
    locale: 'EN_US',
    props: { ...samples.purchaseApproved, productName: 'Course\r\nBcc: victim@example.com' },
    platform,
  })
  expect(subject).toBe('Your access: Course Bcc: victim@example.com')
})

test('a device is told by name, and a made-up user agent is not repeated', () => {
  const known = renderMail({ template: 'newDevice', locale: 'PT_BR', props: samples.newDevice, platform })
  expect(known.text).toContain('Chrome no Windows')
  expect(known.html).toContain('href="https://loja.example.com/platform/account-security"')
  const madeUp = renderMail({
    template: 'newDevice',
    locale: 'PT_BR',
    props: { ...samples.newDevice, userAgent: 'visite evil.example' },
    platform,
  })
  expect(madeUp.text).toContain('Não identificado')
  expect(madeUp.html).not.toContain('evil')
})

test('a brand colour that is no colour falls back to ours, and text on any colour can be read', () => {
  const render = (brandColor: string) =>
    renderMail({
      template: 'saleMade',
      locale: 'PT_BR',
      props: samples.saleMade,
      platform: { ...platform, brandColor },
    }).html
  expect(render('red;}</style><script>')).toContain('background:#0b6b53')
  expect(render('#ffd400')).toContain('color:#000000;background:#ffd400')
  expect(render('#123456')).toContain('color:#ffffff;background:#123456')
})

describe('the mail about an approved purchase', () => {
  const mailed = (wishes: Partial<MailTemplates['purchaseApproved']>) =>
    renderMail({
      template: 'purchaseApproved',
      locale: 'PT_BR',
      props: { ...samples.purchaseApproved, ...wishes },
      platform,
    })

  test('gives access to what is digital and lists the extras with what each costs', () => {
    const { subject, text } = mailed({})
    expect(subject).toBe('Seu acesso: Curso Pão de Fermentação Natural')
    expect(text).toContain('https://loja.example.com/my-purchases')
    for (const part of ['E-book 40 Recheios', '37,00', '234,00']) expect(text).toContain(part)
    expect(text).not.toContain('entrega')
  })

  test('confirms what is sent by post, with what the post costs, and promises no access', () => {
    const { subject, text } = mailed({ shippingCents: 2480, follows: { access: false, parcel: true } })
    expect(subject).toBe('Compra aprovada: Curso Pão de Fermentação Natural')
    expect(text).toContain('Forno da Marina cuida da entrega')
    expect(text).toContain('24,80')
    expect(text).not.toContain('liberado')
  })
})
