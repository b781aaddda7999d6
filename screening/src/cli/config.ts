/** Environment that the launcher gives the command. */
export interface Config {
  databaseUrl: string
  elasticsearchUrl: string
  indexPrefix: string
  /** The user's working folder; relative paths start here. */
  folder: string
}

/** Reads the environment variables once. Throws if one is missing. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const required = (name: string): string => {
    const value = environment[name]
    if (!value) throw new Error(`${name} is missing: start this through npm run screen`)
    return value
  }
  return {
    databaseUrl: required('DATABASE_URL'),
    elasticsearchUrl: required('ELASTICSEARCH_URL'),
    indexPrefix: environment['INDEX_PREFIX'] || 'qingdan',
    folder: environment['INIT_CWD'] ?? process.cwd(),
  }
}
