import { checkoutTemplates, offerTypes } from '@balcao/domain/vocabulary'
import { expect, test } from 'vitest'
import { checkoutMessages } from '#messages/page-messages.ts'
import { payLabel } from './pay-action.ts'

test('the button subscribes, completes the purchase in Dropshipping, and pays a plain purchase', () => {
  const labels = checkoutTemplates.flatMap((template) =>
    offerTypes.map(
      (type) => payLabel(checkoutMessages.PT_BR, { template, type }, 'PIX', 1).label.split('[')[0],
    ),
  )
  expect(labels).toEqual(['Pagar', 'Assinar', 'Pagar', 'Assinar', 'Finalizar compra', 'Finalizar assinatura'])
})

test('every label names its optional part once, in every language', () => {
  for (const messages of Object.values(checkoutMessages))
    for (const [key, label] of Object.entries(messages))
      if (key.endsWith('Label') && key !== 'chatLabel') expect(label).toMatch(/^[^[\]]+\[[^[\]]+\][^[\]]*$/)
})
