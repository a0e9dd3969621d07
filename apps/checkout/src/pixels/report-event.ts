import type { PixelFramePlace, TrackedEvent } from '@balcao/domain/pixels'
import { tellTrackers } from '../pixel-protocol/tell-trackers.ts'
import { openPixelFrame } from './open-pixel-frame.ts'

/** Hands the event to the frame, and to any vendor's object that this page itself has. The frame comes first: without it nothing is spent. */
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
