import { AppError } from '@balcao/domain/texts/app-error'
import type { StaffLock } from './lock-staff.ts'

/** The last manager of the staff keeps the flag, the permanent access and the open door. */
export function refuseLastManager({ lastManagerId }: StaffLock, userId: string): void {
  if (lastManagerId === userId) throw new AppError('last_staff_manager')
}
