import { greetingName } from '#greeting-name.ts'
import type { MailBlock, MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'

type News = {
  /** Name of the reader. */
  name: string
  subject: string
  /** The subject, unless another is given. */
  heading?: string
  explain: string
  /** Label and value of each fact; one without a value is left out. */
  facts?: readonly (readonly [label: string, value: string | null | undefined | false])[]
  /** The consequence of the facts, or the next step. */
  text?: string
  button?: readonly [label: string, url: string] | null
  note?: string
}

/** The usual mail: a greeting with the event, its facts, and a button to the page about it. */
export function newsMail(
  { texts }: MailContext,
  { name, subject, heading = subject, explain, facts = [], text, button, note }: News,
): MailContent {
  const rows = facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
  const blocks: (MailBlock | false)[] = [
    { kind: 'paragraph', text: `${texts.greeting(greetingName(name))} ${explain}` },
    rows.length > 0 && { kind: 'facts', rows },
    text !== undefined && { kind: 'paragraph', text },
    button != null && { kind: 'button', label: button[0], url: button[1] },
    note !== undefined && { kind: 'note', text: note },
  ]
  return { subject, preview: explain, heading, blocks: blocks.filter((block) => block !== false) }
}
