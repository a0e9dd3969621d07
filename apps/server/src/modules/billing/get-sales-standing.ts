import type { Scope } from '../../scope.ts'
import { getPlatform } from '../platforms/get-platform.ts'

/** Whether the platform may take new sales, as far as bills are concerned. */
export async function getSalesStanding(scope: Scope): Promise<{ suspendedAt: string | null }> {
  const { salesSuspendedAt } = await getPlatform(scope)
  return { suspendedAt: salesSuspendedAt?.toISOString() ?? null }
}
