import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { type AuditAction, writeAudit } from './write-audit.ts'

/**
 * Logs a file that names people, once, with its filters: without what was typed, which may be a name or a document. The
 * rows come from a replica, so it is written in a transaction of its own.
 */
export async function noteExport(
  { app, platformId, session, ip }: Caller,
  action: AuditAction,
  { cursor }: { cursor: string | undefined },
  { search: _typed, ...filters }: { search?: string | undefined },
  detail: Record<string, unknown> = {},
): Promise<void> {
  if (cursor !== undefined) return
  await inScope(app, platformId, (scope) =>
    writeAudit(
      scope,
      { userId: session.userId, ip },
      { action, subject: platformId, detail: { ...detail, filters } },
    ),
  )
}
