/** A slug as people read it: WordPress stores slugs in other scripts encoded. */
export function decodeSlug( slug: string ): string {
	try {
		return decodeURIComponent( slug );
	} catch {
		// Such as one that was cut off in the middle of a character.
		return slug;
	}
}
