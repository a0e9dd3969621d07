import type { Scope } from '../../scope.ts'
import { getPlatform } from '../platforms/get-platform.ts'

/** Whether unpaid bills have suspended the platform's new sales. */
export async function getSalesStanding(scope: Scope): Promise<{ suspendedAt: string | null }> {
  const { salesSuspendedAt } = await getPlatform(scope)
  return { suspendedAt: salesSuspendedAt?.toISOString() ?? null }
}
