/** Names the accounts, by their public key, that the bank's pages are narrowed to. Without it they show all. */
export const merchantHeader = 'x-bank-merchant'
