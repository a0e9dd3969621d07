import type { Caller } from '../../rpc/caller.ts'
import type { CheckoutSettings } from './checkout-settings.input.ts'
import { getPlatform } from './get-platform.ts'
import { updatePlatform } from './update-platform.ts'
import { writeAudit } from './write-audit.ts'

/** Counts for pages and purchases from now on. A former stand-in phone is remembered: orders carry it, and it is no buyer's number. */
export async function saveCheckoutSettings(
  caller: Caller,
  settings: CheckoutSettings,
): Promise<CheckoutSettings> {
  const { session, ip, platformId } = caller
  const { hidesCartTitle, placeholderDocument, placeholderPhone, formerPlaceholderPhones } =
    await getPlatform(caller)
  await updatePlatform(caller, {
    ...settings,
    formerPlaceholderPhones: [...new Set([...formerPlaceholderPhones, placeholderPhone])],
  })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'checkout_settings.saved',
      subject: platformId,
      detail: { before: { hidesCartTitle, placeholderDocument, placeholderPhone }, after: settings },
    },
  )
  return settings
}
