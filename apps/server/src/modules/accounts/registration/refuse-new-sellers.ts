import { AppError } from '@balcao/domain/app-error'
import type { Scope } from '../../../scope.ts'
import { getPlatform } from '../../platforms/get-platform.ts'

/** On a platform that is being closed nobody begins to sell. */
export async function refuseNewSellers(scope: Scope): Promise<void> {
  if ((await getPlatform(scope)).closingSince !== null) throw new AppError('registration_closed')
}
