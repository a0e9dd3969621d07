/** What links carry the host; null of one that was not proven yet. */
export type DomainUses = { isPrimary: boolean; isForCheckout: boolean } | null
