import { greetingName } from '#greeting-name.ts'
import type { MailContent } from '#mail-content.ts'
import type { MailContext } from '#mail-context.ts'
import type { MailTemplates } from '#templates.ts'

type CodeTexts = { subject: (code: string) => string; heading: string; explain: string }
type CodeProps = MailTemplates['customerAccessCode']

export function customerAccessCode(props: CodeProps, context: MailContext): MailContent {
  return codeMail(props, context, context.texts.customerAccessCode)
}

export function registrationCode(props: CodeProps, context: MailContext): MailContent {
  return codeMail(props, context, context.texts.registrationCode)
}

/** The code is in the subject, because a phone's lock screen shows the subject. */
function codeMail(props: CodeProps, { texts }: MailContext, own: CodeTexts): MailContent {
  return {
    subject: own.subject(props.code),
    preview: own.explain,
    heading: own.heading,
    blocks: [
      { kind: 'paragraph', text: `${texts.greeting(greetingName(props.name))} ${own.explain}` },
      { kind: 'code', value: props.code, isShort: true },
      { kind: 'note', text: texts.expiresIn(props.expiresInMinutes) },
      { kind: 'note', text: `${texts.neverShare} ${texts.ignore}` },
    ],
  }
}
