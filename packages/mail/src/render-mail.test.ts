import { locales } from '@balcao/domain/vocabulary'
import { describe, expect, test } from 'vitest'
import { mailSamples as samples } from './mail-samples.ts'
import { renderMail } from './render-mail.tsx'
import type { MailTemplates } from './templates.ts'

const platform = { name: 'Balcão', brandColor: '#c9622b', url: 'https://loja.example.com' }

const templates = Object.keys(samples) as (keyof MailTemplates)[]

describe('every mail in every language', () => {
  test.each(locales.flatMap((locale) => templates.map((template) => ({ locale, template }))))(
    '$template in $locale has in plain text every link and code of its HTML',
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

/** Size at which Gmail cuts off a mail. */
const gmailBytesMax = 102_400

describe('every mail holds only what Gmail and Outlook draw', () => {
  test.each(templates)('%s', (template) => {
    const { html } = renderMail({ template, locale: 'PT_BR', props: samples[template], platform })
    expect(Buffer.byteLength(html)).toBeLessThan(gmailBytesMax)
    const styles = [...html.matchAll(/style="([^"]*)"/g)].map(([, style = '']) => style)
    expect(styles.length).toBeGreaterThan(0)
    for (const style of styles)
      expect(style).not.toMatch(
        /(?:^|;)(?:position|float|transform|gap)\s*:|flex|grid|var\(|calc\(|url\(|@import/,
      )
    expect(html).not.toMatch(/<(?:script|svg|video|iframe|form|input|button|object|link|base)\b/i)
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      expect(image).toMatch(/\bwidth="\d+"/)
      expect(image).toMatch(/\balt="[^"]*"/)
      expect(image).toMatch(/\bsrc="https:/)
    }
    // Outlook reads the width of a page and the padding of a button from the tables and cells alone.
    expect(html.match(/<table[^>]* width="600"/g)).toHaveLength(3)
    expect(html.match(/mso-padding-alt/g)?.length ?? 0).toBe(html.match(/<a /g)?.length ?? 0)
  })
})

test('a buyer reads amount and date in the format of her country', () => {
  const { text, subject } = renderMail({
    template: 'pixCreated',
    locale: 'PT_BR',
    props: samples.pixCreated,
    platform,
  })
  expect(subject.replaceAll('\u00a0', ' ')).toBe('Seu Pix de R$ 234,00 está pronto')
  expect(text).toContain('15 de novembro de 2026 às 15:30')
})

describe('an address of the customer area names its reader in the fragment, which no server sees', () => {
  const receiptTo = (to?: string) =>
    renderMail({
      template: 'purchaseApproved',
      locale: 'PT_BR',
      props: { ...samples.purchaseApproved, purchasesPath: '/my-purchases?tab=refunds' },
      platform,
      ...(to === undefined ? {} : { to }),
    })

  test('in a mail', () => {
    const link = 'https://loja.example.com/my-purchases?tab=refunds#email=ana%2Bcurso%40compradora.example'
    const { text, html } = receiptTo('ana+curso@compradora.example')
    expect(text).toContain(link)
    expect(html).toContain(link)
  })

  test('but not in a preview', () => {
    expect(receiptTo().text).not.toContain('#email')
  })

  test('but not in a mail about another area', () => {
    const { text } = renderMail({
      template: 'saleMade',
      locale: 'PT_BR',
      props: samples.saleMade,
      platform,
      to: 'marina@loja.example.com',
    })
    expect(text).not.toContain('#email')
  })
})

test("a product named like a script is shown as text in the seller's mail and runs nothing", () => {
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

test("a stranger cannot put a link into another person's mail by using it as a name", () => {
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

test('a Pix code with two blanks in a row arrives unchanged', () => {
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

test('a known device is named, and a made-up user agent is not repeated', () => {
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

test('an invalid brand colour falls back to the default, and text on any colour is readable', () => {
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

  test('gives access to digital products and lists the extras with their prices', () => {
    const { subject, text } = mailed({})
    expect(subject).toBe('Seu acesso: Curso Pão de Fermentação Natural')
    expect(text).toContain('https://loja.example.com/my-purchases')
    for (const part of ['E-book 40 Recheios', '37,00', '234,00']) expect(text).toContain(part)
    expect(text).not.toContain('entrega')
  })

  test('confirms physical products with the shipping price, and promises no access', () => {
    const { subject, text } = mailed({ shippingCents: 2480, follows: { access: false, parcel: true } })
    expect(subject).toBe('Compra aprovada: Curso Pão de Fermentação Natural')
    expect(text).toContain('Forno da Marina é responsável pela entrega')
    expect(text).toContain('24,80')
    expect(text).not.toContain('liberado')
  })
})

test('a gift mail shows the buyer’s first name, and no link in the buyer’s message', () => {
  const told = (buyerName: string, message: string) =>
    renderMail({
      template: 'giftReceived',
      locale: 'PT_BR',
      props: { ...samples.giftReceived, buyerName, message },
      platform,
    })
  const { subject, html, text } = told('Rafael Siqueira Prado', 'Feliz dia!')
  expect(subject).toBe('Rafael enviou um presente para você')
  expect(`${html}${text}`).not.toContain('Siqueira')
  const hostile = told('www.evil.example Prado', 'Pague em https://evil.example ou pix@evil.example')
  expect(hostile.subject).toBe('Alguém enviou um presente para você')
  expect(`${hostile.html}${hostile.text}`).not.toMatch(/evil\.example|https:\/\/evil|pix@evil/)
})
