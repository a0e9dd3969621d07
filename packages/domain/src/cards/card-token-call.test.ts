import { expect, test } from 'vitest'
import { fillTokenCall } from './card-token-call.ts'

const card = {
  cardNumber: '4111 1111 1111 1111',
  holderName: ' Maria  da Silva ',
  holderDocument: '',
  expMonth: 3,
  expYear: 2031,
  cvv: '987',
}

test('a provider’s call is filled with the card, and its other texts stay unchanged', () => {
  expect(
    fillTokenCall(
      {
        account_id: 'acc_1',
        price: '$5',
        data: {
          number: '$number',
          first_name: '$firstName',
          last_name: '$lastName',
          holder: '$holderName',
          month: '$expMonthText',
          exp_month: '$expMonth',
          year: '$expYearText',
          exp_year: '$expYear',
          cvv: '$cvv',
        },
      },
      card,
    ),
  ).toEqual({
    account_id: 'acc_1',
    price: '$5',
    data: {
      number: '4111111111111111',
      first_name: 'Maria',
      last_name: 'da Silva',
      holder: 'Maria  da Silva',
      month: '03',
      exp_month: 3,
      year: '2031',
      exp_year: 2031,
      cvv: '987',
    },
  })
})

test('a document that the buyer was not asked for is not sent', () => {
  const body = { type: '$holderDocumentKind', number: '$holderDocument' } as const
  expect(JSON.stringify(fillTokenCall(body, card))).toBe('{}')
  for (const [type, number] of [
    ['CPF', '52998224725'],
    ['CNPJ', '12ABC34501DE35'],
  ])
    expect(fillTokenCall(body, { ...card, holderDocument: number ?? '' })).toEqual({ type, number })
})
