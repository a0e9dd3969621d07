/**
 * Name of the key of a purchase made in another site's page, as a parameter of addresses and as a header of
 * calls and their answers.
 */
export const frameKeyName = 'balcao-frame'
/** What a call says in a frame that has bought nothing yet. */
export const noFrameKey = 'none'
