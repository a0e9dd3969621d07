import { expect, test } from 'vitest'
import { offeredMethods } from '#checkout/paying/offered-methods.ts'
import { aCheckoutPage } from '#sample-pages.ts'
import { installmentsUpTo } from './installments-up-to.ts'

test('the summary mentions installments only where a card is accepted and there is more than one', () => {
  const page = aCheckoutPage()
  const takesCards = offeredMethods(page).includes('CREDIT_CARD')
  expect(installmentsUpTo(page, 19700)?.count).toBe(takesCards ? 12 : undefined)
  expect(installmentsUpTo({ ...page, methods: ['PIX'] }, 19700)).toBeNull()
  expect(installmentsUpTo({ ...page, type: 'SUBSCRIPTION' }, 19700)).toBeNull()
})
