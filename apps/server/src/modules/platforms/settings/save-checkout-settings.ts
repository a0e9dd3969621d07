import { actorOf } from '#modules/platforms/actor-of.ts'
import { changePlatform } from '#modules/platforms/change-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CheckoutSettings } from './checkout-settings.input.ts'

/** Effective for pages and purchases from now on. */
export async function saveCheckoutSettings(
  caller: Caller,
  settings: CheckoutSettings,
): Promise<CheckoutSettings> {
  const { platformId } = caller
  const { hidesCartTitle, placeholderDocument, placeholderPhone } = await changePlatform(caller, settings)
  await writeAudit(caller, actorOf(caller), {
    action: 'checkout_settings.saved',
    subject: platformId,
    detail: { before: { hidesCartTitle, placeholderDocument, placeholderPhone }, after: settings },
  })
  return settings
}
