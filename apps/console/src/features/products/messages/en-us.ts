import type { ProductsMessages } from './pt-br.ts'

export const messages = {
  status: { DRAFT: 'Draft', APPROVED: 'Approved', PAUSED: 'Paused' },
  type: { DIGITAL: 'Digital', FISICO: 'Physical' },
} satisfies ProductsMessages
