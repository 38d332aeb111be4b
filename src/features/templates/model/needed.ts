/** The types of which a user has to be allowed to make items, to make templates. */
export const NEEDED_TO_ADD = [
	'wp_template',
	// Whoever may not write posts may not tie a template to its theme either: WordPress would lose it.
	'post',
] as const;
