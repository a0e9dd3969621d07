import { eq } from 'drizzle-orm'
import { platforms } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'
import { operatorPlatformId } from './operator-platform.ts'

/** Creates the operator's own platform, where masters live, unless it exists. It has no host and sells nothing. */
export async function createOperatorPlatform(
  { tx, now }: Scope,
  { isDemo }: { isDemo: boolean },
): Promise<void> {
  if ((await tx.$count(platforms, eq(platforms.platformId, operatorPlatformId))) > 0) return
  await tx.insert(platforms).values({
    platformId: operatorPlatformId,
    kind: 'OPERATOR',
    name: 'Balcão',
    brandColor: '#0b6b53',
    locale: 'PT_BR',
    placeholderDocument: '11444777000161',
    placeholderPhone: '11999990000',
    isDemo,
    createdAt: now,
  })
}
