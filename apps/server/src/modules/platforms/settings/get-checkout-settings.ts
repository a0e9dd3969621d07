import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'
import type { CheckoutSettings } from './checkout-settings.input.ts'

export async function getCheckoutSettings(scope: Scope): Promise<CheckoutSettings> {
  const { hidesCartTitle, placeholderDocument, placeholderPhone } = await getPlatform(scope)
  return { hidesCartTitle, placeholderDocument, placeholderPhone }
}
