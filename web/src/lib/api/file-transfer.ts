import { ApiError, answerOf } from './api-client.ts'

/** A file of an answer, with its name. */
export interface AnsweredFile {
  content: Blob
  name: string
}

/** The file of an answer. Throws `ApiError` for every other answer. */
export async function fileOf(response: Response): Promise<AnsweredFile> {
  const isFile = response.ok && !response.headers.get('content-type')?.startsWith('application/json')
  if (!isFile) {
    await answerOf(response)
    throw new ApiError({ status: 502 })
  }
  return { content: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) }
}

/** The file name of `Content-Disposition`, preferring `filename*` (RFC 6266); without path, '' if absent. */
export function fileNameOf(disposition: string | null): string {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="([^"]*)"|filename=([^;]+)/i.exec(disposition ?? '')
  const name = (extended === undefined ? null : decoded(extended)) ?? plain?.[1] ?? plain?.[2] ?? ''
  return name.trim().replaceAll(/[/\\]/g, '_')
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Downloads the file, as `name` if its answer had no file name. */
export function saveFile(file: AnsweredFile, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file.content)
  link.download = file.name || name
  link.click()
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
