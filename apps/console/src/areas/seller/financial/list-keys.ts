/** Keys of the page's lists in the address, for links from its other parts. */
export const statementKey = 'statement'
export const anticipationsKey = 'anticipations'
