import { createPrivateKey, X509Certificate } from 'node:crypto'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { App } from '#app.ts'
import type { CertificateFacts } from '#db/schema/invoices.ts'
import { objectIdOf, readDer } from '#kit/crypto/read-der.ts'
import type { SecretPlace } from '#kit/crypto/secret-box.ts'
import type { Signer } from '#modules/invoices/dps/sign-xml.ts'
import type { FiscalProfile } from './fiscal-profile.ts'

type Pem = { certificate: string; privateKey: string }
export type OpenedCertificate = { pem: Pem; signer: Signer }

type Place = Pick<FiscalProfile, 'platformId' | 'id'>

const placeOf = ({ platformId, id }: Place): SecretPlace => ({
  platformId,
  table: 'fiscal_profiles',
  column: 'certificate',
  rowId: id,
})

export function sealCertificate({ secrets }: App, place: Place, pem: Pem): string {
  return secrets.seal(JSON.stringify(pem), placeOf(place))
}

/** The certificate of a seller, for signatures and for mutual TLS. */
export function openCertificate({ secrets }: App, profile: Place, sealed: string): OpenedCertificate {
  const pem: Pem = JSON.parse(secrets.open(sealed, placeOf(profile)))
  return {
    pem,
    signer: {
      privateKey: createPrivateKey(pem.privateKey),
      certificate: new X509Certificate(pem.certificate).raw,
    },
  }
}

/** The holder and CNPJ of an e-CNPJ: ICP-Brasil writes the CNPJ after the name and under an identifier of its own. */
export function certificateFactsOf(certificate: X509Certificate): CertificateFacts {
  const name = /^CN=(.*)$/m.exec(certificate.subject)?.[1] ?? ''
  const [holder = '', named = ''] = name.split(/:(?=[^:]*$)/)
  return {
    holder,
    document: documentUnderIdentifier(certificate.raw) ?? named,
    expiresAt: certificate.validToDate.toISOString(),
  }
}

/** Branches sign with the certificate of the main office: the first eight positions of a CNPJ are the company's. */
export function isOfCompany({ document }: Pick<CertificateFacts, 'document'>, cnpj: string): boolean {
  const rootOf = (text: string) => onlyDocumentCharacters(text).slice(0, 8)
  return rootOf(document) === rootOf(cnpj)
}

/** DER of the identifier 2.16.76.1.3.3, "CNPJ of the company that holds the certificate". */
const companyIdentifier = Buffer.from('0605604c010303', 'hex')

function documentUnderIdentifier(raw: Buffer): string | null {
  const at = raw.indexOf(companyIdentifier)
  if (at === -1) return null
  if (objectIdOf(readDer(raw.subarray(at))) !== '2.16.76.1.3.3') return null
  const [value] = readDer(raw.subarray(at + companyIdentifier.length)).parts()
  return value?.content.toString('latin1').trim() ?? null
}
