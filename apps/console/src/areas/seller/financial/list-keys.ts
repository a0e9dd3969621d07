/** The parts of the page's address that belong to its lists, which other parts of the page lead to. */
export const statementKey = 'statement'
export const anticipationsKey = 'anticipations'
