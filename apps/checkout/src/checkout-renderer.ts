import type { CheckoutPage, PaymentView } from '@balcao/domain/checkout-page'
import type { Locale } from '@balcao/domain/vocabulary'
import type { CheckoutAssets, Manifest } from './document/page-assets.ts'
import type { RenderedPage } from './document/rendered-page.ts'
import type { UnavailableKind } from './messages/unavailable-messages.ts'

/** What `dist/server/entry-server.js` exports, in a file without JSX, so that the server can read the type. */
export type CheckoutRenderer = {
  assetsFromManifest: (manifest: Manifest) => CheckoutAssets
  renderCheckoutPage: (page: CheckoutPage, assets: CheckoutAssets) => RenderedPage
  renderPaymentPage: (view: PaymentView, locale: Locale, assets: CheckoutAssets) => RenderedPage
  renderUnavailablePage: (kind: UnavailableKind, locale: Locale, assets: CheckoutAssets) => RenderedPage
}
