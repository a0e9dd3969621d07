import { actorOf } from '#modules/platforms/actor-of.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { getPaymentRules } from './get-payment-rules.ts'
import type { PaymentRules } from './payment-rules.input.ts'

/** Effective for codes and purchases from now on; an issued code keeps its expiry. */
export async function savePaymentRules(caller: Caller, rules: PaymentRules): Promise<PaymentRules> {
  const before = await getPaymentRules(caller)
  await updatePlatform(caller, rules)
  await writeAudit(caller, actorOf(caller), {
    action: 'payment_rules.saved',
    subject: caller.platformId,
    detail: { before, after: rules },
  })
  return rules
}
