/** Messages for files that cannot be opened, read or written, by the error code of the system. */
export const filePhrases = {
  notFile: '{name} is not a file.',
  failed: '{name} cannot be opened or written: {reason}.',
  reasons: {
    ENOENT: 'its folder does not exist',
    EISDIR: 'it is a folder',
    EACCES: 'no permission',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
  } as Record<string, string>,
}
