/** Parameters of a checkout link that fill in the buyer's data. */
export const prefillParameters = { name: 'nome', email: 'email', phone: 'telefone', cpf: 'cpf' } as const
export type PrefillField = keyof typeof prefillParameters

/** A checkout link with the buyer's data; blank values are left out. */
export function prefilledLink(address: string, buyer: Record<PrefillField, string>): string {
  const url = new URL(address)
  for (const [field, parameter] of Object.entries(prefillParameters)) {
    const value = buyer[field as PrefillField].trim()
    if (value !== '') url.searchParams.set(parameter, value)
  }
  return url.href
}
