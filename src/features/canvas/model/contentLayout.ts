import { isRecord, type UnknownRecord } from '../../../kernel/guards';

export interface ContentLayout {
	/** As blocks read it. */
	readonly layout: UnknownRecord;
	/** WordPress's classes that stand for it, for which the theme has styles. */
	readonly className: string;
}

/**
 * The layout of a post's content without its template: as wide as the theme has it.
 *
 * @param supportsLayout Whether the theme says how wide that is.
 * @param features       The settings of the styles.
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
