/** Bumped when a record's profile or keys would come out differently: all records are then compared anew. */
export const profileVersion = 2
