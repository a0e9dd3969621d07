/**
 * Replaces the content of a sent mail, whose codes and links may still be valid. The kind of the mail remains
 * stored.
 */
export const blankMail = { subject: '', html: '', text: '', unsubscribeUrl: null }
