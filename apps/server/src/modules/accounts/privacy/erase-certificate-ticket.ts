import { z } from 'zod'

/** Name and payload of the job that erases a seller's digital certificate. The job itself is in the module of invoices. */
export const eraseCertificateTicket = {
  name: 'erase-certificate',
  payload: z.object({ userId: z.uuid() }),
  triesMax: 25,
}
