import type { PixelFramePlace, TrackedEvent } from '@balcao/domain/checkout/pixels'
import { tellTrackers } from '#pixel-protocol/tell-trackers.ts'
import { openPixelFrame } from './open-pixel-frame.ts'

/**
 * Passes the event to the frame, and to any vendor's object on this page itself. The frame comes first:
 * without it the event is not used up.
 */
export async function reportEvent(
  place: PixelFramePlace | null,
  nextEvent: () => Promise<TrackedEvent | null>,
): Promise<void> {
  const frame = place && (await openPixelFrame(place))
  const event = await nextEvent()
  if (event === null) return
  const told = frame?.tell(event)
  tellTrackers(window as object, event)
  await told
}
