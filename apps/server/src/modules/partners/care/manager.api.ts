import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { addCareNote } from './add-care-note.ts'
import { addCareTask } from './add-care-task.ts'
import {
  careNoteIdInput,
  careNoteInput,
  careTaskIdInput,
  careTaskInput,
  careTaskMarkInput,
} from './care.input.ts'
import { markCareTask } from './mark-care-task.ts'
import { removeCareNote } from './remove-care-note.ts'
import { removeCareTask } from './remove-care-task.ts'

const manager = proceduresFor({ area: 'MANAGER' })

export const managerCareApi = router({
  addNote: manager.write(careNoteInput, addCareNote),
  removeNote: manager.write(careNoteIdInput, removeCareNote),
  addTask: manager.write(careTaskInput, addCareTask),
  markTask: manager.write(careTaskMarkInput, markCareTask),
  removeTask: manager.write(careTaskIdInput, removeCareTask),
})
