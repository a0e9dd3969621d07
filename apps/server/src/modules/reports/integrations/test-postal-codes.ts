import { AppError } from '@balcao/domain/texts/app-error'
import type { App } from '#app.ts'
import { lookUpPostalCode } from '#modules/platforms/services/look-up-postal-code.ts'

/** Avenida Paulista, whose code will not change. */
const knownPostalCode = '01310100'

/** Looks up a well-known code. The count is flushed at once, because the tester reads it next. */
export async function testPostalCodes(app: App, platformId: string): Promise<{ works: boolean }> {
  try {
    return { works: (await lookUpPostalCode(app, platformId, knownPostalCode)) !== null }
  } catch (error) {
    if (error instanceof AppError && error.code === 'errorCep') return { works: false }
    throw error
  } finally {
    await app.serviceCounts.settled()
  }
}
