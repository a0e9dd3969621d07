import { canBeReissued } from './can-be-reissued.ts'

/** Time after the order during which a new code keeps its price; later the buyer has to order again. */
const orderStandsMs = 15 * 24 * 60 * 60 * 1000

type Facts = Parameters<typeof canBeReissued>[0] & { supersededById: string | null; orderedAt: Date }

/** Whether this code may be replaced now: it has ended, has no successor yet, and its order keeps its price. */
export function isReissuable({ supersededById, orderedAt, ...payment }: Facts, now: Date): boolean {
  const isStanding = now.getTime() - orderedAt.getTime() <= orderStandsMs
  return supersededById === null && isStanding && canBeReissued(payment, now)
}
