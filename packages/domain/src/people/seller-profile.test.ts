import { expect, test } from 'vitest'
import {
  askedPapers,
  type PaperRules,
  type PersonKind,
  personKindOf,
  usualPaperRules,
} from './seller-profile.ts'

const everybody = ['photoDocument', 'photoPersonWithDocument']

test.each([
  ['a person', 'PF', 100_000_00, [...everybody, 'addressProof']],
  ['a one-person business', 'MEI', null, [...everybody, 'photoDocumentSocialContract', 'addressProof']],
  ['a small company', 'PJ', 4_999_999, [...everybody, 'photoDocumentSocialContract', 'addressProof']],
  [
    'a company that sells 50,000 a month',
    'PJ',
    5_000_000,
    [...everybody, 'photoDocumentSocialContract', 'addressProof', 'balanceSheet'],
  ],
] as const)(
  '%s is asked for the documents that the law requires',
  (_who, personKind, expectedMonthlyCents, papers) => {
    expect(askedPapers(usualPaperRules, { personKind, expectedMonthlyCents })).toEqual(papers)
  },
)

test('a platform may ask for fewer documents, and never for a document that a kind of person does not have', () => {
  const rules = {
    PF: ['photoDocument', 'balanceSheet'],
    MEI: ['photoDocument', 'photoDocumentSocialContract'],
    PJ: ['addressProof', 'photoDocument', 'balanceSheet'],
    booksOfAll: false,
  } satisfies PaperRules
  const asked = (personKind: PersonKind, expectedMonthlyCents: number) =>
    askedPapers(rules, { personKind, expectedMonthlyCents })
  expect(asked('PF', 9_000_000)).toEqual(['photoDocument'])
  expect(asked('MEI', 0)).toEqual(['photoDocument', 'photoDocumentSocialContract'])
  expect(asked('PJ', 0)).toEqual(['photoDocument', 'addressProof'])
  expect(asked('PJ', 9_000_000)).toEqual(['photoDocument', 'addressProof', 'balanceSheet'])
})

test('a platform whose acquirer requires balance sheets of each receiver requests them from every seller', () => {
  for (const personKind of ['PF', 'MEI', 'PJ'] as const) {
    const asked = askedPapers(
      { ...usualPaperRules, booksOfAll: true },
      { personKind, expectedMonthlyCents: 0 },
    )
    expect(asked).toEqual([
      ...askedPapers(usualPaperRules, { personKind, expectedMonthlyCents: 0 }),
      'balanceSheet',
    ])
  }
})

test('a seller without an answer is classified by the document', () => {
  expect(['12ABC34501DE35', '52998224725', null].map(personKindOf)).toEqual(['PJ', 'PF', 'PF'])
})
