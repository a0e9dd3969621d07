import { asc, eq } from 'drizzle-orm'
import { platforms } from '../../../db/schema/platforms.ts'
import type { Overseer } from '../../../rpc/procedures-across-platforms.ts'

/** For filters that choose one platform. */
export async function listPlatformNames({ db }: Overseer) {
  return db
    .select({ platformId: platforms.platformId, name: platforms.name })
    .from(platforms)
    .where(eq(platforms.kind, 'TENANT'))
    .orderBy(asc(platforms.name))
}
