import type { filePhrases as english } from './file-phrases.en.ts'

export const filePhrases = {
  notFile: '{name} 不是文件。',
  failed: '{name} 无法打开或写入：{reason}。',
  reasons: {
    ENOENT: '所在文件夹不存在',
    EISDIR: '这是文件夹',
    EACCES: '没有权限',
    EROFS: '磁盘只读',
    ENOSPC: '磁盘已满',
  },
} satisfies typeof english
