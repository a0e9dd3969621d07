/**
 * Name of the key of a purchase made in a frame on another site, as a parameter of addresses and as a header of calls
 * and their answers.
 */
export const frameKeyName = 'balcao-frame'
/** Value of the header for a frame without a purchase. */
export const noFrameKey = 'none'

/**
 * Name of the signed click of an affiliate's link, since a frame has no cookie with it: a parameter of the site's page
 * and of the frame's address, and a header of the frame's calls.
 */
export const siteClickName = 'balcao-click'
