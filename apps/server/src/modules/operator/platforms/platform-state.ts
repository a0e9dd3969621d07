/** SETTING_UP cannot charge yet. SUSPENDED takes no new sales until its bills are paid. ATTENTION owes the operator a bill that is late. */
export type PlatformState = 'SETTING_UP' | 'ACTIVE' | 'ATTENTION' | 'SUSPENDED'

type Facts = { activeAcquirers: number; overdueCharges: number; isSuspended: boolean }

export function platformState({ activeAcquirers, overdueCharges, isSuspended }: Facts): PlatformState {
  if (isSuspended) return 'SUSPENDED'
  if (activeAcquirers === 0) return 'SETTING_UP'
  return overdueCharges > 0 ? 'ATTENTION' : 'ACTIVE'
}
