import { createHash, createVerify, X509Certificate } from 'node:crypto'
import { childOf, textIn, type XmlElement } from './read-xml.ts'

const dsig = 'http://www.w3.org/2000/09/xmldsig#'
const layout = 'http://www.sped.fazenda.gov.br/nfse'

/** The certificate that signed a part of a document; null if the signature is not valid. */
export function signerOf(document: XmlElement, part: XmlElement): X509Certificate | null {
  const signature = childOf(document, 'Signature')
  const signedInfo = childOf(signature, 'SignedInfo')
  const reference = childOf(signedInfo, 'Reference')
  const certificate = certificateIn(textIn(signature, 'KeyInfo', 'X509Data', 'X509Certificate'))
  if (!signedInfo || !certificate || reference?.attributes.URI !== `#${part.attributes.Id}`) return null
  if (childOf(signedInfo, 'SignatureMethod')?.attributes.Algorithm?.endsWith('#rsa-sha256') !== true)
    return null
  const digest = createHash('sha256').update(canonical(part, layout)).digest('base64')
  if (digest !== textIn(reference, 'DigestValue')) return null
  const isGenuine = createVerify('RSA-SHA256')
    .update(canonical(signedInfo, dsig))
    .verify(certificate.publicKey, textIn(signature, 'SignatureValue'), 'base64')
  return isGenuine ? certificate : null
}

/** The exclusive canonical form of an element, with the namespace on its root. */
function canonical(element: XmlElement, namespace: string | null): string {
  const attributes = Object.entries(element.attributes)
    .filter(([name]) => name !== 'xmlns')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
  const top = namespace === null ? '' : ` xmlns="${namespace}"`
  const inside =
    element.children.length > 0
      ? element.children.map((child) => canonical(child, null)).join('')
      : escaped(element.text).replaceAll('>', '&gt;')
  return `<${element.name}${top}${attributes.join('')}>${inside}</${element.name}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function certificateIn(base64: string): X509Certificate | null {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'))
  } catch {
    return null
  }
}
