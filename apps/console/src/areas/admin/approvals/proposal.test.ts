import { anticipationPlanInput } from '@balcao/server/modules/anticipations/anticipation.input'
import { withdrawalPlanInput } from '@balcao/server/modules/payouts/withdrawals/withdrawal.input'
import { exchangeRateInput } from '@balcao/server/modules/platforms/prices/exchange-rate.input'
import { feePlanInput } from '@balcao/server/modules/platforms/prices/fee-plan.input'
import { interestTableInput } from '@balcao/server/modules/platforms/prices/interest.input'
import { expect, test } from 'vitest'
import { formatOf } from '#i18n/use-format.ts'
import { messages } from './messages/pt-br.ts'
import { figureText, nameOf, subjectOf, valueText } from './proposal.ts'

const { change } = messages

test('methods and states are shown as words', () => {
  expect(valueText('PIX,CREDIT_CARD', change)).toBe('Pix, Cartão')
  expect(valueText('PAUSED', change)).toBe('Pausada')
  expect(valueText('', change)).toBe('nenhum')
})

test("the approver reads a receiver's id exactly as it was typed", () => {
  for (const typed of ['rp_1,rp_2', 're_PIX', 'PIX,rp_2', 'constructor'])
    expect(valueText(typed, change)).toBe(typed)
})

test("the platform's own receiver is shown by its account", () => {
  const changes = [
    { what: 'account', after: 'Pagar.me principal' },
    { what: 'person', after: 'PLATFORM' },
  ]
  expect(subjectOf({ person: null, changes }, messages)).toBe('Pagar.me principal')
  expect(valueText('PLATFORM', change)).toBe('A própria plataforma')
})

test('the figures of a plan are shown in their units, and every field of a plan has a name', () => {
  const format = formatOf('PT_BR')
  expect(figureText('fixedFees USD', '249', format)).toBe(format.money(249, 'USD'))
  expect(figureText('feeCents', '199', format)).toBe(format.money(199, 'BRL'))
  expect(figureText('reserveBasisPoints', '1050', format)).toBe('10,5%')
  expect(figureText('basisPoints', '349', format)).toBe('3,49%')
  expect([nameOf('fees 3x', change.what), figureText('fees 3x', '2.5', format)]).toEqual([
    'Juros em 3x',
    '2,5%',
  ])
  expect(nameOf('fixedFees USD', change.what)).toBe('Fixo por venda')
  expect(figureText('dailyMaxCount', '7', format)).toBeNull()
  expect(figureText('receiver', '199', format)).toBeNull()
  const plans = [
    feePlanInput,
    withdrawalPlanInput,
    anticipationPlanInput,
    exchangeRateInput,
    interestTableInput,
  ]
  for (const { shape } of plans)
    for (const field of Object.keys(shape))
      if (!['sellerId', 'userId', 'reason'].includes(field)) expect(change.what).toHaveProperty(field)
})
