/** Public key of the accounts to which the bank's pages are limited. Without it they show all accounts. */
export const merchantHeader = 'x-bank-merchant'
/** Marks a request of a person who has only the code of a charge, and may see and pay only that charge. */
export const payerHeader = 'x-bank-payer'
/** Carries the key of a shop on another machine than the sandbox: only calls with this key are answered. */
export const accessHeader = 'x-shop-access'
