import { storePlatformPrivateKey } from '#modules/acquirers/keys/store-platform-private-key.ts'
import type { Caller } from '#rpc/caller.ts'
import type { PrivateKeyInput } from './platform.input.ts'

export async function savePrivateKey(caller: Caller, { pem, passphrase }: PrivateKeyInput): Promise<void> {
  const key = passphrase === '' ? { pem } : { pem, passphrase }
  await storePlatformPrivateKey(caller, key, { userId: caller.session.userId, ip: caller.ip })
}
