/** Names the account, by its public key, that the bank's pages are narrowed to. Without it they show every account. */
export const merchantHeader = 'x-bank-merchant'
