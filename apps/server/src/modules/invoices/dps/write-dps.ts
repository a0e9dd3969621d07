import type { TaxRegime } from '@balcao/domain/fiscal/fiscal-profile'
import { documentKind, onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { TaxBurden } from '#db/schema/invoices.ts'
import { type Signer, signedDocument } from './sign-xml.ts'
import { element, optional, plainText } from './xml.ts'

/** Facts in a declaration of a service (DPS). */
export type DpsFacts = {
  /** 1: production. 2: the test environment of the authority, or the simulated desk. */
  environment: 1 | 2
  at: Date
  /** The day of the payment, in the municipality. */
  competence: string
  series: string
  number: number
  issuer: {
    cnpj: string
    municipality: string
    municipalRegistration: string | null
    regime: TaxRegime
    taxBurden: TaxBurden
  }
  /** Null for a buyer who was not asked for a document. */
  buyer: { document: string; name: string; email: string } | null
  service: { code: string; nbs: string; description: string; issBasisPoints: number | null }
  /** The order's code, which the invoice shows as the issuer's own reference. */
  reference: string
  amountCents: number
}

export const programVersion = 'Balcao-1'
const brasiliaOffset = '-03:00'

/** The id of a declaration: municipality, kind of inscription, inscription, series and number (TSIdDPS). */
export function dpsIdOf({
  series,
  number,
  issuer,
}: Pick<DpsFacts, 'series' | 'number'> & {
  issuer: Pick<DpsFacts['issuer'], 'cnpj' | 'municipality'>
}): string {
  const cnpj = onlyDocumentCharacters(issuer.cnpj)
  return `DPS${issuer.municipality}2${cnpj}${series.padStart(5, '0')}${String(number).padStart(15, '0')}`
}

/** A signed DPS by the layout 1.01 of the national standard. Where the issuer is the seller, name and address are left out. */
export function writeDps(facts: DpsFacts, signer: Signer): { id: string; xml: string } {
  const { issuer, buyer, service } = facts
  const id = dpsIdOf(facts)
  const content = [
    element('tpAmb', facts.environment),
    element('dhEmi', instantText(facts.at)),
    element('verAplic', programVersion),
    element('serie', String(Number(facts.series))),
    element('nDPS', facts.number),
    element('dCompet', facts.competence),
    element('tpEmit', 1),
    element('cLocEmi', issuer.municipality),
    element('prest', [
      element('CNPJ', onlyDocumentCharacters(issuer.cnpj)),
      optional('IM', issuer.municipalRegistration),
      element('regTrib', [
        element('opSimpNac', simplesOptions[issuer.regime]),
        issuer.regime === 'SIMPLES' ? element('regApTribSN', 1) : null,
        element('regEspTrib', 0),
      ]),
    ]),
    buyer && buyerElement(buyer),
    element('serv', [
      element('locPrest', [element('cLocPrestacao', issuer.municipality)]),
      element('cServ', [
        element('cTribNac', service.code),
        element('xDescServ', plainText(service.description, 2_000)),
        element('cNBS', service.nbs),
        referenceElement(facts.reference),
      ]),
    ]),
    element('valores', [
      element('vServPrest', [element('vServ', hundredths(facts.amountCents))]),
      element('trib', [
        element('tribMun', [
          element('tribISSQN', 1),
          element('tpRetISSQN', 1),
          // A MEI pays a fixed amount: the layout refuses a rate.
          service.issBasisPoints === null || issuer.regime === 'MEI'
            ? null
            : element('pAliq', hundredths(service.issBasisPoints)),
        ]),
        element('totTrib', [burdenElement(issuer)]),
      ]),
    ]),
  ]
  return { id, xml: signedDocument({ root: 'DPS', part: 'infDPS', id, content: content.join('') }, signer) }
}

function referenceElement(reference: string): string {
  return element('cIntContrib', reference.replaceAll(/[^a-zA-Z0-9]/g, '').slice(0, 20))
}

/** The element of a declaration with the issuer's own reference, which the issued invoice repeats. */
export function referenceOf(dpsXml: string): string {
  return /<cIntContrib>[^<]+<\/cIntContrib>/.exec(dpsXml)?.[0] ?? ''
}

const simplesOptions: Readonly<Record<TaxRegime, number>> = { PRESUMIDO: 1, REAL: 1, MEI: 2, SIMPLES: 3 }

function buyerElement({ document, name, email }: NonNullable<DpsFacts['buyer']>): string | null {
  const kind = documentKind(document)
  return (
    kind &&
    element('toma', [
      element(kind, onlyDocumentCharacters(document)),
      element('xNome', plainText(name, 300)),
      email.length > 80 ? null : optional('email', plainText(email, 80)),
    ])
  )
}

function burdenElement({ regime, taxBurden }: DpsFacts['issuer']): string {
  if (regime === 'MEI') return element('indTotTrib', 0)
  if (regime === 'SIMPLES') return element('pTotTribSN', hundredths(taxBurden.simples))
  return element('pTotTrib', [
    element('pTotTribFed', hundredths(taxBurden.federal)),
    element('pTotTribEst', hundredths(taxBurden.state)),
    element('pTotTribMun', hundredths(taxBurden.municipal)),
  ])
}

/** Cents as reais, or basis points as percent: both have two decimals. */
function hundredths(value: number): string {
  return `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`
}

/** An instant in the time of Brasília, which has had no summer time since 2019. */
export function instantText(at: Date): string {
  return `${new Date(at.getTime() - 3 * 3_600_000).toISOString().slice(0, 19)}${brasiliaOffset}`
}
