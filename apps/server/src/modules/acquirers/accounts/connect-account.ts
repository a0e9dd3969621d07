import { buffer } from 'node:stream/consumers'
import type { PlatformAccess, Provider, ProviderContext, UploadedFile } from '@balcao/providers/contract'
import { loadProvider } from '@balcao/providers/registry'
import type { App } from '#app.ts'
import { isGenuine } from '#kit/storage/file-kinds.ts'
import { isObjectKey, newObjectKey } from '#kit/storage/object-key.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { openPlatformCertificate } from '#modules/acquirers/keys/open-platform-certificate.ts'
import { openSealedCard } from '#modules/acquirers/keys/open-sealed-card.ts'
import { certificateColumns, isCertificateReference } from '#modules/acquirers/keys/platform-certificate.ts'
import { openPlatformPrivateKey } from '#modules/acquirers/keys/platform-private-key.ts'
import { tenantUrl } from '#modules/platforms/tenant-url.ts'
import { openCredentials } from './account-credentials.ts'
import { accountWebhookUrl, type ConnectableAccount } from './provider-account.ts'
import { simulatedUrl } from './simulated-account.ts'

/** The adapter with all its access, for one call to one account. */
export async function connectAccount(
  app: App,
  account: ConnectableAccount,
  idempotencyKey?: string,
): Promise<{ provider: Provider; context: ProviderContext }> {
  const provider = await loadProvider(account.provider)
  const isTest = isTestPlatform(account.platformId)
  return {
    provider,
    context: {
      credentials: openCredentials(app, account),
      baseUrl: isTest ? simulatedUrl(app, account.provider) : (account.baseUrl ?? undefined),
      transport: isTest ? app.simulatedTransport : app.transport,
      now: () => app.clock.now(),
      idempotencyKey,
      platform: platformAccess(app, account),
      // A getter, because it opens a secret that only the few providers need which register the address
      // themselves.
      get accountWebhookUrl() {
        return accountWebhookUrl(app, account)
      },
      upload: (file) => uploadBillet(app, account, file),
      readFile: (reference) => readStoredFile(app, reference),
      decryptCard: async (sealedCard) => (await openSealedCard(app, account.platformId, sealedCard)).card,
      // Masking every exchange costs time, so exchanges are logged at level `debug` only.
      log:
        app.config.logLevel === 'debug'
          ? (transcript) => app.log.debug({ transcript }, 'An exchange with an acquirer')
          : undefined,
      tell: (trouble) =>
        app.log.error(
          { providerAccountId: account.id, provider: account.provider, trouble },
          'An acquirer account needs a person',
        ),
    },
  }
}

function platformAccess(app: App, { platform, defaultReceiverId }: ConnectableAccount): PlatformAccess {
  return {
    exists: platform !== null,
    defaultReceiverId: defaultReceiverId ?? undefined,
    // A getter, because only one provider signs with the key, and not on every charge.
    get privateKey() {
      return platform ? openPlatformPrivateKey(app, platform) : undefined
    },
    certificate: async (half) => {
      const reference = platform?.[certificateColumns[half]]
      if (!platform || !reference) return undefined
      return openPlatformCertificate(app, { platformId: platform.platformId, half, reference })
    },
  }
}

/** Stores a boleto that the provider returns as a file: buyers read it from our storage. */
async function uploadBillet(
  app: App,
  { host }: ConnectableAccount,
  { contentType, bytes }: UploadedFile,
): Promise<{ url: string }> {
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/pdf' || !isGenuine(type, bytes)) throw new Error('Error on upload pdf')
  const key = newObjectKey('billets', type)
  await app.store.put(key, bytes, type)
  // Files on disk have a relative address, which is useless in a mail or on another domain without the host.
  return { url: new URL(app.store.publicUrl(key), tenantUrl(app.config, host)).href }
}

/**
 * Identity photos, by their reference in our storage. Nothing outside our storage is ever fetched for an
 * adapter.
 */
async function readStoredFile(
  app: App,
  reference: string,
): Promise<{ contentType: string; bytes: Uint8Array }> {
  const stored =
    isObjectKey(reference) && !isCertificateReference(reference) ? await app.store.get(reference) : null
  if (!stored) throw new Error('A stored file that an acquirer needs is missing')
  return { contentType: stored.contentType, bytes: await buffer(stored.body) }
}
