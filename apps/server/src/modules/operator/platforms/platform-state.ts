/** SETTING_UP cannot charge yet. ATTENTION owes the operator a bill that is late. */
export type PlatformState = 'SETTING_UP' | 'ACTIVE' | 'ATTENTION'

export function platformState(facts: { activeAcquirers: number; overdueCharges: number }): PlatformState {
  if (facts.activeAcquirers === 0) return 'SETTING_UP'
  return facts.overdueCharges > 0 ? 'ATTENTION' : 'ACTIVE'
}
