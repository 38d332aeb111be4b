import type { CSSProperties } from 'react';
import type { LayoutOptions } from '../../types';

/** The width that the view gives a column. */
export function widthOf(
	widths: LayoutOptions[ 'styles' ],
	field: { readonly id: string } | undefined
): CSSProperties | undefined {
	const style = field && widths?.[ field.id ];
	return style
		? {
				inlineSize: style.width,
				minInlineSize: style.minWidth,
				maxInlineSize: style.maxWidth,
			}
		: undefined;
}
