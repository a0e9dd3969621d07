import { AppError } from '@balcao/domain/texts/app-error'
import type { App } from '#app.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { removeTestMode } from '#modules/platforms/test-mode/remove-test-mode.ts'

/**
 * Removes the seller's test mode. Its sales, keys, people and clock start again at the next entry, with a new
 * session.
 */
export async function resetTestMode({ app, platformId }: { app: App; platformId: string }): Promise<void> {
  if (app.config.testModeHost === undefined || !isTestPlatform(platformId)) throw new AppError('not_found')
  await removeTestMode(app, platformId)
}
