import type { FrameLocator, Page } from 'playwright-core'

/** A checkout as a page of its own, or inside the page of another site. */
export type Form = Page | FrameLocator

/** Fills in the form field by field, found by their labels. */
export async function fillCheckout(page: Form, buyer: { name?: string; email?: string } = {}): Promise<void> {
  await page.getByLabel('Nome completo').fill(buyer.name ?? 'Carolina Nogueira')
  await page.getByLabel('E-mail').fill(buyer.email ?? 'carolina@compradora.example')
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel('CPF').fill('52998224725')
}

/** The CEP fills in street, district, city and state; the buyer types the number. */
export async function fillAddress(page: Form): Promise<void> {
  await page.getByLabel('CEP', { exact: true }).fill('01310100')
  await page.getByText('Avenida Paulista').first().waitFor()
  await page.getByLabel('Número').fill('1000')
}
