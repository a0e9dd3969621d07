import type { CardFrameData } from '@balcao/domain/cards/card-frame'
import type { CheckoutPage, PageBrand, PaymentView } from '@balcao/domain/checkout/checkout-page'
import { type Framing, noFraming } from '@balcao/domain/checkout/framing'
import type { PixelFrameData } from '@balcao/domain/checkout/pixels'
import type { UpsellPage } from '@balcao/domain/checkout/upsell-page'
import { formatMoney } from '@balcao/domain/money/money'
import type { Locale } from '@balcao/domain/vocabulary'
import { renderToString } from 'react-dom/server'
import { CardFieldsForm } from './card-frame/card-fields-form.tsx'
import type { CardFramePage } from './card-frame/run-card-frame.ts'
import { ChallengeForm } from './challenge-frame/challenge-form.tsx'
import { CheckoutApp } from './checkout/checkout-app.tsx'
import type { CheckoutData } from './checkout/checkout-context.ts'
import { type CheckoutAssets, type Manifest, readAssets } from './document/page-assets.ts'
import { renderDocument } from './document/render-document.ts'
import type { RenderedPage } from './document/rendered-page.ts'
import { themeStyle } from './document/theme-style.ts'
import {
  buyerErrors,
  cardDeclines,
  cardMessages,
  checkoutMessages,
  paymentMessages,
  upsellMessages,
} from './messages/page-messages.ts'
import { type UnavailableKind, unavailableMessages } from './messages/unavailable-messages.ts'
import { PaymentApp } from './payment/payment-app.tsx'
import type { PaymentData } from './payment/payment-context.ts'
import { samplePayments } from './sample-payments.ts'
import { skins } from './skins/skins.ts'
import { UnavailableApp } from './unavailable/unavailable-app.tsx'
import { UpsellApp } from './upsell/upsell-app.tsx'
import type { UpsellData } from './upsell/upsell-data.ts'

/** Reads `dist/client/.vite/manifest.json`, already parsed; done once, when the server starts. */
export function assetsFromManifest(manifest: Manifest): CheckoutAssets {
  return readAssets(manifest)
}

/**
 * The same for every visitor of this version of the offer, so the server renders and caches it once. With its
 * address it can be shared.
 */
export function renderCheckoutPage(page: CheckoutPage, assets: CheckoutAssets, url?: string): RenderedPage {
  const data: CheckoutData = {
    page,
    messages: checkoutMessages[page.locale],
    errors: buyerErrors(page.locale),
    declines: cardDeclines[page.locale],
  }
  return renderDocument({
    locale: page.locale,
    title: `${page.product.name} · ${page.seller.name}`,
    themeStyle: themeStyle(page.builder),
    assets: assets.checkout[page.template],
    body: renderToString(<CheckoutApp data={data} skin={skins[page.template].skin} />),
    ...(url && {
      shared: {
        url,
        description: descriptionOf(page),
        imageUrl: page.product.imageUrl,
        siteName: page.seller.name,
      },
    }),
    data,
  })
}

export function renderPaymentPage(
  { view, locale, ...places }: { view: PaymentView; locale: Locale } & Places,
  assets: CheckoutAssets,
): RenderedPage {
  const data = paymentData(view, locale, places)
  return renderDocument({ ...paymentDocument(data, assets), data })
}

/** Names of all states of the payment page, without a sale. */
export const samplePaymentNames = Object.keys(samplePayments)

/** A static state of the payment page: it runs no script and calls no server. */
export function renderSamplePayment(
  name: string,
  locale: Locale,
  assets: CheckoutAssets,
): RenderedPage | null {
  const view = samplePayments[name]
  return view === undefined ? null : renderDocument(paymentDocument(paymentData(view, locale), assets))
}

type Places = Pick<PaymentData, 'pixelFrame' | 'framing'>
const nowhere: Places = { pixelFrame: null, framing: noFraming }

function paymentData(view: PaymentView, locale: Locale, places: Places = nowhere): PaymentData {
  return { view, locale, ...places, messages: paymentMessages[locale], declines: cardDeclines[locale] }
}

function paymentDocument(data: PaymentData, assets: CheckoutAssets) {
  const { view, locale, messages } = data
  return {
    locale,
    title: `${messages.pageTitle} · ${view.sellerName}`,
    themeStyle: themeStyle({ colorPrimary: view.colorPrimary }),
    assets: assets.payment,
    body: renderToString(<PaymentApp data={data} />),
  }
}

/** The offer after a purchase, to its buyer. */
export function renderUpsellPage(page: UpsellPage, framing: Framing, assets: CheckoutAssets): RenderedPage {
  const data: UpsellData = { page, framing, messages: upsellMessages[page.locale] }
  return renderDocument({
    locale: page.locale,
    title: `${data.messages.pageTitle} · ${page.sellerName}`,
    themeStyle: themeStyle({ colorPrimary: page.colorPrimary }),
    assets: assets.upsell,
    body: renderToString(<UpsellApp data={data} />),
    data,
  })
}

/** The fields of the card frame. Its colours come from the page, by message. */
export function renderCardFrame(frame: CardFrameData, assets: CheckoutAssets): RenderedPage {
  const data: CardFramePage = { frame, messages: cardMessages[frame.locale] }
  return renderDocument({
    locale: frame.locale,
    title: data.messages.title,
    themeStyle: '',
    assets: assets.cardFrame,
    body: renderToString(<CardFieldsForm messages={data.messages} />),
    data,
  })
}

/** No visible content: the frame exists for its script. */
export function renderPixelFrame(data: PixelFrameData, assets: CheckoutAssets): RenderedPage {
  return renderDocument({
    locale: 'PT_BR',
    title: 'Pixels',
    themeStyle: '',
    assets: assets.pixelFrame,
    body: '',
    data,
  })
}

/** The form for the card's bank. The page around it says what to do, in the buyer's language. */
export function renderChallengeFrame(
  challenge: Parameters<typeof ChallengeForm>[0]['challenge'],
  assets: CheckoutAssets,
): RenderedPage {
  return renderDocument({
    locale: 'PT_BR',
    title: '3-D Secure',
    themeStyle: '',
    assets: assets.challengeFrame,
    body: renderToString(<ChallengeForm challenge={challenge} />),
    // Banks refuse a form that is posted without a referrer.
    referrer: 'strict-origin',
    data: {},
  })
}

const descriptionLength = 200

/** Product and price, short enough for a preview. */
function descriptionOf({ product, priceCents, currency, locale }: CheckoutPage): string {
  const text = product.description.replace(/\s+/g, ' ').trim()
  const shown = text.length > descriptionLength ? `${text.slice(0, descriptionLength).trimEnd()}…` : text
  const price = formatMoney(priceCents, currency, locale).replaceAll('\u00a0', ' ')
  return shown === '' ? price : `${price} · ${shown}`
}

export function renderUnavailablePage(
  { kind, locale, brand }: { kind: UnavailableKind; locale: Locale; brand: PageBrand },
  assets: CheckoutAssets,
): RenderedPage {
  const { heading } = unavailableMessages[locale][kind]
  return renderDocument({
    locale,
    title: `${heading} · ${brand.name}`,
    themeStyle: themeStyle(brand),
    assets: assets.payment,
    body: renderToString(<UnavailableApp kind={kind} locale={locale} brand={brand} />),
  })
}
