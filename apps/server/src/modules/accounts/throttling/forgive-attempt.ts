import { eq, inArray, sql } from 'drizzle-orm'
import { throttles } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'
import { type ThrottleKey, throttleKeyText, throttlePolicies } from './throttle-policies.ts'

/** Reverts the count of `spendAttempt` after a successful attempt. */
export async function forgiveAttempt({ tx }: Scope, keys: readonly ThrottleKey[]): Promise<void> {
  const personal = keys.filter(({ policy }) => throttlePolicies[policy].isPersonal)
  if (personal.length > 0)
    await tx.delete(throttles).where(inArray(throttles.key, personal.map(throttleKeyText)))
  for (const key of keys) {
    const { isPersonal, failuresMax } = throttlePolicies[key.policy]
    if (isPersonal) continue
    await tx
      .update(throttles)
      .set({
        failures: sql`greatest(0, ${throttles.failures} - 1)`,
        blockedUntil: sql`case when ${throttles.failures} > ${failuresMax} then ${throttles.blockedUntil} end`,
      })
      .where(eq(throttles.key, throttleKeyText(key)))
  }
}
