import { createPrivateKey, type KeyObject } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { type Actor, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { privateKeyPlace } from './platform-private-key.ts'

/** Signatures of shorter keys could be forged with enough time. */
const modulusBitsMin = 2048

/** Stores the key with which the platform signs its payouts. It can be replaced, but never read back. */
export async function storePlatformPrivateKey(
  scope: Scope,
  { pem, passphrase }: { pem: string; passphrase?: string | undefined },
  by: Actor,
): Promise<void> {
  const { app, platformId } = scope
  const key = readPrivateKey(pem, passphrase)
  if (key?.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < modulusBitsMin)
    throw new AppError('input_invalid', { field: 'pem' })

  const sealed = app.secrets.seal(
    key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    privateKeyPlace(platformId),
  )
  await updatePlatform(scope, { privateKey: sealed })
  await writeAudit(scope, by, { action: 'platform_private_key.stored', subject: platformId, detail: {} })
}

function readPrivateKey(pem: string, passphrase: string | undefined): KeyObject | undefined {
  try {
    return createPrivateKey({ key: pem, format: 'pem', passphrase })
  } catch {
    return undefined
  }
}
