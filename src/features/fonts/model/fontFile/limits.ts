const MEGABYTE = 1024 * 1024;

/** Limits of the resources that reading a file may use. Real fonts stay far below. */
export const LIMITS = {
	/** Bytes of a file. */
	fileBytes: 30 * MEGABYTE,
	/** Bytes of an unpacked file; the WOFF2 decoder has the same limit. */
	unpackedBytes: 30 * MEGABYTE,
	tables: 64,
	/** Entries of the name table. */
	names: 4_096,
	/** Total characters of all names: entries may share their text. */
	nameCharacters: 2 * MEGABYTE,
	axes: 64,
	/** Characters of a name on one line. */
	shownName: 80,
	/** Characters of a license, a copyright notice or a web address. */
	shownText: 2_000,
} as const;
