import type { FunnelStep } from '@balcao/domain/upsell-funnel'

/** Steps as they are saved now: those that were written before there were variants say nothing of them. */
export function wholeSteps(steps: readonly FunnelStep[]) {
  return steps.map((step) => ({ ...step, variants: step.variants ?? [] }))
}
