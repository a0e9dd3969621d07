import { AppError } from '@balcao/domain/app-error'
import type { StaffLock } from './lock-staff.ts'

/** Somebody must always be able to manage the staff: the last who can, and whose access has no end, stays so. */
export function refuseLastManager({ lastingManagers }: StaffLock, userId: string): void {
  const [only, ...others] = lastingManagers
  if (only?.id === userId && others.length === 0) throw new AppError('last_staff_manager')
}
