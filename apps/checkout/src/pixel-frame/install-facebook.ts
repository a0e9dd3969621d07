import { pixelVendors } from '@balcao/domain/checkout/pixel-vendors'
import { loadScript } from './load-script.ts'

type Facebook = {
  (...command: unknown[]): void
  /** Set by the vendor's script, which then takes over. */
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push: Facebook
  loaded: boolean
  version: string
}

/** Creates Facebook's object as its script expects it: calls before the script loads wait in `queue`. */
export async function installFacebook(pixelIds: readonly string[]): Promise<void> {
  if (pixelIds.length === 0) return
  const fbq = ((...command: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...command)
    else fbq.queue.push(command)
  }) as Facebook
  Object.assign(fbq, { queue: [], push: fbq, loaded: true, version: '2.0' })
  Object.assign(window, { fbq, _fbq: fbq })
  for (const pixelId of pixelIds) {
    // Without it the script would report clicks and page metadata by itself.
    fbq('set', 'autoConfig', false, pixelId)
    fbq('init', pixelId)
  }
  await loadScript(pixelVendors.facebook.script)
}
