import type { Delivery } from '#modules/outgoing/endpoint.ts'

const prefix = 'test:'

/** Key of a test event that a seller asked for, without a sale, cart or access behind it. */
export function sellersTestKey(id: string): string {
  return prefix + id
}

export function isSellersTest({ eventKey }: Pick<Delivery, 'eventKey'>): boolean {
  return eventKey.startsWith(prefix)
}
