/** The settings of a platform name each count of installments by a field of its own. */
export const installmentFields = [
  'installmentOne',
  'installmentTwo',
  'installmentThree',
  'installmentFour',
  'installmentFive',
  'installmentSix',
  'installmentSeven',
  'installmentEight',
  'installmentNine',
  'installmentTen',
  'installmentEleven',
  'installmentTwelve',
] as const
export type InstallmentField = (typeof installmentFields)[number]

export const installmentCounts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export type InstallmentCount = (typeof installmentCounts)[number]
