import type { PixelFramePlace, TrackedEvent } from '@balcao/domain/checkout/pixels'
import { readFrameMessage, writeMessage } from '#pixel-protocol/pixel-messages.ts'

/** `tell` settles when the vendors' scripts have loaded or failed. */
type PixelFrame = { tell: (event: TrackedEvent) => Promise<void> }

/**
 * Loads the frame in which the vendors' scripts run; settles when it listens. Its sandbox allows scripts and
 * nothing more: no navigation of this page, no window, no dialogue. `allow-same-origin` leaves the frame its
 * own origin, which is not the page's: vendors need its storage.
 */
export function openPixelFrame({ origin, productId }: PixelFramePlace): Promise<PixelFrame> {
  const element = document.createElement('iframe')
  const waiting = new Map<string, () => void>()
  const frame: PixelFrame = {
    tell: (event) =>
      new Promise((resolve) => {
        waiting.set(event.eventId, resolve)
        element.contentWindow?.postMessage(writeMessage({ type: 'event', event }), origin)
      }),
  }
  return new Promise((resolve) => {
    window.addEventListener('message', (message) => {
      if (message.origin !== origin || message.source !== element.contentWindow) return
      const heard = readFrameMessage(message.data)
      if (heard?.type === 'ready') resolve(frame)
      if (heard?.type === 'told') waiting.get(heard.eventId)?.()
    })
    element.hidden = true
    element.sandbox.add('allow-scripts', 'allow-same-origin')
    element.referrerPolicy = 'no-referrer'
    element.src = `${origin}/pixels/${window.location.host}/${productId}`
    document.body.append(element)
  })
}
