import { canBeReissued } from './can-be-reissued.ts'

/** Time after the order in which a new code keeps its price; later the buyer orders again. */
const orderStandsMs = 15 * 24 * 60 * 60 * 1000

type Facts = Parameters<typeof canBeReissued>[0] & { supersededById: string | null; orderedAt: Date }

/** Whether this code may be replaced now: it has ended, has no successor yet, and the order still stands. */
export function isReissuable({ supersededById, orderedAt, ...payment }: Facts, now: Date): boolean {
  const isStanding = now.getTime() - orderedAt.getTime() <= orderStandsMs
  return supersededById === null && isStanding && canBeReissued(payment, now)
}
