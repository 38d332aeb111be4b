const MEGABYTE = 1024 * 1024;

/** What a file may ask of the browser that reads it. Real fonts stay far below. */
export const LIMITS = {
	/** Bytes of a file. */
	fileBytes: 30 * MEGABYTE,
	/** Bytes of what a packed file holds; the WOFF2 decoder itself ends at this size. */
	unpackedBytes: 30 * MEGABYTE,
	tables: 64,
	/** Entries of the table of names. */
	names: 4_096,
	/** Characters of all names together: entries may share their text. */
	nameCharacters: 2 * MEGABYTE,
	axes: 64,
	/** Characters of a name that is shown in a line. */
	shownName: 80,
	/** Characters of a licence, a copyright, a web address. */
	shownText: 2_000,
} as const;
