import { z } from 'zod'

/** Query parameters that prefill the form and never belong to campaign data. */
const personalKeys = ['nome', 'email', 'telefone', 'cpf', 'carrinho']

/** Campaign parameters of the checkout's address, without those that name the visitor. */
export const utmQuery = z
  .string()
  .max(4000)
  .default('')
  .transform((query) => {
    const entries = [...new URLSearchParams(query)].filter(([key]) => !personalKeys.includes(key))
    return Object.fromEntries(
      entries.slice(0, 40).map(([key, value]) => [key.slice(0, 100), value.slice(0, 500)]),
    )
  })
