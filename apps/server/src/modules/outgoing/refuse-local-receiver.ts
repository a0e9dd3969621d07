import { AppError } from '@balcao/domain/texts/app-error'
import { isTestPlatform } from '#kit/test-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import { isLocalReceiver } from './endpoint.input.ts'

/** Refuses the local receiver, except for the test modes of a demo. */
export function refuseLocalReceiver({ app, platformId }: Caller, url: string): void {
  if (isLocalReceiver(url) && !(app.config.hasLocalReceiver && isTestPlatform(platformId)))
    throw new AppError('url_refused', { field: 'url' })
}
