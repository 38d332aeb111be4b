/** The patterns in the settings of the block editor. Seen in WordPress 6.8 and 7.1. */
export const patternSettings = ( patterns: {
	readonly registered: readonly unknown[] | undefined;
	/** Records of the type `wp_block`. */
	readonly user: readonly unknown[] | undefined;
	/** The categories of the user's patterns. */
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

/** The patterns in the settings that PHP printed: those that aren't in REST. */
export const printedPatterns = ( {
	__experimentalAdditionalBlockPatterns: patterns,
}: Readonly< Record< string, unknown > > ): readonly unknown[] =>
	Array.isArray( patterns ) ? patterns : [];
