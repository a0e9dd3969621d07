import { resolve } from 'node:path'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { ConfigError, readConfig } from '#config.ts'
import { bucketRules } from '#kit/storage/bucket-rules.ts'

const repository = resolve(import.meta.dirname, '../../../../..')

export function storage(words: string[], { environment }: World): Answer {
  const { what } = readArguments(words, { names: ['what'] })
  if (what !== 'policy') throw new WrongCall(`"${what}" is not policy`)
  const { policy, cors, lifecycle } = bucketRules(bucketOf(environment))
  const lines = [
    'Policy of the bucket (put-bucket-policy):',
    JSON.stringify(policy, null, 2),
    '',
    'CORS of the bucket (put-bucket-cors):',
    JSON.stringify(cors, null, 2),
    '',
    'Lifecycle of the bucket (put-bucket-lifecycle-configuration):',
    JSON.stringify(lifecycle, null, 2),
  ]
  return { data: { policy, cors, lifecycle }, text: lines.join('\n') }
}

function bucketOf(environment: World['environment']): string {
  try {
    const { s3 } = readConfig({ BALCAO_DATA_DIR: resolve(repository, '.balcao'), ...environment })
    if (!s3) throw new WrongCall('Files are kept on disk: S3_BUCKET and its keys are not set')
    return s3.bucket
  } catch (error) {
    if (error instanceof ConfigError) throw new WrongCall(error.message)
    throw error
  }
}
