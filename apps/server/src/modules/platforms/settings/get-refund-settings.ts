import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'
import type { RefundSettings } from './refund-settings.input.ts'

/**
 * The sellers' time to answer a refund request, and whether requests within the legal period are granted at
 * once.
 */
export async function getRefundSettings(scope: Scope): Promise<RefundSettings> {
  const { refundAnswerHours, grantsLawfulRefunds } = await getPlatform(scope)
  return { refundAnswerHours, grantsLawfulRefunds }
}
