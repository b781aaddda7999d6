import { ApiError, answerOf } from './api-client.ts'

/** A file of an answer, and what it is called. */
export interface AnsweredFile {
  content: Blob
  name: string
}

/** The file of an answer. Fails with `ApiError` for every answer that is none. */
export async function fileOf(response: Response): Promise<AnsweredFile> {
  const isFile = response.ok && !response.headers.get('content-type')?.startsWith('application/json')
  if (!isFile) {
    await answerOf(response)
    throw new ApiError({ status: 502 })
  }
  return { content: await response.blob(), name: fileNameOf(response.headers.get('content-disposition')) }
}

/** The name of `Content-Disposition`, the one in all letters before the plain one (RFC 6266); no path, '' without any. */
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

/** Gives the file to the browser's downloads, as `name` where its answer named none. */
export function saveFile(file: AnsweredFile, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file.content)
  link.download = file.name || name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
