/** What uses the host; null for a host that is not verified yet. */
export type DomainUses = { isPrimary: boolean; isForCheckout: boolean; sendsMail: boolean } | null
