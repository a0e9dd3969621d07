import { AppError } from '@balcao/domain/texts/app-error'
import { isTestPlatform } from '#kit/test-platform.ts'

/**
 * Changes to the person, not to the shop: passwords, second factors, documents, privacy requests. They are made on
 * the live platform, since only buyers log in to a test mode.
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
