/**
 * Status of an account on every screen: PAUSED by a person, RESTING while its circuit breaker is open,
 * FAILING because most of its last calls failed, UNUSED without a method, or WELL.
 */
export type AccountStanding = 'PAUSED' | 'RESTING' | 'FAILING' | 'UNUSED' | 'WELL'

/** Fewer calls than this allow no judgement. */
const fewestCalls = 3
const failingFrom = 0.5

export function standingOf({
  status,
  methods,
  isResting,
  judged,
  sick,
}: {
  status: 'ACTIVE' | 'PAUSED'
  methods: readonly unknown[]
  isResting: boolean
  /** Calls of the last day that indicate the acquirer's health, and the failed ones among them. */
  judged: number
  sick: number
}): AccountStanding {
  if (status === 'PAUSED') return 'PAUSED'
  if (isResting) return 'RESTING'
  if (judged >= fewestCalls && sick / judged >= failingFrom) return 'FAILING'
  return methods.length === 0 ? 'UNUSED' : 'WELL'
}
