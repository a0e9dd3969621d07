import { z } from 'zod'

/** Name and payload of the job that erases a person from gifts. The job itself is beside the gifts, in a module above. */
export const eraseGiftsTicket = {
  name: 'erase-gifts',
  payload: z.object({ userId: z.uuid() }),
  triesMax: 25,
}
