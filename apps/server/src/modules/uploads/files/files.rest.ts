import { z } from 'zod'
import { ApiRefusal } from '#rpc/rest/api-refusal.ts'
import { emptyAnswer, routesFor } from '#rpc/rest/routes-for.ts'
import { beginKeyFile } from './begin-key-file.ts'
import { cancelFileUpload } from './cancel-file-upload.ts'
import { completeFileUpload } from './complete-file-upload.ts'
import { describeFile } from './describe-file.ts'
import { fileUploadInput, uploadIdInput } from './file-upload.input.ts'

const file = z
  .object({
    id: z.uuid(),
    fileName: z.string(),
    contentType: z.string(),
    sizeBytes: z.int(),
    state: z.enum(['ARRIVING', 'CHECKING', 'READY', 'REFUSED']),
    refusal: z.enum(['WRONG_TYPE', 'INFECTED', 'TOO_LARGE_TO_CHECK', 'UNCHECKED']).nullable(),
    key: z
      .string()
      .nullable()
      .meta({ description: 'Names the file in the contents of a product, from READY on.' }),
    partBytes: z.int(),
    partCount: z.int(),
    nextParts: z
      .array(
        z.object({
          number: z.int(),
          firstByte: z.int(),
          sizeBytes: z.int(),
          url: z.url(),
          headers: z.record(z.string(), z.string()),
        }),
      )
      .meta({
        description:
          'Missing parts, eight at most. PUT the bytes of each to its url, without the key; the url works for 15 minutes.',
      }),
  })
  .meta({ id: 'File' })

const products = routesFor({ area: 'SELLER' }, 'products')
const fileIdInput = z.strictObject({ fileId: uploadIdInput.shape.uploadId })

export const fileRoutes = [
  products.outside.create({
    name: 'createFile',
    path: '/files',
    summary: { pt: 'Enviar arquivo', en: 'Upload a file' },
    input: fileUploadInput.pick({ fileName: true, sizeBytes: true }),
    example: { fileName: 'apostila.pdf', sizeBytes: 48_213 },
    answer: file,
    useCase: async (call, wish) => describeFile(call, { uploadId: await beginKeyFile(call, wish) }),
  }),
  products.outside.read({
    name: 'getFile',
    path: '/files/{fileId}',
    summary: { pt: 'Consultar arquivo', en: 'Get a file' },
    input: fileIdInput,
    answer: file,
    useCase: (call, { fileId }) => describeFile(call, { uploadId: fileId }),
  }),
  products.outside.act({
    name: 'completeFile',
    path: '/files/{fileId}/complete',
    summary: { pt: 'Concluir envio de arquivo', en: 'Complete the upload of a file' },
    input: fileIdInput,
    answer: file,
    useCase: async (call, { fileId: uploadId }) => {
      await completeFileUpload(call.app, call.session, { uploadId })
      return describeFile(call, { uploadId })
    },
  }),
  products.remove({
    name: 'removeFile',
    path: '/files/{fileId}',
    summary: { pt: 'Remover arquivo sem uso', en: 'Remove a file that no product uses' },
    input: fileIdInput,
    answer: emptyAnswer,
    useCase: async (caller, { fileId }) => {
      if (!(await cancelFileUpload(caller, { uploadId: fileId }))) throw new ApiRefusal('file_in_use')
      return {}
    },
  }),
]
