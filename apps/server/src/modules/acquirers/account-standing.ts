/**
 * How an account stands, in one word that every screen shows: PAUSED by a person, RESTING because its breaker is open, FAILING because most
 * of its last calls went wrong, UNUSED without a method, or WELL.
 */
export type AccountStanding = 'PAUSED' | 'RESTING' | 'FAILING' | 'UNUSED' | 'WELL'

/** So few calls tell nothing yet. */
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
  /** The calls of the last day whose answer says how the acquirer is, and those of them that went wrong. */
  judged: number
  sick: number
}): AccountStanding {
  if (status === 'PAUSED') return 'PAUSED'
  if (isResting) return 'RESTING'
  if (judged >= fewestCalls && sick / judged >= failingFrom) return 'FAILING'
  return methods.length === 0 ? 'UNUSED' : 'WELL'
}
