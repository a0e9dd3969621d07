import type { LookUp } from '#kit/look-up/look-up.ts'

export type Product = {
  id: string
  name: string
  kind: 'DIGITAL' | 'PHYSICAL'
  isPaused: boolean
  priceCents: number
}

export const products: Product[] = [
  { id: 'bread', name: 'Curso Pão de Fermentação', kind: 'DIGITAL', isPaused: false, priceCents: 19700 },
  { id: 'mentoring', name: 'Mentoria 90 dias', kind: 'DIGITAL', isPaused: false, priceCents: 149000 },
  { id: 'kit', name: 'Kit Levain + Banneton', kind: 'PHYSICAL', isPaused: true, priceCents: 23890 },
]

/** Answers like a server: a few matches, or the names of the chosen ids. */
export const productLookUp: LookUp = (asked) => ({
  queryKey: ['product look-up', asked],
  queryFn: async () =>
    products.filter(({ id, name }) =>
      'ids' in asked ? asked.ids.includes(id) : name.toLowerCase().includes(asked.search.toLowerCase()),
    ),
})
