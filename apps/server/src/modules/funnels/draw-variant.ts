import type { FunnelStep, StepVariant } from '@balcao/domain/checkout/upsell-funnel'
import { fractionOf } from '#kit/crypto/fraction-of.ts'

/**
 * The variant for the buyer of an order at a step; null for the step itself. The draw is seeded by the order,
 * so it always gives the same result.
 */
export function drawVariant(
  { key, variants: [variant] = [] }: Pick<FunnelStep, 'key' | 'variants'>,
  orderId: string,
): StepVariant | null {
  if (!variant) return null
  return fractionOf(`${orderId} ${key} ${variant.key}`) * 100 < variant.percent ? variant : null
}
