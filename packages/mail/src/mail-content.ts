/** A mail before rendering. HTML and plain text are both made of it, so they can never differ. */
export type MailContent = {
  subject: string
  /** The line that inboxes show beside the subject. */
  preview: string
  heading: string
  blocks: MailBlock[]
  /** Present in mails from which the reader can unsubscribe; mailbox programs show a button for it. */
  unsubscribeUrl?: string
}

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | { kind: 'button'; label: string; url: string }
  /** A value to type or copy: short ones are shown large. */
  | { kind: 'code'; value: string; isShort: boolean }
  | { kind: 'note'; text: string }
