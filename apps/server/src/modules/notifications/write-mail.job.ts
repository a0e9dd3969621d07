import { locales } from '@balcao/domain/vocabulary'
import type { MailTemplates } from '@balcao/mail/templates'
import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { ringBell } from './notices/ring-bell.ts'
import { type MailRequest, renderRequest, writeMail } from './write-mail.ts'

type AnyMailRequest = MailRequest<keyof MailTemplates>

/** Writes a mail that could not be rendered when its fact was committed. */
export const writeMailJob = defineJob({
  name: 'write-mail',
  payload: z.object({
    key: z.string(),
    to: z.string(),
    orderId: z.uuid().optional(),
    template: z.custom<keyof MailTemplates>((name) => typeof name === 'string'),
    locale: z.enum(locales),
    props: z.custom<MailTemplates[keyof MailTemplates]>((props) => typeof props === 'object'),
  }),
  triesMax: 25,
  run: (app, { platformId, ...request }) =>
    inScope(app, platformId, async (scope) => {
      const rendered = await renderRequest(scope, request satisfies AnyMailRequest)
      await writeMail(scope, request, rendered)
      await ringBell(scope, request, rendered.subject)
    }),
})
