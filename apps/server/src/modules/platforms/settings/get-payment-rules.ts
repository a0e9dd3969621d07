import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'
import type { PaymentRules } from './payment-rules.input.ts'

const open = { minCents: null, maxCents: null }

export async function getPaymentRules(scope: Scope): Promise<PaymentRules> {
  const { pixMinutes, billetDays, methodLimits } = await getPlatform(scope)
  return {
    pixMinutes,
    billetDays,
    methodLimits: { PIX: open, CREDIT_CARD: open, BILLET: open, ...methodLimits },
  }
}
