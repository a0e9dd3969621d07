import { eq } from 'drizzle-orm'
import { platforms } from '#db/schema/platforms.ts'
import { lockPlatform } from '#modules/platforms/lock-platform.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import type { Scope } from '#scope.ts'

/**
 * Key that identifies a platform's opted-out mailboxes, and the links to opt out. It is stored, sealed: a key
 * derived from the master key alone would change with it, opted-out people would get mail again, and no link
 * in an old mail would work.
 */
export async function openOptOutKey(scope: Scope): Promise<Buffer> {
  return (await readStored(scope)) ?? newKey(scope)
}

/** The same, and stored from now on. Code that makes a value for later recognition stores the key first. */
export async function keepOptOutKey(scope: Scope): Promise<Buffer> {
  const known = await readStored(scope)
  if (known) return known
  await lockPlatform(scope)
  const keptMeanwhile = await readStored(scope)
  if (keptMeanwhile) return keptMeanwhile
  const key = newKey(scope)
  await updatePlatform(scope, {
    optOutKey: scope.app.secrets.seal(key.toString('base64url'), placeOf(scope)),
  })
  return key
}

/** Derived from the current master key, so that mailboxes that opted out before it was stored stay known. */
function newKey({ app }: Scope): Buffer {
  return app.secrets.derive('mailbox that opts out')
}

async function readStored(scope: Scope): Promise<Buffer | null> {
  const { app, tx, platformId } = scope
  const [row] = await tx
    .select({ sealed: platforms.optOutKey })
    .from(platforms)
    .where(eq(platforms.platformId, platformId))
  return row?.sealed ? Buffer.from(app.secrets.open(row.sealed, placeOf(scope)), 'base64url') : null
}

function placeOf({ platformId }: Scope) {
  return { platformId, table: 'platforms', column: 'opt_out_key', rowId: platformId }
}
