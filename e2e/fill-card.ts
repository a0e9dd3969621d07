import type { FrameLocator } from 'playwright-core'
import type { Form } from './fill-checkout.ts'

export type TypedCard = { number?: string; expiry?: string; code?: string; holder?: string }

/** The fields on the other origin, as a buyer finds them. */
export function cardFields(page: Form): FrameLocator {
  return page.frameLocator('iframe[title^="Dados do cartão"]')
}

/** Chooses the card and types it, digit by digit where the field has a mask. */
export async function fillCard(page: Form, card: TypedCard = {}): Promise<void> {
  await page.getByRole('radio', { name: /Cartão/ }).check()
  const fields = cardFields(page)
  await fields.getByLabel('Número do cartão').fill('')
  await fields.getByLabel('Número do cartão').pressSequentially(card.number ?? '4111111111111111')
  await fields.getByLabel('Validade').fill('')
  await fields.getByLabel('Validade').pressSequentially(card.expiry ?? '1234')
  await fields.getByLabel('CVV').fill(card.code ?? '123')
  await fields.getByLabel('Nome impresso no cartão').fill(card.holder ?? 'CAROLINA NOGUEIRA')
}

/**
 * Presses a button by keyboard. On a loaded machine a mouse click may come too early: until the next frame is
 * rendered, the browser sends it to the place that the card frame had before the scroll.
 */
export async function pressButton(page: Form, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter')
}
