import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { type AuditAction, writeAudit } from './write-audit.ts'

/**
 * Logs an export of personal data, once, with its filters. Typed text is left out, because it may be a name
 * or a document. Written in a transaction of its own, since the rows come from a replica.
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
