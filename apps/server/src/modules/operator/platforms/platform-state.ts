export const platformStates = ['SETTING_UP', 'ACTIVE', 'ATTENTION', 'SUSPENDED', 'CLOSING', 'CLOSED'] as const
/**
 * SETTING_UP cannot charge yet. SUSPENDED takes no new sales until its bills are paid. ATTENTION has an
 * overdue bill. CLOSING takes no new sales and pays out what it owes; CLOSED has ended.
 */
export type PlatformState = (typeof platformStates)[number]

type Facts = {
  activeAcquirers: number
  overdueCharges: number
  isSuspended: boolean
  isClosing: boolean
  isClosed: boolean
}

export function platformState(facts: Facts): PlatformState {
  if (facts.isClosed) return 'CLOSED'
  if (facts.isClosing) return 'CLOSING'
  if (facts.isSuspended) return 'SUSPENDED'
  if (facts.activeAcquirers === 0) return 'SETTING_UP'
  return facts.overdueCharges > 0 ? 'ATTENTION' : 'ACTIVE'
}
