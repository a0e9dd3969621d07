import { AppError } from '@balcao/domain/texts/app-error'
import type { StaffLock } from './lock-staff.ts'

/**
 * Refuses a change that would take the flag, the permanent access or the open door from the last manager of
 * the staff.
 */
export function refuseLastManager({ lastManagerId }: StaffLock, userId: string): void {
  if (lastManagerId === userId) throw new AppError('last_staff_manager')
}
