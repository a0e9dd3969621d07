import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'
import { inScope, type Scope } from '#scope.ts'

/**
 * Reads personal data of several platforms, each in the scope of its own platform. The audit trail of that
 * platform names the master and the data read, for its administrators.
 */
export async function readBehindWalls<Row extends { platformId: string }, Found>(
  { app, session, ip }: Overseer,
  what: string,
  rows: readonly Row[],
  read: (scope: Scope, rows: Row[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found = await Promise.all(
    [...Map.groupBy(rows, ({ platformId }) => platformId)].map(([platformId, ofPlatform]) =>
      inScope(app, platformId, async (scope) => {
        await writeAudit(
          scope,
          { userId: session.userId, ip },
          { action: 'personal_data.read', subject: what, detail: { rows: ofPlatform.length } },
        )
        return read(scope, ofPlatform)
      }),
    ),
  )
  return found.flat()
}
