import { type DocumentKind, documentKind } from './document.ts'
import type { Cents } from './money.ts'

/** Who sells: a person, a one-person business, or any other company. */
export const personKinds = ['PF', 'MEI', 'PJ'] as const
export type PersonKind = (typeof personKinds)[number]

/** The version of the terms that somebody who registers today accepts. A new text is a new version, and nobody has accepted it yet. */
export const termsVersion = '2026-11-01'

export function documentOf(kind: PersonKind): DocumentKind {
  return kind === 'PF' ? 'CPF' : 'CNPJ'
}

/** Of somebody who was never asked: a CNPJ is taken for a company's. */
export function personKindOf(document: string | null): PersonKind {
  return document !== null && documentKind(document) === 'CNPJ' ? 'PJ' : 'PF'
}

/** The papers of a seller. The spellings are those of the stored fields. */
export const sellerPapers = [
  'photoDocument',
  'photoPersonWithDocument',
  'photoDocumentSocialContract',
  'addressProof',
  'balanceSheet',
] as const
export type SellerPaper = (typeof sellerPapers)[number]

/** Why a paper was refused. */
export const paperRefusals = [
  'ILLEGIBLE',
  'WRONG_TYPE',
  'MISMATCH',
  'EXPIRED',
  'REPEATED',
  'SUSPICIOUS',
] as const
export type PaperRefusal = (typeof paperRefusals)[number]

/** From this much a month on a company shows its books. */
export const balanceSheetFromCents: Cents = 5_000_000

/** Which papers somebody is asked for, in the order in which they are shown. */
export function askedPapers(seller: {
  personKind: PersonKind
  expectedMonthlyCents: Cents | null
}): SellerPaper[] {
  const isCompany = seller.personKind !== 'PF'
  const showsBooks = seller.personKind === 'PJ' && (seller.expectedMonthlyCents ?? 0) >= balanceSheetFromCents
  return sellerPapers.filter((paper) => {
    if (paper === 'photoDocumentSocialContract') return isCompany
    if (paper === 'balanceSheet') return showsBooks
    return true
  })
}
