/** Names the accounts, by their public key, that the bank's pages are narrowed to. Without it they show all. */
export const merchantHeader = 'x-bank-merchant'
/** Says that somebody asks who holds nothing but the code of a charge, and may see and pay that one alone. */
export const payerHeader = 'x-bank-payer'
/** Carries the key of the one shop that a sandbox on another machine answers. */
export const accessHeader = 'x-shop-access'
