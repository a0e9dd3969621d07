import { expect, test } from 'vitest'
import { askedPapers, personKindOf } from './seller-profile.ts'

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
] as const)('%s is asked for what the law wants of it', (_who, personKind, expectedMonthlyCents, papers) => {
  expect(askedPapers({ personKind, expectedMonthlyCents })).toEqual(papers)
})

test('whoever was never asked is what the document says', () => {
  expect(['12ABC34501DE35', '52998224725', null].map(personKindOf)).toEqual(['PJ', 'PF', 'PF'])
})
