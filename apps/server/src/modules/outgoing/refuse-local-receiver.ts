import { AppError } from '@balcao/domain/texts/app-error'
import { isTestPlatform } from '#kit/test-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import { isLocalReceiver } from './endpoint.input.ts'

/** Programs on the machine itself hear of test sales in a demo alone. */
export function refuseLocalReceiver({ app, platformId }: Caller, url: string): void {
  if (isLocalReceiver(url) && !(app.config.hasLocalReceiver && isTestPlatform(platformId)))
    throw new AppError('url_refused', { field: 'url' })
}
