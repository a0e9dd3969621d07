import type { TrackedEvent } from '@balcao/domain/checkout/pixels'

type Tracker = { track: (name: string, facts: object, options?: object) => void }

/** Objects that vendors' scripts put on a window. */
export type Trackers = {
  fbq?: (command: string, name: string, facts: object, options: object) => void
  ttq?: Tracker
  kwaiq?: Tracker
}

/** Vendors' names of the two events. */
const tiktokNames = { InitiateCheckout: 'InitiateCheckout', Purchase: 'CompletePayment' }
const kwaiNames = { InitiateCheckout: 'initiatedCheckout', Purchase: 'purchase' }

/** Sends the event to each vendor whose browser object exists. An exception of one does not stop the next. */
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
      // An exception of a vendor's script.
    }
}
