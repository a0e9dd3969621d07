import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { isCertificateReference } from './platform-certificate.ts'

/** Deletes the file of a replaced certificate. */
export const forgetCertificateJob = defineJob({
  name: 'forget-certificate',
  payload: z.object({ reference: z.string() }),
  triesMax: 25,
  async run(app, { reference }) {
    if (isCertificateReference(reference)) await app.store.remove(reference)
  },
})
