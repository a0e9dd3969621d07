import { type DocumentKind, documentKind } from './document.ts'
import type { Cents } from './money.ts'

/** Who sells: a person, a one-person business, or any other company. */
export const personKinds = ['PF', 'MEI', 'PJ'] as const
export type PersonKind = (typeof personKinds)[number]

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

/** Which papers a kind of person has at all, in the order in which they are shown. A person has no articles, and a MEI keeps no books. */
export const possiblePapers: Readonly<Record<PersonKind, readonly SellerPaper[]>> = {
  PF: ['photoDocument', 'photoPersonWithDocument', 'addressProof'],
  MEI: ['photoDocument', 'photoPersonWithDocument', 'photoDocumentSocialContract', 'addressProof'],
  PJ: sellerPapers,
}

/** Which papers a platform asks of each kind of person, and whether it asks everybody for books: some acquirers want them of each receiver. */
export type PaperRules = Record<PersonKind, SellerPaper[]> & { booksOfAll: boolean }

/** Everything that there is to a kind of person, until a platform decides otherwise. */
export const usualPaperRules: PaperRules = {
  PF: [...possiblePapers.PF],
  MEI: [...possiblePapers.MEI],
  PJ: [...possiblePapers.PJ],
  booksOfAll: false,
}

/** Nobody sells without having shown who they are, whatever the platform decides. */
export const alwaysAskedPaper: SellerPaper = 'photoDocument'

/** Which papers somebody is asked for, in the order in which they are shown. */
export function askedPapers(
  rules: PaperRules,
  { personKind, expectedMonthlyCents }: { personKind: PersonKind; expectedMonthlyCents: Cents | null },
): SellerPaper[] {
  const showsBooks = (expectedMonthlyCents ?? 0) >= balanceSheetFromCents
  const asked = possiblePapers[personKind].filter(
    (paper) => rules[personKind].includes(paper) && (paper !== 'balanceSheet' || showsBooks),
  )
  return rules.booksOfAll ? [...new Set([...asked, 'balanceSheet' as const])] : asked
}
