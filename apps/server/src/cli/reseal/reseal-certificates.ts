import { text } from 'node:stream/consumers'
import type { CertificateHalf } from '@balcao/providers/contract'
import type postgres from 'postgres'
import type { SecretBox } from '#kit/crypto/secret-box.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import {
  certificatePlace,
  certificateType,
  isCertificateReference,
} from '#modules/acquirers/keys/platform-certificate.ts'
import { resealText } from './reseal-text.ts'

type Reference = { half: CertificateHalf; reference: string | null }

/** Seals the files of a platform's certificates again, each at its own key. */
export async function resealCertificates(
  { sql, secrets, store }: { sql: postgres.Sql; secrets: SecretBox; store: ObjectStore },
  platformId: string,
): Promise<{ resealed: number; left: number }> {
  const references = await sql<Reference[]>`
    select half, reference from platforms, lateral (values ('cashIn', cert_cash_in_url), ('cashOut', cert_cash_out_url)) as stored (half, reference)
    where platform_id = ${platformId}`
  const counts = { resealed: 0, left: 0 }
  for (const { half, reference } of references) {
    if (reference === null || !isCertificateReference(reference)) continue
    const stored = await store.get(reference)
    const sealed = stored && (await text(stored.body))
    if (sealed === null || sealed.startsWith(`${secrets.currentMark}.`)) continue
    const again = resealText(secrets, sealed, certificatePlace({ platformId, half, reference }))
    if (again !== null) await store.put(reference, Buffer.from(again), certificateType)
    counts[again === null ? 'left' : 'resealed']++
  }
  return counts
}
