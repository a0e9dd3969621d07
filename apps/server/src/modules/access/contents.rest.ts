import { contentKinds } from '@balcao/domain/delivery/access'
import { z } from 'zod'
import { emptyAnswer, nothing, pageQuery, routesFor, thenRead } from '#rpc/rest/routes-for.ts'
import { contentsInput, licenseKeysInput } from './contents.input.ts'
import { addLicenseKeys } from './licenses/add-license-keys.ts'
import { listLicenseKeys } from './licenses/list-license-keys.ts'
import { removeLicenseKey } from './licenses/remove-license-key.ts'
import { listContents } from './list-contents.ts'
import { saveContents } from './save-contents.ts'

const contents = z
  .object({
    version: z.int().meta({ description: 'Of the product. Send it back with a change.' }),
    deliveryNote: z.string().nullable(),
    contents: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(contentKinds),
        title: z.string(),
        fileKey: z.string().nullable(),
        sizeBytes: z.int().nullable(),
        captionsKey: z.string().nullable(),
        url: z.string().nullable(),
        endpointId: z.uuid().nullable(),
        usesMax: z.int().nullable(),
        opensOn: z.iso.date().nullable(),
        licenses: z.object({ free: z.int(), given: z.int(), waiting: z.int() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'ProductContents' })

const licenseKey = z
  .object({
    id: z.uuid(),
    value: z.string(),
    state: z.enum(['FREE', 'GIVEN', 'REVOKED']),
    orderCode: z.string().nullable(),
    takenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'LicenseKey' })

const products = routesFor({ area: 'SELLER' }, 'products')

export const contentRoutes = [
  products.read({
    name: 'getContents',
    path: '/products/{productId}/contents',
    summary: { pt: 'Consultar conteúdos de um produto', en: 'Get the contents of a product' },
    input: contentsInput.pick({ productId: true }),
    answer: contents,
    useCase: listContents,
  }),
  products.replace({
    name: 'replaceContents',
    path: '/products/{productId}/contents',
    summary: { pt: 'Substituir conteúdos de um produto', en: 'Replace the contents of a product' },
    input: contentsInput,
    example: {
      version: 2,
      contents: [
        {
          kind: 'LINK',
          title: 'Aulas',
          url: 'https://aulas.example/panificacao',
          fileKey: null,
          usesMax: null,
          opensOn: null,
        },
      ],
    },
    answer: contents,
    useCase: saveContents,
  }),
  products.list({
    name: 'listLicenseKeys',
    path: '/contents/{contentId}/license-keys',
    summary: { pt: 'Listar chaves de licença', en: 'List license keys' },
    input: z.strictObject({
      contentId: z.uuid(),
      state: z.enum(['FREE', 'TAKEN']).optional(),
      ...pageQuery,
    }),
    item: licenseKey,
    useCase: listLicenseKeys,
  }),
  products.create({
    name: 'addLicenseKeys',
    path: '/contents/{contentId}/license-keys',
    summary: { pt: 'Adicionar chaves de licença', en: 'Add license keys' },
    input: licenseKeysInput,
    example: { keys: ['PAO-7F3K-91QX', 'PAO-2M8D-44TZ'] },
    answer: z
      .object({
        added: z.int(),
        repeated: z.int(),
        given: z.int().meta({ description: 'Keys that went to sales waiting for one.' }),
      })
      .meta({ id: 'AddedLicenseKeys' }),
    useCase: addLicenseKeys,
  }),
  products.remove({
    name: 'removeLicenseKey',
    path: '/license-keys/{keyId}',
    summary: { pt: 'Remover chave de licença sem uso', en: 'Remove a license key that no sale has' },
    input: z.strictObject({ keyId: z.uuid() }),
    answer: emptyAnswer,
    useCase: thenRead(removeLicenseKey, nothing),
  }),
]
