import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { type Signer, signedDocument } from './sign-xml.ts'
import { instantText, programVersion } from './write-dps.ts'
import { element, plainText } from './xml.ts'

export const cancellationEvent = '101101'

/** A signed request to cancel an invoice, by the layout of events without `nPedRegEvento` (Anexo II of December 2025). */
export function writeCancellation(
  facts: { environment: 1 | 2; at: Date; cnpj: string; accessKey: string; reason: string },
  signer: Signer,
): string {
  const content = [
    element('tpAmb', facts.environment),
    element('verAplic', programVersion),
    element('dhEvento', instantText(facts.at)),
    element('CNPJAutor', onlyDocumentCharacters(facts.cnpj)),
    element('chNFSe', facts.accessKey),
    element(`e${cancellationEvent}`, [
      element('xDesc', 'Cancelamento de NFS-e'),
      // 9: another reason, given in the text.
      element('cMotivo', 9),
      element('xMotivo', plainText(facts.reason, 255)),
    ]),
  ].join('')
  const id = `PRE${facts.accessKey}${cancellationEvent}`
  return signedDocument({ root: 'pedRegEvento', part: 'infPedReg', id, content }, signer)
}
