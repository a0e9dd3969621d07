import type { FunnelStep } from '@balcao/domain/checkout/upsell-funnel'

/** Steps in the current format: those written before there were variants get an empty list. */
export function wholeSteps(steps: readonly FunnelStep[]) {
  return steps.map((step) => ({ ...step, variants: step.variants ?? [] }))
}
