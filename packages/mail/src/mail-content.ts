/** A mail before it takes a form. HTML and plain text are both made of this, so they can never say different things. */
export type MailContent = {
  subject: string
  /** The line that inboxes show beside the subject. */
  preview: string
  heading: string
  blocks: MailBlock[]
  /** Of a mail that one may ask to get no more of; mailbox programs show a button for it. */
  unsubscribeUrl?: string
}

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: { label: string; value: string }[] }
  | { kind: 'button'; label: string; url: string }
  /** Something to be typed or copied: short ones are shown large. */
  | { kind: 'code'; value: string; isShort: boolean }
  | { kind: 'note'; text: string }
