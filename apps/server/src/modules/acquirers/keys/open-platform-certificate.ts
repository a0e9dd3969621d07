import { text } from 'node:stream/consumers'
import type { CertificateHalf } from '@balcao/providers/contract'
import type { ClientCertificate } from '@balcao/providers/transport/transport'
import type { App } from '#app.ts'
import { certificatePlace, isCertificateReference, readCertificate } from './platform-certificate.ts'

export type CertificateToOpen = { platformId: string; half: CertificateHalf; reference: string }

/**
 * Opened once per process and reference. A reference never names a second certificate, so the cache cannot be
 * stale; the oldest entry is dropped when there are too many.
 */
const opened = new WeakMap<App['store'], Map<string, Promise<ClientCertificate | undefined>>>()
const openedMax = 500

/**
 * The certificate by which a platform authenticates at its bank. A faulty certificate is logged and counts as
 * missing; the adapter then answers as the specification says.
 */
export function openPlatformCertificate(
  app: App,
  wanted: CertificateToOpen,
): Promise<ClientCertificate | undefined> {
  const remembered = opened.get(app.store) ?? new Map()
  opened.set(app.store, remembered)
  const key = JSON.stringify([wanted.platformId, wanted.half, wanted.reference])
  const known = remembered.get(key)
  if (known) return known
  const opening = readSealed(app, wanted).catch((error: unknown) => {
    remembered.delete(key)
    app.log.error({ ...wanted, error }, 'A certificate could not be opened')
    return undefined
  })
  remembered.set(key, opening)
  const oldest = remembered.size > openedMax ? remembered.keys().next().value : undefined
  if (oldest !== undefined) remembered.delete(oldest)
  return opening
}

async function readSealed({ store, secrets }: App, wanted: CertificateToOpen): Promise<ClientCertificate> {
  if (!isCertificateReference(wanted.reference)) throw new Error('The reference is not of our own storage')
  const stored = await store.get(wanted.reference)
  if (!stored) throw new Error('The storage has no such file')
  return readCertificate(secrets.open(await text(stored.body), certificatePlace(wanted)))
}
