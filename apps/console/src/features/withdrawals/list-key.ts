/** The part of a page's address that belongs to the list of withdrawals. */
export const withdrawalsKey = 'withdrawals'
