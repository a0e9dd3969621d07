/** UPSELL: one offer more after paying. DOWNSELL: a cheaper offer after a refusal. */
export const stepKinds = ['UPSELL', 'DOWNSELL'] as const
export type StepKind = (typeof stepKinds)[number]

/** Alternative of a step for some buyers, so that the two can be compared. */
export type StepVariant = {
  /** Id of the comparison in every version of the funnel, so that the figures of two comparisons are not mixed. */
  key: string
  offerId: string
  headline: string
  text: string
  /** Percentage of buyers who see the variant. */
  percent: number
}

export type FunnelStep = {
  /** Id of the step in every version of the funnel, wherever it is moved. */
  key: string
  kind: StepKind
  offerId: string
  headline: string
  text: string
  /** The next step; null for the end, which is the receipt. */
  accepted: string | null
  refused: string | null
  /** At most one. Absent in funnels saved before variants existed. */
  variants?: StepVariant[]
}

export const funnelStates = ['DRAFT', 'ACTIVE', 'PAUSED'] as const
export type FunnelState = (typeof funnelStates)[number]

export const funnelNameMax = 80
export const stepsMax = 6
export const variantsMax = 1
/** Both sides of a comparison get some buyers. */
export const variantPercents = { min: 1, max: 99 } as const

/** Templates: one offer; a cheaper offer after a refusal; a further offer after an acceptance. */
export const funnelTemplates = ['ONE_MORE', 'SECOND_CHANCE', 'LADDER'] as const
export type FunnelTemplate = (typeof funnelTemplates)[number]

type Shape = Pick<FunnelStep, 'key' | 'kind' | 'accepted' | 'refused'>

export const templateSteps: Record<FunnelTemplate, readonly Shape[]> = {
  ONE_MORE: [{ key: 's1', kind: 'UPSELL', accepted: null, refused: null }],
  SECOND_CHANCE: [
    { key: 's1', kind: 'UPSELL', accepted: null, refused: 's2' },
    { key: 's2', kind: 'DOWNSELL', accepted: null, refused: null },
  ],
  LADDER: [
    { key: 's1', kind: 'UPSELL', accepted: 's2', refused: null },
    { key: 's2', kind: 'UPSELL', accepted: null, refused: null },
  ],
}

/** A branch may lead only to a later step, so that no path through a funnel loops. */
export function leadsOn(steps: readonly Pick<FunnelStep, 'key'>[], from: number, to: string | null): boolean {
  return to === null || steps.findIndex(({ key }) => key === to) > from
}

export type StepAnswer = 'ACCEPTED' | 'REFUSED'

/** The current step of a buyer with these answers; null at the end. The first step is the first of the list. */
export function stepAfter(
  steps: readonly FunnelStep[],
  answers: ReadonlyMap<string, StepAnswer>,
): FunnelStep | null {
  let step = steps[0] ?? null
  while (step !== null) {
    const answer = answers.get(step.key)
    if (answer === undefined) return step
    const next: string | null = answer === 'ACCEPTED' ? step.accepted : step.refused
    step = steps.find(({ key }) => key === next) ?? null
  }
  return null
}

/** Every offer that a buyer may be shown. */
export function offersOf(steps: readonly Pick<FunnelStep, 'offerId' | 'variants'>[]): string[] {
  return steps.flatMap(({ offerId, variants = [] }) => [offerId, ...variants.map((each) => each.offerId)])
}

/** Path of the upsell after a payment. */
export function upsellPath(paymentId: string): string {
  return `/checkout/upsell/${paymentId}`
}

/**
 * Fragment of the payment's page after an upsell that could not be shown: the page links to the upsell only once,
 * even in a browser that stores nothing.
 */
export const afterOffer = '#depois'

/** Minutes in which a one-click purchase can be undone. */
export const undoMinutes = 5
