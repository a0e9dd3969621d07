import type { TrackedEvent } from '@balcao/domain/pixels'

type Tracker = { track: (name: string, facts: object, options?: object) => void }

/** What vendors' scripts leave on a window. */
export type Trackers = {
  fbq?: (command: string, name: string, facts: object, options: object) => void
  ttq?: Tracker
  kwaiq?: Tracker
}

/** What the vendors call the two events. */
const tiktokNames = { InitiateCheckout: 'InitiateCheckout', Purchase: 'CompletePayment' }
const kwaiNames = { InitiateCheckout: 'initiatedCheckout', Purchase: 'purchase' }

/** Sends the event to each vendor whose browser object is there. One that throws does not keep it from the next. */
export function tellTrackers(trackers: Trackers, event: TrackedEvent): void {
  const { name, value, currency, eventId, content } = event
  const facts = { value, currency, content_name: content.name, content_type: 'product' }
  const calls = [
    () => trackers.fbq?.('track', name, { ...facts, content_ids: [content.id] }, { eventID: eventId }),
    () => trackers.ttq?.track(tiktokNames[name], { ...facts, content_id: content.id }, { event_id: eventId }),
    () => trackers.kwaiq?.track(kwaiNames[name], { ...facts, content_id: content.id, event_id: eventId }),
  ]
  for (const call of calls)
    try {
      call()
    } catch {
      // A vendor's own mistake.
    }
}
