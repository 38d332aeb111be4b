import { boot } from '@/platform/boot';
import { checkCss } from '../model/cssCheck';
import {
	invalidCssReason,
	type StyleTarget,
} from '@/features/globalStyles/index.model';
import { setCssDraft } from './cssDrafts';
import { editStyles } from '@/features/globalStyles/index.records';

/** The rules for CSS of a target. */
export const cssRules = ( { block }: StyleTarget ) =>
	( {
		scope: block === undefined ? 'sheet' : 'block',
		// Of CSS in the styles, WordPress looks into the site's only.
		markup:
			boot().allowsCssMarkup || block !== undefined
				? 'allowed'
				: 'refused',
	} ) as const;

/** Stores CSS while it is typed: valid CSS becomes part of the styles, invalid CSS becomes a draft. */
export function writeCss(
	target: StyleTarget,
	text: string | undefined
): void {
	const { problems } = checkCss( text ?? '', cssRules( target ) );
	if ( problems.length > 0 || invalidCssReason( text ?? '' ) !== null ) {
		setCssDraft( target, text );
		return;
	}
	setCssDraft( target, undefined );
	editStyles( [ { target, path: 'css', value: text } ] );
}
