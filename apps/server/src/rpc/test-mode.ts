import { AppError } from '@balcao/domain/texts/app-error'
import { isTestPlatform } from '#kit/test-platform.ts'

/**
 * Changes of the person instead of the shop: passwords, factors, documents, requests under the law. They are made live,
 * since the only login of a test mode is that of its buyers.
 */
const livePlaces = ['account.', 'seller.documents.', 'seller.privacy.', 'seller.profile.']
const testedChanges = [
  'account.logout',
  'account.updatePreferences',
  'account.requestCustomerCode',
  'account.enterWithCustomerCode',
]

export function refuseInTest(
  platformId: string,
  { path, isChange }: { path: string; isChange: boolean },
): void {
  if (!isTestPlatform(platformId) || !isChange || testedChanges.includes(path)) return
  if (livePlaces.some((place) => path.startsWith(place))) throw new AppError('test_mode_refused')
}
