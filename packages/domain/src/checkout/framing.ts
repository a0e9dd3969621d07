/**
 * Where a page of a purchase may be framed: the offer of the first checkout, and the origins of this offer's allowed
 * sites.
 */
export type Framing = { offerId: string; sites: string[] }

export const noFraming: Framing = { offerId: '', sites: [] }
