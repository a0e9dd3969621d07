import { createHash } from 'node:crypto'
import { noFraming } from '@balcao/domain/checkout/framing'
import { checkoutTemplates, locales } from '@balcao/domain/vocabulary'
import { describe, expect, test } from 'vitest'
import {
  assetsFromManifest,
  renderCheckoutPage,
  renderPaymentPage,
  renderSamplePayment,
  renderUnavailablePage,
  samplePaymentNames,
} from './entry-server.tsx'
import { unavailableKinds } from './messages/unavailable-messages.ts'
import { aBuilder, aBump, aCheckoutPage, aPhysicalPage, aProduct } from './sample-pages.ts'
import { aPaymentView } from './sample-payments.ts'

const assets = assetsFromManifest({
  'src/skins/default/default-client.ts': skinChunk('default'),
  'src/skins/dropshipping/dropshipping-client.ts': skinChunk('dropshipping'),
  'src/skins/vega/vega-client.ts': skinChunk('vega'),
  'src/payment-client.tsx': { file: 'assets/p.js', css: ['assets/p.css'], imports: ['_base.js'] },
  'src/upsell-client.tsx': {
    file: 'assets/u.js',
    css: ['assets/u.css'],
    imports: ['_base.js', '_shared.js'],
  },
  'src/card-frame-client.ts': { file: 'assets/c.js', css: ['assets/c.css'] },
  'src/pixel-frame-client.ts': { file: 'assets/x.js' },
  'src/challenge-frame-client.ts': { file: 'assets/f.js' },
  '_base.js': { file: 'assets/base.js', css: ['assets/base.css'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['_base.js'] },
})

function skinChunk(name: string) {
  return { file: `assets/${name}.js`, css: [`assets/${name}.css`], imports: ['_base.js'] }
}

test('the manifest gives each skin its own script, shared styles before its own, and its preloads', () => {
  expect(assets.checkout.VEGA).toEqual({
    script: '/assets/checkout/assets/vega.js',
    styles: ['/assets/checkout/assets/base.css', '/assets/checkout/assets/vega.css'],
    modulePreloads: ['/assets/checkout/assets/base.js'],
  })
})

test('styles come in the order in which they build on each other', () => {
  expect(assets.upsell.styles).toEqual(
    ['base', 'shared', 'u'].map((name) => `/assets/checkout/assets/${name}.css`),
  )
})

test('a page loads the script and the styles of its own skin and of no other', () => {
  const { html } = renderCheckoutPage(aCheckoutPage({ template: 'DROPSHIPPING' }), assets)
  expect(html).toContain('/assets/dropshipping.js')
  expect(html).toContain('/assets/dropshipping.css')
  expect(html).not.toMatch(/default\.js|vega\.js|default\.css|vega\.css/)
})

describe.each(locales)('in %s', (locale) => {
  test.each(checkoutTemplates)('an offer with the %s template has a page', (template) => {
    const { html } = renderCheckoutPage(aPhysicalPage({ locale, template }), assets)
    expect(html).toContain('id="checkout-form"')
    expect(html.includes('id="field-cpf"')).toBe(locale === 'PT_BR')
  })

  test.each(samplePaymentNames)(
    'the state %s of the payment page has one heading and all its texts',
    (name) => {
      const html = renderSamplePayment(name, locale, assets)?.html ?? ''
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).not.toMatch(/\{\w+\}|undefined|NaN|Invalid/)
      expect(html).not.toContain('<script')
    },
  )

  test.each(unavailableKinds)('%s has a page without scripts', (kind) => {
    const brand = {
      name: 'Forno da Marina',
      colorPrimary: '#b4521b',
      supportEmail: 'oi@forno.example',
      supportPhone: null,
    }
    const { html } = renderUnavailablePage({ kind, locale, brand }, assets)
    expect(html).toContain('Forno da Marina')
    expect(html).toContain('href="/my-purchases"')
    expect(html).toContain('<h1')
    expect(html).not.toContain('<script')
  })
})

