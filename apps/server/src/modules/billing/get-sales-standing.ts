import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'

/** Whether unpaid bills have suspended the platform's new sales. */
export async function getSalesStanding(scope: Scope): Promise<{ suspendedAt: string | null }> {
  const { salesSuspendedAt } = await getPlatform(scope)
  return { suspendedAt: salesSuspendedAt?.toISOString() ?? null }
}
