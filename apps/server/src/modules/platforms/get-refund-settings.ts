import type { Scope } from '../../scope.ts'
import { getPlatform } from './get-platform.ts'
import type { RefundSettings } from './refund-settings.input.ts'

/** How long sellers have to answer a buyer who wants the money back, and whether the law answers for them. */
export async function getRefundSettings(scope: Scope): Promise<RefundSettings> {
  const { refundAnswerHours, grantsLawfulRefunds } = await getPlatform(scope)
  return { refundAnswerHours, grantsLawfulRefunds }
}
