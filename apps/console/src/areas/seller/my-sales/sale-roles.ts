export const saleRoles = ['producer', 'affiliate', 'coProducer'] as const
export type SaleRole = (typeof saleRoles)[number]

export function isSaleRole(value: string | undefined): value is SaleRole {
  return saleRoles.some((role) => role === value)
}
