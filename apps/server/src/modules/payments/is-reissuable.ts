import { canBeReissued } from './can-be-reissued.ts'

/** For so long after the order a new code is made at the price of that day; later the buyer buys anew. */
const orderStandsMs = 15 * 24 * 60 * 60 * 1000

type Facts = Parameters<typeof canBeReissued>[0] & { supersededById: string | null; orderedAt: Date }

/** Whether this code may be followed by a new one now: it has come to its end, nothing followed it yet, and the order still stands. */
export function isReissuable({ supersededById, orderedAt, ...payment }: Facts, now: Date): boolean {
  const isStanding = now.getTime() - orderedAt.getTime() <= orderStandsMs
  return supersededById === null && isStanding && canBeReissued(payment, now)
}
