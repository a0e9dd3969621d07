/** Where a page of a purchase may be shown: the offer whose checkout it began with, and the origins of its allowed sites. */
export type Framing = { offerId: string; sites: string[] }

export const noFraming: Framing = { offerId: '', sites: [] }
