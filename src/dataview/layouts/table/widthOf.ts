import type { CSSProperties } from 'react';
import type { LayoutOptions } from '../../types';

/** A column's width styles in the view. */
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