test('a shared link shows product, price and picture, and the page stays out of search engines', () => {
  const page = aCheckoutPage()
  const url = 'https://loja.example.com/checkout/1'
  const { html } = renderCheckoutPage(
    {
      ...page,
      product: { ...page.product, imageUrl: '/files/images/pao.webp', description: 'Do "levain"\nao forno' },
    },
    assets,
    url,
  )
  expect(html).toContain(`<link rel="canonical" href="${url}">`)
  expect(html).toContain(`<meta property="og:title" content="${page.product.name} · ${page.seller.name}">`)
  expect(html).toContain(
    '<meta property="og:image" content="https://loja.example.com/files/images/pao.webp">',
  )
  expect(html).toMatch(/<meta name="description" content="R\$ 197,00 · Do &quot;levain&quot; ao forno">/)
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('the page is a pure function of the offer', () => {
  const page = aCheckoutPage({ type: 'SUBSCRIPTION', recurrencePriceCents: 4990, frequencyInDays: 30 })
  expect(renderCheckoutPage(page, assets)).toEqual(renderCheckoutPage(page, assets))
})

const buttonOf = (html: string) =>
  /<button type="submit"[^>]*>(.*?)<\/button>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')

test('the button names action and amount before any script has run', () => {
  const { html } = renderCheckoutPage(aCheckoutPage(), assets)
  expect(buttonOf(html)).toBe('Pagar R$ 197,00 com Pix')
})

test('a strict policy accepts the page: one hashed style, no style attributes, no inline script, no handlers', () => {
  const pages = [
    renderCheckoutPage(aPhysicalPage(), assets),
    renderPaymentPage(
      { view: aPaymentView(), locale: 'PT_BR', pixelFrame: null, framing: noFraming },
      assets,
    ),
  ]
  for (const { html, styleHashes } of pages) {
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/g)].map((match) => match[1] ?? '')
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(hashes).toEqual(styleHashes)
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/)
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1])
    expect(scripts).toHaveLength(2)
    expect(scripts[0]).toMatch(/^ type="module" src="\/assets\/checkout\//)
    expect(scripts[1]).toBe(' type="application/json" id="page-data"')
  }
})

test("code in a seller's fields stays text, on the page and in its data", () => {
  const hostile = `</script></style><img src=x onerror=alert(1)>"'\u2028&`
  const page = aCheckoutPage({
    title: hostile,
    seller: { name: hostile, document: hostile },
    platform: { id: 'p', name: hostile, isDemo: true, hidesCartTitle: false, legalTexts: [] },
    product: aProduct({ name: hostile, description: hostile, imageUrl: `javascript:${hostile}` }),
    orderBumps: [aBump({ title: hostile, productName: hostile, description: hostile, imageUrl: hostile })],
    builder: aBuilder({
      logoTopImageURL: `"onerror=alert(1)`,
      headerImageURL: hostile,
      enabledBannerText: true,
      bannerText: hostile,
      colorPrimary: hostile,
      feedbacks: [{ id: 'f', title: hostile, description: hostile, imageUrl: hostile, stars: 1e9 }],
      countdown: {
        enabled: true,
        minutes: 5,
        text: hostile,
        endText: hostile,
        textColor: hostile,
        backgroundColor: hostile,
      },
      chatButton: { position: 'LEFT', phone: '11987654321', message: hostile },
    }),
  })
  const { html } = renderCheckoutPage(page, assets)
  expect(html).not.toContain('<img src=x')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(html.match(/<\/style>/g)).toHaveLength(1)
  expect(html).not.toMatch(/(src|href)="javascript:/)
  const data: { page: unknown } = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  expect(data.page).toEqual(page)
})

test('a page ships the texts of its own language only', () => {
  const { html } = renderCheckoutPage(aCheckoutPage({ locale: 'EN_US' }), assets)
  expect(html).toContain('lang="en-US"')
  expect(html).not.toContain('Campo obrigatório')
  expect(html).not.toContain('Campo obligatorio')
})

test('a demo payment offers the play bank, a real one does not', () => {
  const render = (playBankUrl: string | null) =>
    renderPaymentPage(
      {
        view: aPaymentView({ playBankUrl }),
        locale: 'PT_BR',
        pixelFrame: null,
        framing: noFraming,
      },
      assets,
    ).html
  expect(render('/banco-de-mentira?codigo=1')).toContain('href="/banco-de-mentira?codigo=1"')
  expect(render(null)).not.toMatch(/<a[^>]*banco/)
})

test('a stranger reads neither product nor buyer, in any state of the payment', () => {
  const names = samplePaymentNames.filter((name) => name.endsWith('-stranger'))
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) {
    const html = renderSamplePayment(name, 'PT_BR', assets)?.html ?? ''
    expect(html).not.toMatch(/Curso|E-book|Carolina|compradora|7K2M9QXTDB|\/checkout\/0199/)
  }
})

test('a canceled code and an expired one have different texts, and neither reads as a refusal', () => {
  const headingOf = (name: string) =>
    /<h1[^>]*>(.*?)<\/h1>/.exec(renderSamplePayment(name, 'PT_BR', assets)?.html ?? '')?.[1]
  expect(headingOf('pix-expired')).toBe('O código Pix expirou')
  expect(headingOf('pix-canceled')).toBe('Pagamento cancelado')
  expect(headingOf('boleto-expired')).toBe('O boleto venceu')
})
