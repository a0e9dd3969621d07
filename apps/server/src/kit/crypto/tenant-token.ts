const shape = /^([\w-]{22})([\w-]{43})$/

/** A token of the tenant's id and a secret, so that the tenant is known before any look-up. */
export function tenantToken(platformId: string, secret: string): string {
  return Buffer.from(platformId.replaceAll('-', ''), 'hex').toString('base64url') + secret
}

/** Null for a token of another shape. The id is unproven until the secret is found among that tenant's. */
export function readTenantToken(token: string): { platformId: string; secret: string } | null {
  const [, id, secret] = shape.exec(token) ?? []
  if (id === undefined || secret === undefined) return null
  const hex = Buffer.from(id, 'base64url').toString('hex')
  return { platformId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), secret }
}
