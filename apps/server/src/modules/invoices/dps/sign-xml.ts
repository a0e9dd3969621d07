import { createHash, createSign, type KeyObject } from 'node:crypto'
import { nfseNamespace } from './xml.ts'

export type Signer = { privateKey: KeyObject; certificate: Buffer }

const dsig = 'http://www.w3.org/2000/09/xmldsig#'
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256'

/**
 * A signed document of the national standard: a root with one part, and an enveloped signature (XMLDSig) over
 * the part, which it references by `Id`. The text is already canonical except for namespaces:
 * canonicalisation writes the inherited namespace on the part and on `SignedInfo`, so both are hashed with
 * their namespace.
 */
export function signedDocument(
  { root, part, id, content }: { root: string; part: string; id: string; content: string },
  { privateKey, certificate }: Signer,
): string {
  const body = `${content}</${part}>`
  const canonical = `<${part} xmlns="${nfseNamespace}" Id="${id}">${body}`
  const digest = createHash('sha256').update(canonical, 'utf8').digest('base64')
  const signedInfo = [
    `<CanonicalizationMethod Algorithm="${exclusive}"></CanonicalizationMethod>`,
    `<SignatureMethod Algorithm="${rsaSha256}"></SignatureMethod>`,
    `<Reference URI="#${id}"><Transforms>`,
    `<Transform Algorithm="${dsig}enveloped-signature"></Transform>`,
    `<Transform Algorithm="${exclusive}"></Transform>`,
    `</Transforms><DigestMethod Algorithm="${sha256}"></DigestMethod>`,
    `<DigestValue>${digest}</DigestValue></Reference></SignedInfo>`,
  ].join('')
  const signature = createSign('RSA-SHA256')
    .update(`<SignedInfo xmlns="${dsig}">${signedInfo}`, 'utf8')
    .sign(privateKey, 'base64')
  return [
    `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="${nfseNamespace}" versao="1.01">`,
    `<${part} Id="${id}">${body}`,
    `<Signature xmlns="${dsig}"><SignedInfo>${signedInfo}`,
    `<SignatureValue>${signature}</SignatureValue>`,
    `<KeyInfo><X509Data><X509Certificate>${certificate.toString('base64')}</X509Certificate></X509Data></KeyInfo>`,
    `</Signature></${root}>`,
  ].join('')
}

/** Signature of a declaration. The issued invoice contains it, which proves that the invoice is of this declaration. */
export function signatureOf(dpsXml: string): string {
  return /<SignatureValue>([^<]+)<\/SignatureValue>/.exec(dpsXml)?.[1] ?? ''
}
