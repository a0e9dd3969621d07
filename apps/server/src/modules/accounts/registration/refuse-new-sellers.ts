import { AppError } from '@balcao/domain/texts/app-error'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'

/** A platform that is being closed takes no new sellers. */
export async function refuseNewSellers(scope: Scope): Promise<void> {
  if ((await getPlatform(scope)).closingSince !== null) throw new AppError('registration_closed')
}
