import { Ajv2020 } from 'ajv/dist/2020.js'
import { openApiDocument } from '#api/openapi.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}
type Content = { content?: Record<string, { schema: Schema; example?: Record<string, unknown> }> }
export type Operation = {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Pick<Operation, 'requestBody'> }>
  components: { schemas: Record<string, Schema> }
}

export const documentIn = (language: 'pt' | 'en') => openApiDocument(language) as unknown as ApiDocument

export const apiDocument = documentIn('en')
export const operations = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)

const ajv = new Ajv2020({ strict: false, validateFormats: false })
export const validatorOf = (schema: Schema) => ajv.compile({ ...schema, components: apiDocument.components })
