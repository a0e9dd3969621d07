import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { type CheckoutTemplate, checkoutTemplates, locales } from '@balcao/domain/vocabulary'
import { describe, expect, test } from 'vitest'
import { assetsFromManifest, renderCheckoutPage } from '#entry-server.tsx'
import { aBuilder, aCheckoutPage, aPhysicalPage } from '#sample-pages.ts'
import { skins } from './skins.ts'

const assets = assetsFromManifest(
  Object.fromEntries(
    [
      ...Object.values(skins).map(({ client }) => client),
      'src/payment-client.tsx',
      'src/upsell-client.tsx',
      'src/card-frame-client.ts',
      'src/pixel-frame-client.ts',
      'src/challenge-frame-client.ts',
    ].map((client) => [client, { file: 'assets/a.js' }]),
  ),
)
const draw = (page: CheckoutPage) => renderCheckoutPage(page, assets).html.replaceAll('\u00a0', ' ')
const bodyOf = (html: string) => html.slice(html.indexOf('<body'), html.indexOf('id="page-data"'))

const feedback = {
  id: 'f1',
  title: 'Rosa, de Belém',
  description: 'Meu pão cresceu.',
  imageUrl: '/files/rosa.png',
  stars: 4,
}

describe.each(checkoutTemplates)('%s', (template) => {
  test('shows logo, header image and banner text, and no image whose value is "remove"', () => {
    const shown = aBuilder({
      logoTopImageURL: '/files/logo.png',
      headerImageURL: '/files/capa.png',
      enabledBannerText: true,
      bannerText: 'Últimas vagas',
    })
    const html = bodyOf(draw(aCheckoutPage({ template, builder: shown })))
    expect(html).toContain('src="/files/logo.png"')
    expect(html).toContain('src="/files/capa.png"')
    expect(html).toContain('Últimas vagas')
    const removed = aBuilder({ logoTopImageURL: 'remove', headerImageURL: 'remove', bannerText: 'Vagas' })
    const bare = bodyOf(draw(aCheckoutPage({ template, builder: removed })))
    expect(bare).not.toMatch(/header-logo|header-image|Vagas|remove/)
  })

  test('shows each feedback with its title, text, picture and stars', () => {
    const html = bodyOf(draw(aCheckoutPage({ template, builder: aBuilder({ feedbacks: [feedback] }) })))
    expect(html).toContain('Rosa, de Belém')
    expect(html).toContain('Meu pão cresceu.')
    expect(html).toContain('src="/files/rosa.png"')
    expect(html).toContain('aria-label="4 de 5 estrelas"')
  })

  test('is light, whatever the buyer’s system prefers', () => {
    expect(draw(aCheckoutPage({ template }))).toContain('<meta name="color-scheme" content="light only">')
  })

  test.each(locales)('in %s asks for phone and document only where the buyer is Brazilian', (locale) => {
    const html = bodyOf(draw(aPhysicalPage({ template, locale })))
    expect([html.includes('id="field-phone"'), html.includes('id="field-cpf"')]).toEqual(
      Array(2).fill(locale === 'PT_BR'),
    )
  })
})

test.each(['DEFAULT', 'VEGA'] as const)(
  '%s offers the methods that the seller enabled and no other',
  (template) => {
    const html = bodyOf(draw(aCheckoutPage({ template, methods: ['CREDIT_CARD', 'BILLET'] })))
    const offered = [...html.matchAll(/<input[^>]*name="paymentMethod"[^>]*>/g)].map(
      ([input]) => /value="(\w+)"/.exec(input)?.[1],
    )
    expect(offered).toEqual(['CREDIT_CARD', 'BILLET'])
  },
)

test('Default shows price, installments and recurrence in its summary', () => {
  const once = bodyOf(draw(aCheckoutPage()))
  expect(once).toContain('R$ 197,00')
  expect(once).toMatch(/ou 12x de R\$ \d+,\d\d no cartão/)
  const monthly = { type: 'SUBSCRIPTION', recurrencePriceCents: 4_990, frequencyInDays: 30 } as const
  const subscription = bodyOf(draw(aCheckoutPage(monthly)))
  expect(subscription).toContain('R$ 49,90')
  expect(subscription).not.toMatch(/\d+x de/)
})

test('Dropshipping labels the environment as secure, and shows the logos of its methods to Brazilians only', () => {
  const footerOf = (locale: CheckoutPage['locale']) => {
    const html = bodyOf(draw(aCheckoutPage({ template: 'DROPSHIPPING', locale })))
    return html.slice(html.indexOf('<footer'))
  }
  expect(draw(aCheckoutPage({ template: 'DROPSHIPPING' }))).toContain('Ambiente seguro')
  expect(footerOf('PT_BR')).toMatch(/Visa.*Boleto/s)
  for (const locale of ['EN_US', 'ES_ES'] as const) expect(footerOf(locale)).not.toMatch(/Visa|Boleto|Pix/)
})

test('Vega shows the Pix logo, and hides the title of the cart where the platform says so', () => {
  const vega = (hidesCartTitle: boolean, template: CheckoutTemplate = 'VEGA') => {
    const { platform } = aCheckoutPage()
    return bodyOf(draw(aCheckoutPage({ template, platform: { ...platform, hidesCartTitle } })))
  }
  expect(vega(false)).toMatch(/<footer.*footer-pix.*<svg/s)
  expect(vega(false)).toContain('class="cart-title"')
  expect(vega(true)).not.toContain('class="cart-title"')
  // The title of Dropshipping's summary is not the cart title.
  expect(vega(true, 'DROPSHIPPING')).toContain('class="cart-title"')
})
