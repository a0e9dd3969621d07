import { eq } from 'drizzle-orm'
import { platforms } from '#db/schema/platforms.ts'
import { lockPlatform } from '#modules/platforms/lock-platform.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import type { Scope } from '#scope.ts'

/**
 * Key for the hashes of a platform's opted-out mailboxes and for opt-out links. It is stored, sealed: a key
 * derived only from the master key would change with it, opted-out people would get mail again, and links in
 * old mails would not work.
 */
export async function openOptOutKey(scope: Scope): Promise<Buffer> {
  return (await readStored(scope)) ?? newKey(scope)
}

/**
 * The same key, stored if it was not stored before. Required before making a value that must be recognised
 * later.
 */
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

/**
 * Derived from the current master key, so that mailboxes that opted out before the key was stored are still
 * recognised.
 */
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
