import { AppError } from '@balcao/domain/texts/app-error'
import type { App } from '#app.ts'
import { lookUpPostalCode } from '#modules/platforms/services/look-up-postal-code.ts'

/** Avenida Paulista, a code that will not change. */
const knownPostalCode = '01310100'

/** Looks up a well-known code. The tester reads the count next, so it is written at once. */
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
