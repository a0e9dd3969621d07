import type { FunnelStep } from '@balcao/domain/checkout/upsell-funnel'

/** Steps in the current format. Rows from before variants existed get an empty list. */
export function wholeSteps(steps: readonly FunnelStep[]) {
  return steps.map((step) => ({ ...step, variants: step.variants ?? [] }))
}
