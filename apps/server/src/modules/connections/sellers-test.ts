import type { Delivery } from '#modules/outgoing/endpoint.ts'

const prefix = 'test:'

/** Event key of a test that a seller requested, without a sale, cart or access behind it. */
export function sellersTestKey(id: string): string {
  return prefix + id
}

export function isSellersTest({ eventKey }: Pick<Delivery, 'eventKey'>): boolean {
  return eventKey.startsWith(prefix)
}
