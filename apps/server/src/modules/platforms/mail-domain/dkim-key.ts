import { createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { platforms } from '#db/schema/platforms.ts'
import { lockPlatform } from '#modules/platforms/lock-platform.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { inScope, type Scope } from '#scope.ts'

/**
 * Accepted by every mail service; shorter keys are refused by some, and longer ones do not fit into a DNS
 * answer.
 */
const modulusLength = 2048

/** Name of the key in the DNS. */
export const dkimSelector = 'balcao'

/** The platform's key for its mails. It is created once and stays the same for every domain. */
export async function keepDkimKey(app: App, platformId: string): Promise<string> {
  const known = await inScope(app, platformId, readDkimKey)
  if (known) return known
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return inScope(app, platformId, async (scope) => {
    await lockPlatform(scope)
    const keptMeanwhile = await readDkimKey(scope)
    if (keptMeanwhile) return keptMeanwhile
    await updatePlatform(scope, { dkimKey: app.secrets.seal(pem, placeOf(platformId)) })
    return pem
  })
}

async function readDkimKey({ app, tx, platformId }: Scope): Promise<string | null> {
  const [row] = await tx
    .select({ sealed: platforms.dkimKey })
    .from(platforms)
    .where(eq(platforms.platformId, platformId))
  return row?.sealed ? openDkimKey(app, platformId, row.sealed) : null
}

export function openDkimKey({ secrets }: Pick<App, 'secrets'>, platformId: string, sealed: string): string {
  return secrets.open(sealed, placeOf(platformId))
}

function placeOf(platformId: string) {
  return { platformId, table: 'platforms', column: 'dkim_key', rowId: platformId }
}

/** The value of the record under which receivers find the key. */
export function dkimRecordValue(pem: string): string {
  const publicKey = createPublicKey(createPrivateKey(pem)).export({ type: 'spki', format: 'der' })
  return `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`
}
