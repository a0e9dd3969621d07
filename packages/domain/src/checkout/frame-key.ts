/**
 * Name of the key of a purchase made in another site's page, as a parameter of addresses and as a header of
 * calls and their answers.
 */
export const frameKeyName = 'balcao-frame'
/** What a call says in a frame that has bought nothing yet. */
export const noFrameKey = 'none'

/**
 * Name of the signed click of an affiliate's link, which a frame has no cookie of: a parameter of the site's
 * page and of the frame's address, and a header of the frame's calls.
 */
export const siteClickName = 'balcao-click'
