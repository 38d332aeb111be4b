/** The settings that the block editor takes patterns from. Seen in WordPress 6.8 and 7.1. */
export const patternSettings = ( patterns: {
	readonly registered: readonly unknown[] | undefined;
	/** Records of the type `wp_block`. */
	readonly user: readonly unknown[] | undefined;
	/** Those of the user's patterns. */
	readonly categories: readonly unknown[] | undefined;
} ): Readonly< Record< string, readonly unknown[] > > =>
	Object.fromEntries(
		Object.entries( {
			__experimentalBlockPatterns: patterns.registered,
			__experimentalReusableBlocks: patterns.user,
			__experimentalUserPatternCategories: patterns.categories,
		} ).flatMap( ( [ name, value ] ) =>
			value ? [ [ name, value ] as const ] : []
		)
	);

/** The patterns among the settings that PHP printed: those that REST does not answer. */
export const printedPatterns = ( {
	__experimentalAdditionalBlockPatterns: patterns,
}: Readonly< Record< string, unknown > > ): readonly unknown[] =>
	Array.isArray( patterns ) ? patterns : [];
