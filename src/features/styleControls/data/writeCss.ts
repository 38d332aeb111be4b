import { boot } from '../../../platform/boot';
import { checkCss } from '../model/cssCheck';
import {
	invalidCssReason,
	type StyleTarget,
} from '../../globalStyles/index.model';
import { setCssDraft } from './cssDrafts';
import { editStyles } from '../../globalStyles/index.records';

/** Rules that a piece of CSS has to keep where it belongs. */
export const cssRules = ( { block }: StyleTarget ) =>
	( {
		scope: block === undefined ? 'sheet' : 'block',
		markup: boot().allowsCssMarkup ? 'allowed' : 'refused',
	} ) as const;

/** Takes CSS as it is typed: valid CSS goes into the styles, anything else waits. */
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
