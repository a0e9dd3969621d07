import { publicFolders } from './object-key.ts'

/**
 * Policy that a bucket needs. Visitors may read the public folders only; browsers of every tenant upload by signed
 * links, which fix the file, its type and its size, so checking the origin adds no security.
 */
export function bucketRules(bucket: string) {
  return {
    policy: {
      Version: '2012-10-17',
      Statement: [
        {
          Sid: 'PublicFolders',
          Effect: 'Allow',
          Principal: '*',
          Action: 's3:GetObject',
          Resource: publicFolders.map((folder) => `arn:aws:s3:::${bucket}/${folder}/*`),
        },
      ],
    },
    cors: {
      CORSRules: [
        {
          AllowedOrigins: ['*'],
          AllowedMethods: ['PUT', 'GET'],
          AllowedHeaders: ['content-type', 'if-none-match'],
          MaxAgeSeconds: 3600,
        },
      ],
    },
    /** For files in parts that no row of ours names. Known ones are dropped long before. */
    lifecycle: {
      Rules: [
        {
          ID: 'UnfinishedParts',
          Status: 'Enabled',
          Filter: { Prefix: '' },
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 30 },
        },
      ],
    },
  }
}
