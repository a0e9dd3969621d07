import type { PixelFrameData } from '@balcao/domain/checkout/pixels'
import { type FrameMessage, readPageMessage, writeMessage } from '#pixel-protocol/pixel-messages.ts'
import { tellTrackers } from '#pixel-protocol/tell-trackers.ts'
import { installFacebook } from './install-facebook.ts'
import { installGoogle } from './install-google.ts'
import { installQueue } from './install-queue.ts'

/**
 * Loads the vendors' scripts of one product and forwards the page's events. A repeated event is not forwarded
 * again.
 */
export function runPixelFrame({ pageOrigin, pixels }: PixelFrameData): void {
  const idsOf = (vendor: string) =>
    pixels.filter((pixel) => pixel.vendor === vendor).map(({ pixelId }) => pixelId)
  const tell = (message: FrameMessage) => window.parent.postMessage(writeMessage(message), pageOrigin)
  const heard = new Set<string>()

  const google = installGoogle(pixels)
  const scripts = Promise.all([
    google.script,
    installFacebook(idsOf('facebook')),
    installQueue('tiktok', idsOf('tiktok')),
    installQueue('kwai', idsOf('kwai')),
  ])

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== pageOrigin) return
    const event = readPageMessage(data)
    if (event === null || heard.has(event.eventId)) return
    heard.add(event.eventId)
    tellTrackers(window as object, event)
    google.tell(event)
    void scripts.then(() => tell({ type: 'told', eventId: event.eventId }))
  })
  tell({ type: 'ready' })
}
