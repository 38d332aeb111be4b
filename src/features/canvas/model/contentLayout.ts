import { isRecord, type UnknownRecord } from '@/kernel/guards';

export interface ContentLayout {
	/** The layout attribute of blocks. */
	readonly layout: UnknownRecord;
	/** WordPress's classes for this layout, which themes style. */
	readonly className: string;
}

/**
 * The layout of a post's content without its template, with the theme's content width.
 *
 * @param supportsLayout Whether the theme defines the content width.
 * @param features       The settings from global styles.
 */
export function contentLayout(
	supportsLayout: unknown,
	features: unknown
): ContentLayout {
	if ( supportsLayout !== true ) {
		return { layout: { type: 'default' }, className: 'is-layout-flow' };
	}
	const { layout, useRootPaddingAwareAlignments } = isRecord( features )
		? features
		: {};
	return {
		layout: {
			...( isRecord( layout ) ? layout : {} ),
			type: 'constrained',
		},
		className:
			useRootPaddingAwareAlignments === true
				? 'is-layout-constrained has-global-padding'
				: 'is-layout-constrained',
	};
}
