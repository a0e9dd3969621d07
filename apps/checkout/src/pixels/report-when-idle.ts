import type { PixelFramePlace, TrackedEvent } from '@balcao/domain/checkout/pixels'

const trackers = ['fbq', 'ttq', 'kwaiq']
const idleWithinMs = 4_000

/**
 * Reports an event once the page is idle. Until then not even its code is loaded. Errors stay here: tracking
 * must never disturb a buyer.
 */
export async function reportWhenIdle(
  frame: PixelFramePlace | null,
  nextEvent: () => Promise<TrackedEvent | null>,
): Promise<void> {
  if (frame === null && !trackers.some((name) => name in window)) return
  await idle()
  try {
    const { reportEvent } = await import('./report-event.ts')
    await reportEvent(frame, nextEvent)
  } catch {
    // A vendor's object on this page may throw, and offline the code does not load.
  }
}

async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(resolve, { timeout: idleWithinMs })
      : setTimeout(resolve),
  )
}
