/**
 * What is left of a mail that needs no copy: codes and links in it are still valid after it was sent, and its kind
 * says what it was about.
 */
export const blankMail = { subject: '', html: '', text: '', unsubscribeUrl: null }
