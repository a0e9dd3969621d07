import type { Overseer } from '../../rpc/procedures-across-platforms.ts'
import { inScope, type Scope } from '../../scope.ts'
import { writeAudit } from '../platforms/write-audit.ts'

/**
 * What is about people on several platforms, each read behind the wall of its own platform. Whoever administers that platform finds in its
 * audit trail which master looked, and at what.
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
