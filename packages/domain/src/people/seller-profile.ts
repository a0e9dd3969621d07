import type { Cents } from '#money/money.ts'
import { type DocumentKind, documentKind } from './document.ts'

/** Who sells: a person, a one-person business, or any other company. */
export const personKinds = ['PF', 'MEI', 'PJ'] as const
export type PersonKind = (typeof personKinds)[number]

export function documentOf(kind: PersonKind): DocumentKind {
  return kind === 'PF' ? 'CPF' : 'CNPJ'
}

/** Kind of a seller who was never asked: a CNPJ counts as a company. */
export function personKindOf(document: string | null): PersonKind {
  return document !== null && documentKind(document) === 'CNPJ' ? 'PJ' : 'PF'
}

/** The documents of a seller. The spellings are those of the stored fields. */
export const sellerPapers = [
  'photoDocument',
  'photoPersonWithDocument',
  'photoDocumentSocialContract',
  'addressProof',
  'balanceSheet',
] as const
export type SellerPaper = (typeof sellerPapers)[number]

/** Why a document was refused. */
export const paperRefusals = [
  'ILLEGIBLE',
  'WRONG_TYPE',
  'MISMATCH',
  'EXPIRED',
  'REPEATED',
  'SUSPICIOUS',
] as const
export type PaperRefusal = (typeof paperRefusals)[number]

/** Monthly revenue from which a company must show its balance sheet. */
export const balanceSheetFromCents: Cents = 5_000_000

/**
 * Documents that each kind of person can have, in the order shown. A person has no articles of association, and a MEI
 * keeps no balance sheet.
 */
export const possiblePapers: Readonly<Record<PersonKind, readonly SellerPaper[]>> = {
  PF: ['photoDocument', 'photoPersonWithDocument', 'addressProof'],
  MEI: ['photoDocument', 'photoPersonWithDocument', 'photoDocumentSocialContract', 'addressProof'],
  PJ: sellerPapers,
}

/**
 * Documents that a platform requires of each kind of person, and whether it requires balance sheets of every
 * seller, because some acquirers require them of each receiver.
 */
export type PaperRules = Record<PersonKind, SellerPaper[]> & { booksOfAll: boolean }

/** Every possible document of each kind of person, until a platform decides otherwise. */
export const usualPaperRules: PaperRules = {
  PF: [...possiblePapers.PF],
  MEI: [...possiblePapers.MEI],
  PJ: [...possiblePapers.PJ],
  booksOfAll: false,
}

/** Identity is required of every seller, whatever the platform's rules. */
export const alwaysAskedPaper: SellerPaper = 'photoDocument'

/** Documents that a seller is asked for, in the order shown. */
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
