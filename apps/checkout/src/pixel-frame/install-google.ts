import { pixelVendors } from '@balcao/domain/checkout/pixel-vendors'
import type { Pixel, TrackedEvent } from '@balcao/domain/checkout/pixels'
import { loadScript } from './load-script.ts'

type Google = { script: Promise<void>; tell: (event: TrackedEvent) => void }

/** Google Analytics gets both events; Google Ads counts the purchase as the conversion named in its account. */
export function installGoogle(pixels: readonly Pixel[]): Google {
  const analytics = pixels.filter(({ vendor }) => vendor === 'googleAnalytics')
  const ads = pixels.filter(({ vendor }) => vendor === 'googleAds')
  const [first] = [...analytics, ...ads]
  if (first === undefined) return { script: Promise.resolve(), tell: () => undefined }

  const dataLayer: IArguments[] = []
  // Google's script reads the `arguments` of each call; an array in their place would be misread.
  const gtag: (...command: unknown[]) => void = function () {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments)
  }
  Object.assign(window, { dataLayer, gtag })
  gtag('js', new Date())
  for (const { pixelId } of [...analytics, ...ads])
    gtag('config', pixelId, { send_page_view: false, allow_google_signals: false })

  return {
    script: loadScript(`${pixelVendors[first.vendor].script}?${new URLSearchParams({ id: first.pixelId })}`),
    tell({ name, value, currency, eventId, content, isInAnalytics }) {
      const sale = { value, currency, transaction_id: eventId }
      const items = [{ item_id: content.id, item_name: content.name, price: value, quantity: 1 }]
      for (const { pixelId } of isInAnalytics ? [] : analytics)
        gtag('event', name === 'Purchase' ? 'purchase' : 'begin_checkout', {
          ...sale,
          items,
          send_to: pixelId,
        })
      for (const { pixelId, conversionId } of ads)
        if (name === 'Purchase' && conversionId !== null)
          gtag('event', 'conversion', { ...sale, send_to: `${pixelId}/${conversionId}` })
    },
  }
}
