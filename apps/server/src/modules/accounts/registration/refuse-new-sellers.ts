import { AppError } from '@balcao/domain/app-error'
import type { Scope } from '../../../scope.ts'
import { getPlatform } from '../../platforms/get-platform.ts'

/** A platform that is being closed takes no new sellers. */
export async function refuseNewSellers(scope: Scope): Promise<void> {
  if ((await getPlatform(scope)).closingSince !== null) throw new AppError('registration_closed')
}
