import { nameToGreet } from '@balcao/domain/people/names'
import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { uploads } from '#db/schema/messages.ts'
import { defineJob } from '#define-job.ts'
import { refusalMailTicket } from '#modules/uploads/files/plan-refusal-mail.ts'
import { inScope } from '#scope.ts'
import { sendMail } from './send-mail.ts'

/** Mails a seller whose file was refused, unless an open page has shown the refusal and dropped the file. */
export const tellFileRefusedJob = defineJob({
  ...refusalMailTicket,
  run: (app, { platformId, uploadId }) =>
    inScope(app, platformId, async (scope) => {
      const [found] = await scope.tx
        .select({ upload: uploads, seller: users })
        .from(uploads)
        .innerJoin(users, eq(users.id, uploads.userId))
        .where(and(eq(uploads.id, uploadId), isNull(uploads.releasedAt)))
      if (!found || found.upload.refusal === null) return
      const { upload, seller } = found
      await sendMail(scope, {
        key: `file-refused:${uploadId}`,
        to: seller.email,
        template: 'fileRefused',
        locale: seller.locale,
        props: {
          sellerName: nameToGreet(seller),
          fileName: upload.fileName ?? '',
          cause: found.upload.refusal,
          productsPath: '/platform/my-products',
        },
      })
    }),
})
