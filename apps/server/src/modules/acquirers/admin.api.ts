import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import {
  accountIdInput,
  certificateInput,
  newAccountInput,
  privateKeyInput,
} from './accounts/account.input.ts'
import { getAccountForm } from './accounts/get-account-form.ts'
import { listAccounts } from './accounts/list-accounts.ts'
import { listProviders } from './accounts/list-providers.ts'
import { openAccount } from './accounts/open-account.ts'
import { testAccount } from './accounts/test-account.ts'
import { getPlatformKeys } from './keys/get-platform-keys.ts'
import { storePlatformCertificate } from './keys/store-platform-certificate.ts'
import { storePlatformPrivateKey } from './keys/store-platform-private-key.ts'

const access = { area: 'ADMIN', permission: 'isConfigAvailable' } as const
const admin = proceduresFor(access)
/** Changing or testing the keys of acquirers needs a fresh proof. */
const proof = { ...access, freshProof: true } as const
const proven = proceduresFor(proof)

export const adminAcquirersApi = router({
  providers: admin.read(listProviders),
  list: admin.read(listAccounts),
  get: admin.read(accountIdInput, getAccountForm),
  create: proven.write('platform', newAccountInput, openAccount),
  test: procedureFor(proof, 'platform')
    .input(accountIdInput)
    .mutation(({ ctx: { app, session }, input }) => testAccount(app, session.platformId, input)),
  keys: admin.read(getPlatformKeys),
  storeCertificate: procedureFor(proof, 'platform')
    .input(certificateInput)
    .mutation(({ ctx: { app, session, ip }, input: { file, reason, ...certificate } }) =>
      storePlatformCertificate(
        app,
        session.platformId,
        { ...certificate, file: Buffer.from(file, 'base64') },
        { userId: session.userId, ip, reason },
      ),
    ),
  storePrivateKey: proven.write('platform', privateKeyInput, (caller, { reason, ...key }) =>
    storePlatformPrivateKey(caller, key, { userId: caller.session.userId, ip: caller.ip, reason }),
  ),
})
