import type { Scope } from '#scope.ts'
import type { CheckoutSettings } from './checkout-settings.input.ts'
import { getPlatform } from './get-platform.ts'

export async function getCheckoutSettings(scope: Scope): Promise<CheckoutSettings> {
  const { hidesCartTitle, placeholderDocument, placeholderPhone } = await getPlatform(scope)
  return { hidesCartTitle, placeholderDocument, placeholderPhone }
}
