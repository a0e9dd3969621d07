import type { App } from '#app.ts'
import type { SecretPlace } from '#kit/crypto/secret-box.ts'

export function privateKeyPlace(platformId: string): SecretPlace {
  return { platformId, table: 'platforms', column: 'private_key', rowId: platformId }
}

export function openPlatformPrivateKey(
  app: App,
  { platformId, privateKey }: { platformId: string; privateKey: string | null },
): string | undefined {
  return privateKey === null ? undefined : app.secrets.open(privateKey, privateKeyPlace(platformId))
}
